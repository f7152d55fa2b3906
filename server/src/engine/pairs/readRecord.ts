import type { Span } from '../text/span';

/** What the record of a pair says: the hash of each side when the two were last confirmed to agree. */
export interface PairRecord {
  readonly entries: readonly RecordEntry[];
  /** The first thing that makes it no record; the entries are then those that could be read all the same. */
  readonly fault?: RecordFault;
}

export interface RecordEntry {
  /** Base name of the side. */
  readonly base: string;
  /** 40 hexadecimal digits. */
  readonly hash: string;
  readonly span: Span;
  readonly hashSpan: Span;
}

/**
 * - `malformed`: a line that is neither empty, nor a comment, nor an entry
 * - `foreign`: an entry for a file outside the pair
 * - `repeated`: a second entry for one side
 * - `absent`: no entry for a side
 */
export interface RecordFault {
  readonly message: 'malformed' | 'foreign' | 'repeated' | 'absent';
  readonly span: Span;
  /** Zero-based. */
  readonly line: number;
  /** The text of the line; empty for what is absent. */
  readonly found: string;
  /** Base name of the file that the entry is for, or would be; empty for a line that is no entry. */
  readonly base: string;
}

/**
 * Reads a record, which despite its name is no YAML. `sides` are the base names of the pair, anchor first. Never throws.
 * Spec: bilingual.md §3.
 */
export function readRecord(text: string, sides: readonly string[]): PairRecord {
  const entries: RecordEntry[] = [];
  const faults: RecordFault[] = [];
  let start = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const span = { start, end: start + line.length };
    start = span.end + 1;
    if (line === '' || line.startsWith('#')) continue;
    const entry = readEntry(line, span);
    const fault = entry ? judgeEntry(entry, sides, entries) : { message: 'malformed' as const };
    if (fault) faults.push({ ...fault, span, line: index, found: line, base: entry?.base ?? '' });
    else if (entry) entries.push(entry);
  }
  const absent = sides.find((base) => !entries.some((entry) => entry.base === base));
  if (absent !== undefined)
    faults.push({ message: 'absent', span: firstLineOf(text), line: 0, found: '', base: absent });
  const [fault] = faults;
  return { entries, ...(fault ? { fault } : {}) };
}

/** Whether a record can have an entry for a file of that base name: colons and number signs have a meaning there. */
export function canRecord(base: string): boolean {
  return readEntry(`${base}: ${'0'.repeat(40)}`, { start: 0, end: 0 })?.base === base;
}

function readEntry(line: string, { start, end }: Span): RecordEntry | undefined {
  const [, base = '', hash = ''] = /^([^:#]+\.md): ([0-9a-f]{40})$/.exec(line) ?? [];
  return base === '' ? undefined : { base, hash, span: { start, end }, hashSpan: { start: end - hash.length, end } };
}

function judgeEntry(
  { base }: RecordEntry,
  sides: readonly string[],
  before: readonly RecordEntry[],
): Pick<RecordFault, 'message'> | undefined {
  if (!sides.includes(base)) return { message: 'foreign' };
  return before.some((entry) => entry.base === base) ? { message: 'repeated' } : undefined;
}

function firstLineOf(text: string): Span {
  const end = text.indexOf('\n');
  return { start: 0, end: end === -1 ? text.length : end };
}
