import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { t } from '../speech';
import { machine } from './machine';
import { pathBelow } from './paths';

/** One step of a write of several files; absolute paths. */
export interface JournalEntry {
  readonly target: string;
  /** The copy that is renamed over the target; `undefined`: the target goes. */
  readonly temp: string | undefined;
  /** What the target holds before; `undefined`: it is new. */
  readonly before: Uint8Array | undefined;
}

/** What the journal holds of a step: paths relative to the root with `/`, and the SHA-256 of what was there. */
interface Step {
  readonly target: string;
  readonly temp?: string;
  readonly before?: string;
}

const help =
  'A command of `rfc` was stopped while it wrote the files below. The next one that writes, such as `rfc lint --fix`, ' +
  'finishes that first. To leave things as they are instead, delete this file and the ones named under "temp".';

/** Where the journal of a repository lies while several files are written. */
export function journalPath(root: string): string {
  return path.join(root, '.rfc-unfinished.json');
}

/** Writes down what is going to be done; throws when a journal exists. */
export function beginJournal(root: string, entries: readonly JournalEntry[]): void {
  const steps = entries.map(({ target, temp, before }): Step => {
    return {
      target: inRoot(root, target),
      ...(temp === undefined ? {} : { temp: inRoot(root, temp) }),
      ...(before === undefined ? {} : { before: hashOf(before) }),
    };
  });
  writeFileSync(journalPath(root), `${JSON.stringify({ help, steps }, undefined, 2)}\n`, { flag: 'wx' });
}

/** Removes the journal, if there is one. */
export function endJournal(root: string): void {
  rmSync(journalPath(root), { force: true });
}

/** What became of a write that was stopped half-way. */
export type Finished =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'finished'; readonly files: number }
  /** A sentence why it cannot be finished without losing something. */
  | { readonly kind: 'stuck'; readonly reason: string };

/** Finishes the write whose journal lies in the absolute folder `root`: what is done already is not done again. */
export function finishWrites(root: string): Finished {
  const journal = journalPath(root);
  if (!existsSync(journal)) return { kind: 'nothing' };
  const steps = readSteps(root, journal);
  if (!steps)
    return {
      kind: 'stuck',
      reason: t('`{journal}` cannot be read: delete it when no other run is writing.', { journal }),
    };
  const open = steps.filter((step) => isOpen(root, step));
  const changed = open.find((step) => !isAsBefore(root, step));
  if (changed) {
    const reason = t('`{target}` has changed since an earlier run was stopped; `{journal}` says what to do.', {
      target: changed.target,
      journal,
    });
    return { kind: 'stuck', reason };
  }
  for (const { target, temp } of open) {
    if (temp === undefined) rmSync(path.join(root, target), { force: true });
    else renameSync(path.join(root, temp), path.join(root, target));
  }
  endJournal(root);
  return { kind: 'finished', files: steps.length };
}

function isOpen(root: string, { target, temp }: Step): boolean {
  return existsSync(path.join(root, temp ?? target));
}

function isAsBefore(root: string, { target, before }: Step): boolean {
  const file = path.join(root, target);
  if (!existsSync(file)) return before === undefined;
  try {
    return before === hashOf(machine.bytesOf(file));
  } catch {
    return false; // forbidden, or something else in the place of a file
  }
}

/** The steps of a journal, which anybody may have edited; `undefined` when they are not ours to make. */
function readSteps(root: string, journal: string): Step[] | undefined {
  try {
    const { steps }: { steps?: unknown } = JSON.parse(new TextDecoder().decode(machine.bytesOf(journal)));
    return Array.isArray(steps) && steps.every((step) => isStep(root, step)) ? steps : undefined;
  } catch {
    return undefined;
  }
}

function isStep(root: string, step: unknown): step is Step {
  if (typeof step !== 'object' || step === null || !('target' in step)) return false;
  const { target, temp, before }: { target: unknown; temp?: unknown; before?: unknown } = step;
  const isPath = (each: unknown) => typeof each === 'string' && !!pathBelow(root, path.join(root, each));
  const isTemp = temp === undefined || (isPath(temp) && String(temp).endsWith('.rfc-tmp'));
  return isPath(target) && isTemp && (before === undefined || typeof before === 'string');
}

function inRoot(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
