import { applyPlan, type FilePlan } from '../../engine';
import { repositoryTop } from '../../host/listMarkdown';
import { type FileChange, WriteError, writeFiles } from '../../host/writeFiles';
import { finishWrites } from '../../host/writeJournal';
import { t } from '../../speech';
import type { Io } from '../io';
import type { OpenProject } from '../openProject';
import { printable } from '../printable';
import { UsageError } from '../usage';

/** A plan and the project whose paths it speaks in. */
export interface ProjectPlan {
  readonly open: OpenProject;
  readonly plan: FilePlan;
}

/**
 * Looks at what is to be written. Where an earlier run was stopped in a write, that is finished, and everything is looked at
 * anew: it may be another by now. Throws `UsageError` when finishing would lose something.
 */
export function lookToWrite<Seen extends { readonly root: string }>(look: () => Seen, io: Io): Seen {
  const seen = look();
  return finishEarlier(seen.root, io) ? look() : seen;
}

/**
 * Finishes a write below the absolute folder `root`, or in the repository around it, that an earlier run was stopped in;
 * false where there is none. Every command that writes does this before it reads. Throws `UsageError` when that would lose
 * something.
 */
export function finishEarlier(root: string, io: Io): boolean {
  let isFinished = false;
  for (const folder of new Set([root, repositoryTop(root)])) {
    const finished = finishWrites(folder);
    if (finished.kind === 'stuck') throw new UsageError(finished.reason);
    if (finished.kind === 'nothing') continue;
    io.stderr.write(t('An earlier run was stopped while it wrote; the rest is written now.\n'));
    isFinished = true;
  }
  return isFinished;
}

/** Makes all plans or none below the absolute folder `root`. Throws `UsageError` when they cannot be made. */
export function writePlans(root: string, plans: readonly ProjectPlan[]): void {
  try {
    writeFiles(root, plans.flatMap(toChanges));
  } catch (error) {
    throw error instanceof WriteError ? new UsageError(error.message) : error;
  }
}

const encoder = new TextEncoder();

/** Decoding was strict, so the bytes of a text are those that it was read from. */
function toChanges({ open, plan }: ProjectPlan): FileChange[] {
  return applyPlan(open.files, plan).flatMap(({ from, path, before, after }): FileChange[] => {
    const old = encoder.encode(before);
    const now = after === undefined ? undefined : encoder.encode(after);
    if (from === undefined) return [{ path: open.absolute(path), before: undefined, after: now }];
    if (from === path) return [{ path: open.absolute(path), before: old, after: now }];
    return [
      { path: open.absolute(from), before: old, after: undefined },
      { path: open.absolute(path), before: undefined, after: now, like: open.absolute(from) },
    ];
  });
}

/** `1 file`, `2 files`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${t(number === 1 ? one : many)}`;
}

/** Writes a line for people that may hold words of theirs. */
export function say(sink: { write(text: string): unknown }, line: string): void {
  sink.write(`${printable(line)}\n`);
}
