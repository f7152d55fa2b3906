import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import type { Content } from '../engine';
import { type FileStats, type FolderEntry, type Machine, machine } from './machine';

/** What a piece of work asked the machine about one path, and what it was told, in short. */
interface Told {
  /** What the path was like when first asked about: as long as it is the same, so are all answers. */
  readonly stamp: string;
  /** Answers in short, by question. */
  readonly answers: Record<string, string>;
}

/** Everything that a piece of work asked the machine. Plain data. */
export interface Testimony {
  /** Milliseconds since 1970: when the work began. */
  readonly began: number;
  readonly paths: Readonly<Record<string, Told>>;
}

/** What a piece of work gave; without a testimony where it asked what cannot be asked again for little. */
export interface Witnessed<Value> {
  readonly value: Value;
  readonly testimony?: Testimony;
}

/**
 * Does a piece of work that is a function of what lies on the disk (`Date`, `env` and arguments left aside), and notes
 * what it asks of `machine` meanwhile. The work has to be synchronous.
 */
export function witness<Value>(work: () => Value): Witnessed<Value> {
  const recorder = new Recorder({ ...machine });
  const asked = { ...machine };
  Object.assign(machine, recorder.machine());
  try {
    const value = work();
    return recorder.isWhole ? { value, testimony: recorder.testimony() } : { value };
  } finally {
    Object.assign(machine, asked);
  }
}

/**
 * Whether the same work would be told the same now: `undefined` when it would not, else the testimony, or a younger one
 * where paths were asked again that need not be the next time. Never throws.
 */
export function stillHolds(testimony: Testimony): Testimony | undefined {
  const began = Date.now();
  const paths: Record<string, Told> = {};
  let isYounger = false;
  try {
    for (const [path, told] of Object.entries(testimony.paths)) {
      const stamp = stampOf(path);
      const isUntouched = stamp === told.stamp && isSettled(stamp, testimony.began);
      if (!isUntouched && !isToldAgain(path, told)) return undefined;
      paths[path] = isUntouched ? told : { ...told, stamp };
      isYounger ||= !isUntouched && isSettled(stamp, began);
    }
    return isYounger ? { began, paths } : testimony;
  } catch {
    return undefined;
  }
}

/**
 * File systems tell the time in steps, some of a second or two: what changed so shortly before the work may have changed
 * again unseen. In milliseconds.
 */
const STEP = 3000;

function isSettled(stamp: string, began: number): boolean {
  return began - changedAt(stamp) > STEP;
}

function isToldAgain(path: string, { answers }: Told): boolean {
  return Object.entries(answers).every(([question, answer]) => repeat(question, path) === answer);
}

/**
 * `INODE:SIZE:MODIFIED:CHANGED`, the times in milliseconds. An empty text for nothing, for what nobody may look at, and for a
 * link, which says nothing of what lies behind it.
 */
function stampOf(path: string): string {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats && !stats.isSymbolicLink() ? `${stats.ino}:${stats.size}:${stats.mtimeMs}:${stats.ctimeMs}` : '';
  } catch {
    return '';
  }
}

/** When the last of these changes was; what has no stamp may have changed at any time. */
function changedAt(stamp: string): number {
  const [, , modified, changed] = stamp.split(':').map(Number);
  return Math.max(modified ?? Number.POSITIVE_INFINITY, changed ?? Number.POSITIVE_INFINITY);
}

/** What the machine answers to a question that was noted. */
function repeat(question: string, path: string): string {
  const [name, limit = ''] = question.split(' ');
  const { entriesIn, statsAt, linkStatsAt, bytesOf, realPathOf, readRegular } = machine;
  switch (name) {
    case 'entriesIn':
      return answerOf(() => entriesToText(entriesIn(path)));
    case 'statsAt':
      return answerOf(() => statsToText(statsAt(path)));
    case 'linkStatsAt':
      return answerOf(() => statsToText(linkStatsAt(path)));
    case 'bytesOf':
      return answerOf(() => bytesToText(bytesOf(path)));
    case 'realPathOf':
      return answerOf(() => realPathOf(path));
    case 'readRegular':
      return answerOf(() => contentToText(readRegular?.(path, Number(limit))));
    default:
      return 'unknown';
  }
}

function answerOf(ask: () => string): string {
  try {
    return ask();
  } catch (error) {
    return errorToText(error);
  }
}

class Recorder {
  readonly #began = Date.now();
  readonly #paths: Record<string, Told> = {};
  isWhole = true;

  constructor(private readonly own: Machine) {}

  testimony(): Testimony {
    return { began: this.#began, paths: this.#paths };
  }

  machine(): Partial<Machine> {
    const { entriesIn, statsAt, linkStatsAt, bytesOf, realPathOf, readRegular, runGit } = this.own;
    const asking: Partial<Machine> = {
      entriesIn: (folder) => this.#note(folder, 'entriesIn', () => entriesIn(folder), entriesToText),
      statsAt: (file) => this.#note(file, 'statsAt', () => statsAt(file), statsToText),
      linkStatsAt: (file) => this.#note(file, 'linkStatsAt', () => linkStatsAt(file), statsToText),
      bytesOf: (file) => this.#note(file, 'bytesOf', () => bytesOf(file), bytesToText),
      startOf: (file, length) => this.#note(file, 'bytesOf', () => bytesOf(file), bytesToText).subarray(0, length),
      realPathOf: (file) =>
        this.#note(
          file,
          'realPathOf',
          () => realPathOf(file),
          (real) => real,
        ),
      runGit: (folder, args) => {
        this.isWhole = false; // to ask git again takes longer than the work it would save
        return runGit(folder, args);
      },
    };
    if (!readRegular) return asking;
    const read: Machine['readRegular'] = (file, limit, isListed) =>
      this.#note(file, `readRegular ${limit}`, () => readRegular(file, limit, isListed), contentToText);
    return { ...asking, readRegular: read };
  }

  #note<Answer>(path: string, question: string, find: () => Answer, toText: (answer: Answer) => string): Answer {
    const told = this.#toldOf(path);
    try {
      const answer = find();
      told.answers[question] = toText(answer);
      return answer;
    } catch (error) {
      told.answers[question] = errorToText(error);
      throw error;
    }
  }

  /** Looked at before the question: what changes from then on is seen later. */
  #toldOf(path: string): Told {
    const told = this.#paths[path] ?? { stamp: stampOf(path), answers: {} };
    this.#paths[path] = told;
    return told;
  }
}

function entriesToText(entries: readonly FolderEntry[]): string {
  return digest(entries.map((entry) => `${letterOf(entry)}${entry.name}`).join('\0'));
}

function statsToText(stats: FileStats | undefined): string {
  return stats ? `${letterOf(stats)}${stats.isFile() ? stats.size : ''}` : 'nothing';
}

function letterOf(what: Pick<FileStats, 'isFile' | 'isDirectory' | 'isSymbolicLink'>): string {
  if (what.isFile()) return 'f';
  if (what.isDirectory()) return 'd';
  return what.isSymbolicLink() ? 'l' : '?';
}

function bytesToText(bytes: Uint8Array): string {
  return digest(bytes);
}

function contentToText(content: Content | undefined): string {
  if (content?.kind !== 'text') return JSON.stringify(content ?? null);
  return content.blobHash ?? digest(content.text);
}

function errorToText(error: unknown): string {
  return `error ${error instanceof Error && 'code' in error ? String(error.code) : ''}`;
}

function digest(what: string | Uint8Array): string {
  return createHash('sha1').update(what).digest('hex');
}
