import type { Content, TextContent } from './files';
import type { PairPart } from './pairs/pair';

/** Whether a file begins with a byte-order mark, shown or not. */
export function hasMark({ text, hiddenMark }: TextContent): boolean {
  return text.startsWith('\uFEFF') || hiddenMark === true;
}

/** Saving changes no content, but what is said of it. */
export function isSamePart(before: PairPart, now: PairPart | undefined): boolean {
  return before.isDirty === now?.isDirty && isSame(before.content, now.content);
}

function isSame(a: Content | undefined, b: Content | undefined): boolean {
  if (a?.kind !== 'text' || b?.kind !== 'text') return JSON.stringify(a) === JSON.stringify(b);
  return a.text === b.text && hasMark(a) === hasMark(b);
}

/** A byte-order mark that the editor hides makes no difference. */
export function isSameText(a: Content, b: Content): boolean {
  if (a.kind !== 'text' || b.kind !== 'text') return a.kind === b.kind;
  return a.text === b.text || a.text.replace(/^\uFEFF/, '') === b.text.replace(/^\uFEFF/, '');
}
