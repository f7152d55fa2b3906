import type { Content, TextContent } from './files';
import type { PairPart } from './pairs/pair';

/** Whether a file begins with a byte-order mark, shown or not. */
export function hasMark({ text, hiddenMark }: TextContent): boolean {
  return text.startsWith('\uFEFF') || hiddenMark === true;
}

/**
 * What a part of a pair is like, in short: equal for equal contents that are equally saved. Of a text only its hash is kept
 * where that is known, as many pairs are remembered.
 */
export function keyOfPart({ content, isDirty }: PairPart): string {
  return `${isDirty} ${content?.kind === 'text' ? keyOfText(content) : JSON.stringify(content)}`;
}

function keyOfText({ text, blobHash, hiddenMark }: TextContent): string {
  const isHidden = hiddenMark === true; // then the same bytes have other offsets
  return blobHash === undefined ? `${isHidden} text ${text}` : `${isHidden} hash ${blobHash}`;
}

/** A byte-order mark that the editor hides makes no difference. */
export function isSameText(a: Content, b: Content): boolean {
  if (a.kind !== 'text' || b.kind !== 'text') return a.kind === b.kind;
  return a.text === b.text || a.text.replace(/^\uFEFF/, '') === b.text.replace(/^\uFEFF/, '');
}
