import { execFileSync } from 'node:child_process';

/** Runs git in a folder, as nobody in particular and with no configuration but the repository's own. */
export function git(folder: string, ...args: string[]): string {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  };
  return execFileSync('git', ['-C', folder, ...args], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Commits everything in a folder on the branch `main`, making it a repository first when it is none. */
export function commitAll(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, '-c', 'core.hooksPath=/dev/null', 'commit', '--quiet', '--message', 'x');
}
