import type { Pairing } from '../config/config';
import { type Files, type TextContent, withText } from '../files';
import { applyEdits } from '../fix';
import { blobHashOf } from '../hashes';
import { baseOf } from '../links/paths';
import { type PairPaths, pairAt } from '../pairs/names';
import { canRecord, readRecord } from '../pairs/readRecord';
import { isInSync, type PairHashes, readHashes, renderRecord } from '../pairs/record';
import { ownerOf, type Project } from '../project';
import { type Edit, replace } from '../rule';
import { editsBetween } from './diff';
import { emptyPlan, type FilePlan, type FileRename, type Note, type Refusal, refuse, toFileEdits } from './fileEdits';
import { type WordsId, words } from './words';

/** A change of pairs, not yet made. */
export interface PairChange {
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  /** What was done to each file, in words that are equal for equal changes on both sides of a pair. */
  readonly deeds: ReadonlyMap<string, readonly string[]>;
  readonly renames: readonly FileRename[];
  /** Write the records of pairs anew that were in sync and whose sides were changed alike. */
  readonly confirm: boolean;
}

/**
 * What becomes of the records of all pairs that a change touches, and a note on each that is not in sync then.
 * Confirming is the author's word, so a record gets new hashes only when asked for. Spec: rfc-format.md §7.
 */
export function planRecords(
  project: Project,
  files: Files,
  change: PairChange,
): { edits: Map<string, Edit[]>; notes: Note[] } {
  const edits = new Map<string, Edit[]>();
  const notes: Note[] = [];
  for (const touched of findTouched(project, files, change)) {
    const outcome = judgePair(touched, change);
    if (outcome.note) notes.push({ path: touched.after.anchor, words: words(outcome.note) });
    const { record } = touched;
    if (record === undefined || outcome.record === undefined || outcome.record === record) continue;
    edits.set(touched.before.record, editsBetween(record, outcome.record));
  }
  return { edits, notes };
}

/** Plans the record of a pair anew, with both sides as they are. Spec: bilingual.md §3. */
export function planConfirm(project: Project, files: Files, anchorPath: string): FilePlan | Refusal {
  const pairing = (ownerOf(project, anchorPath) ?? project.roots[0])?.pairing;
  const pair = pairing?.enabled ? pairAt(pairing, anchorPath) : undefined;
  if (!pairing || !pair) return refuse('pairingOff');
  if (![pair.anchor, pair.counterpart].every((path) => canRecord(baseOf(path)))) {
    return refuse('pairUnrecordable', { path: pair.anchor });
  }
  const [anchor, counterpart] = [pair.anchor, pair.counterpart].map((path) =>
    files.read(path, Number.POSITIVE_INFINITY),
  );
  if (anchor?.kind !== 'text' || counterpart?.kind !== 'text') return refuse('pairHalf', { path: pair.anchor });
  const text = renderRecord(pairing, pair, {
    anchor: blobHashOf(anchor),
    counterpart: blobHashOf(counterpart),
  });
  if (files.kindOf(pair.record) === undefined) {
    return { ...emptyPlan, creations: [{ path: pair.record, text, stops: [] }] };
  }
  const record = files.read(pair.record, Number.POSITIVE_INFINITY);
  if (record.kind !== 'text') return refuse('fixUnread', { path: pair.record });
  return { ...emptyPlan, edits: toFileEdits(new Map([[pair.record, editsBetween(record.text, text)]])) };
}

/** A pair of which both sides exist, with texts before the change. */
interface TouchedPair {
  readonly pairing: Pairing;
  readonly before: PairPaths;
  readonly after: PairPaths;
  readonly anchor: TextContent;
  readonly counterpart: TextContent;
  /** Its record's text, if there is one. */
  readonly record: string | undefined;
}

function findTouched(project: Project, files: Files, { edits, renames }: PairChange): TouchedPair[] {
  const edited = [...edits].filter(([, each]) => each.length > 0).map(([path]) => path);
  const anchors = new Map<string, { pairing: Pairing; before: PairPaths }>();
  for (const path of [...edited, ...renames.map(({ from }) => from)]) {
    const pairing = (ownerOf(project, path) ?? project.roots[0])?.pairing;
    const before = pairing?.enabled ? pairAt(pairing, path) : undefined;
    if (pairing && before) anchors.set(before.anchor, { pairing, before });
  }
  return [...anchors.values()].flatMap(({ pairing, before }) => {
    const [anchor, counterpart, record] = [before.anchor, before.counterpart, before.record].map((path) =>
      files.kindOf(path) === 'file' ? files.read(path, Number.POSITIVE_INFINITY) : undefined,
    );
    if (anchor?.kind !== 'text' || counterpart?.kind !== 'text') return [];
    const anchorAfter = renames.find(({ from }) => from === before.anchor)?.to ?? before.anchor;
    const after = pairAt(pairing, anchorAfter) ?? before;
    return [{ pairing, before, after, anchor, counterpart, record: record?.kind === 'text' ? record.text : undefined }];
  });
}

/** The record's text after the change, and what is to be said of the pair. */
function judgePair(pair: TouchedPair, { edits, deeds, confirm }: PairChange): { record?: string; note?: WordsId } {
  const { pairing, before, after, record } = pair;
  const [anchorEdits, counterpartEdits] = [edits.get(before.anchor) ?? [], edits.get(before.counterpart) ?? []];
  const isChanged = anchorEdits.length + counterpartEdits.length > 0;
  if (record === undefined) return isChanged ? { note: 'pairIncomplete' } : {};
  const recorded = readHashes(record, before);
  if (!recorded) return isChanged ? { note: 'pairOutOfSync' } : {};

  // A header that names the pair's path has to name the new one; one that somebody wrote by hand is left alone.
  const isCanonical = record === renderRecord(pairing, before, recorded);
  const kept = { record: isCanonical ? renderRecord(pairing, after, recorded) : renameEntries(record, before, after) };
  if (!isChanged) return kept;
  if (!isInSync(recorded, hashesOf(pair))) return { ...kept, note: 'pairOutOfSync' };
  if (!isAlike(deeds.get(before.anchor), deeds.get(before.counterpart))) return { ...kept, note: 'pairUneven' };
  if (!confirm) return { ...kept, note: 'pairConfirmable' };
  const hashes = hashesOf(pair, anchorEdits, counterpartEdits);
  return { record: renderRecord(pairing, after, hashes), note: 'pairConfirmed' };
}

/** A record with nothing but the names of its entries changed. */
function renameEntries(record: string, before: PairPaths, after: PairPaths): string {
  const names = new Map([
    [baseOf(before.anchor), baseOf(after.anchor)],
    [baseOf(before.counterpart), baseOf(after.counterpart)],
  ]);
  const { entries } = readRecord(record, [...names.keys()]);
  const edits = entries.map(({ base, span: { start } }) =>
    replace({ start, end: start + base.length }, names.get(base) ?? base),
  );
  return applyEdits(record, edits);
}

function isAlike(anchor: readonly string[] = [], counterpart: readonly string[] = []): boolean {
  return JSON.stringify(anchor.toSorted()) === JSON.stringify(counterpart.toSorted());
}

function hashesOf(
  { anchor, counterpart }: TouchedPair,
  anchorEdits: readonly Edit[] = [],
  counterpartEdits: readonly Edit[] = [],
): PairHashes {
  const hash = (content: TextContent, edits: readonly Edit[]) =>
    blobHashOf(withText(content, applyEdits(content.text, edits)));
  return { anchor: hash(anchor, anchorEdits), counterpart: hash(counterpart, counterpartEdits) };
}
