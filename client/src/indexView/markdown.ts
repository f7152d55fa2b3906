/** A text of a stranger in Markdown: every mark is taken literally, on one line, and no longer than a tooltip bears. */
export function literally(text: string): string {
  return cut(oneLine(text), longest).replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** The beginning of a text, with an ellipsis where it goes on; no character is cut in two. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** In characters. */
const longest = 2000;

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
