import { runGit } from './git';

/**
 * Tells the day, as `yyyy-mm-dd`, on which a file below an absolute folder first came into the history, under whatever name
 * it had then; `undefined` for one that is not in it, and where there is no git or no repository.
 */
export function gitFirstSeen(base: string): (relative: string) => string | undefined {
  return (relative) => {
    const args = ['--literal-pathspecs', 'log', '--follow', '--diff-filter=A', '--format=%as', '--', `./${relative}`];
    const days = runGit(base, args)?.trim().split('\n') ?? [];
    return days.at(-1) || undefined; // the latest comes first
  };
}
