import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Longer than git needs for one question, short enough for somebody who waits for a verdict. In milliseconds. */
const PATIENCE = 5000;

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * What git prints when run with `args` for the absolute `folder`; `undefined` when there is no git, no repository, or
 * git refuses. Reads only, asks nothing, never goes over the network, and starts no watcher that the repository names.
 */
export function runGit(folder: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-c', 'core.fsmonitor=false', '-C', folder, ...args], {
      cwd: path.dirname(process.execPath), // Windows would first look for a `git.exe` in the folder of the workspace
      env: { ...process.env, ...offline },
      encoding: 'utf8',
      maxBuffer: MAX_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PATIENCE,
      windowsHide: true,
    });
  } catch {
    return undefined; // whoever asks has a sentence for a repository that gives no answer
  }
}

/**
 * A clone that lacks an object would fetch it, over the network and with what its configuration calls for. Nor is anything
 * written: git likes to refresh its index while it looks.
 */
const offline = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
};
