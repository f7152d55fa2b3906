/** What blocks begin with; each pattern is held against the text at the first character of a line that is no blank. */

/** Marks, content and closing marks of an ATX heading. */
export const atxHeading = /#{1,6}(?=[ \t]|$|[\r\n])/y;
export const thematicBreak = /(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})(?=[\r\n]|$)/y;
/** A fence of backticks has none behind it. */
export const fenceOpener = /(`{3,})[^`\r\n]*(?=[\r\n]|$)|(~{3,})[^\r\n]*/y;
export const setextUnderline = /(?:=+|-+)[ \t]*(?=[\r\n]|$)/y;
/** A bullet or number, with what follows it. */
export const listMarker = /(?:[-+*]|(\d{1,9})[.)])(?=[ \t\r\n]|$)/y;
/** The row under the head of a table. */
export const delimiterRow = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** True when the pattern matches at the offset. */
export function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** What the pattern matches at the offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
