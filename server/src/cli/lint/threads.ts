import { availableParallelism } from 'node:os';
import { foldersRead } from '../../engine';
import type { OpenProject } from '../openProject';
import type { Scope } from './scope';

/** With more threads than that, most of a run is what one of them does before there is anything to share. */
const MOST = 4;

/** What a thread keeps busy: beside it the compiler and the collector of V8 work, on processors of their own. */
const PROCESSORS = 1.5;

/** A worker that judges fewer documents than that costs more by getting ready than it takes off the others. */
const WORTHWHILE = 750;

/**
 * How many threads share a check of so many documents: what was asked for, but no more than there are documents; else as
 * many as this machine gains by. Two processors are none to share on: V8 has found work for the second.
 */
export function threadsFor(given: number | undefined, documents: number, processors = availableParallelism()): number {
  if (given !== undefined) return Math.max(1, Math.min(given, documents));
  return Math.max(1, Math.min(MOST, Math.floor(processors / PROCESSORS), Math.floor(documents / WORTHWHILE)));
}

/** About how many documents are to be judged; each folder is listed once, so this costs no second look. */
export function countDocuments(projects: readonly OpenProject[], scope: Scope): number {
  const counts = projects.map(({ project, files, absolute }) => {
    const listed = foldersRead(project).flatMap((folder) => files.list(folder));
    return listed.filter(({ path }) => path.endsWith('.md') && scope.includes(absolute(path))).length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
