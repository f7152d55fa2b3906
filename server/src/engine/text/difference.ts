import type { Span } from './span';

/** The single edit that turns one text into another and leaves their common start and end alone. */
export function smallestEdit(before: string, after: string): { span: Span; text: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  while (splitsCharacter(before, start) || splitsCharacter(after, start)) start--;
  let kept = 0;
  while (
    kept < most - start &&
    before.charCodeAt(before.length - 1 - kept) === after.charCodeAt(after.length - 1 - kept)
  )
    kept++;
  while (splitsCharacter(before, before.length - kept) || splitsCharacter(after, after.length - kept)) kept--;
  return { span: { start, end: before.length - kept }, text: after.slice(start, after.length - kept) };
}

/** True between the halves of a surrogate pair and between CR and LF: no position in lines and columns lies there. */
function splitsCharacter(text: string, at: number): boolean {
  return /^(?:\r\n|[\ud800-\udbff][\udc00-\udfff])$/.test(text.slice(at - 1, at + 1)) && at > 0;
}
