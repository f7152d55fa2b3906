import type { MarkdownDocument } from '../document';
import type { TextContent, UnreadableReason } from '../files';
import { blobHashOf } from '../hashes';
import { baseOf } from '../links/paths';
import { memoize } from '../memoize';
import { placeOf } from '../place';
import type { Side } from './names';
import type { Pair, PairPart, PairSide } from './pair';
import { type PairRecord, readRecord } from './readRecord';

/** Both sides, anchor first. */
export const sides = ['anchor', 'counterpart'] as const;

/** The other one. */
export function otherSide(side: Side): Side {
  return side === 'anchor' ? 'counterpart' : 'anchor';
}

/** False for a document that is meant to have no counterpart, and for a record that belongs to none. */
export function isJudged({ standing }: Pair): boolean {
  return standing === 'required' || standing === 'optional';
}

/** True when a file lies there, read or not; a folder, a pipe or a link to nothing is none. */
export function isThere({ content }: PairPart): boolean {
  if (!content) return false;
  return content.kind !== 'unreadable' || !notFiles.has(content.reason);
}

/** True when something lies in the place of a record: whatever it is, no other record can be written there. */
export function isRecordThere({ record: { content } }: Pair): boolean {
  return content !== undefined && !(content.kind === 'unreadable' && content.reason === 'vanished');
}

/** Why something that lies in the place of a file is none of the project's. */
export type Impostor = 'folder' | 'special' | 'dangling' | 'outside';

/** What lies in the place of a file without being one; `undefined` for a file and for nothing. */
export function impostorOf({ content }: PairPart): Impostor | undefined {
  if (content?.kind !== 'unreadable') return undefined;
  return impostors.find((each) => each === content.reason);
}

const impostors: readonly Impostor[] = ['folder', 'special', 'dangling', 'outside'];
const notFiles: ReadonlySet<UnreadableReason> = new Set([...impostors, 'vanished']);

/** The document of a side, if it could be read and parsed. */
export function docOf({ doc }: PairSide): MarkdownDocument | undefined {
  return doc?.facts.unread === undefined ? doc : undefined;
}

/** A part's text; `undefined` when there is none, or it could not be read (`file/*` says so). */
export function textOf({ content }: PairPart): TextContent | undefined {
  return content?.kind === 'text' ? content : undefined;
}

/** True when the pair is that of an RFC, whose header has a status. */
export function isRfcPair({ config, anchor }: Pair): boolean {
  return placeOf(config, anchor.path)?.role === 'rfc';
}

const hashOfText = memoize(blobHashOf);

/** The git blob hash of a side as it is now; `undefined` when its text is not known. */
export function hashOf(part: PairPart): string | undefined {
  const content = textOf(part);
  return content && hashOfText(content);
}

/** What the pair's record says; `undefined` when its text is not known. */
export const recordOf = memoize(({ anchor, counterpart, record }: Pair): PairRecord | undefined => {
  const content = textOf(record);
  return content && readRecord(content.text, [baseOf(anchor.path), baseOf(counterpart.path)]);
});
