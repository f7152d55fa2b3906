import { machine } from './machine';

/**
 * What git prints when run with `args` for the absolute `folder`; `undefined` when there is no git, no repository, or
 * git refuses. Reads only, asks nothing, never goes over the network, and starts no watcher that the repository names.
 */
export function runGit(folder: string, args: readonly string[]): string | undefined {
  return machine.runGit(folder, args);
}

/** The one line that git prints, which may end in blanks of its own; `undefined` like `runGit`. */
export function lineFromGit(folder: string, args: readonly string[]): string | undefined {
  return runGit(folder, args)?.replace(/\r?\n$/, '');
}
