/** How many characters of the user's words a message repeats. */
const MAX_WORDS = 60;

/** True when two texts are equal but for their blanks, which a message cannot show. */
export function differsInBlanks(a: string, b: string): boolean {
  return a.replace(/\s+/g, '') === b.replace(/\s+/g, '');
}

/** The user's words as a message shows them: trimmed, on one line, cut where they are long. */
export function clip(words: string): string {
  if (words.length <= MAX_WORDS && !/\s{2}|[^\S ]/.test(words)) return words.trim(); // most are short and plain
  const start = words
    .trim()
    .slice(0, 4 * MAX_WORDS)
    .replace(/\s+/g, ' ');
  let end = 0;
  for (let count = 0; count < MAX_WORDS && end < start.length; count++)
    end += (start.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return end < start.length ? `${start.slice(0, end)}…` : start;
}
