import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Shell } from '../engine';

/** Longer than git needs for one object, short enough for somebody who waits for a verdict. In milliseconds. */
const PATIENCE = 5000;

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads files below an absolute folder as they were at a git reference. Whatever stands in the way (no git, no
 * repository, no such reference, no such file, a file that is no text) gives `undefined`.
 */
export function gitBaseline(base: string): NonNullable<Shell['readBaseline']> {
  return (relative, reference) => {
    try {
      return execFileSync('git', ['-C', base, 'cat-file', 'blob', `${reference}:./${relative}`], {
        cwd: path.dirname(process.execPath), // Windows would first look for a `git.exe` in the folder of the workspace
        env: { ...process.env, ...offline },
        encoding: 'utf8',
        maxBuffer: MAX_BYTES,
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: PATIENCE,
        windowsHide: true,
      });
    } catch {
      return undefined; // the comparison is an extra: without a past there is nothing to compare with
    }
  };
}

/** A clone that lacks the object would fetch it, over the network and with what its configuration calls for. */
const offline = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none', GIT_TERMINAL_PROMPT: '0' };
