/** A stretch of a title: text as it stands, or what stood between backticks. */
export interface TitlePart {
  readonly text: string;
  readonly isCode: boolean;
}

/** Splits Markdown of one line into text and code spans; everything else of Markdown stays as it is written. */
export function splitCode(markdown: string): TitlePart[] {
  const parts: TitlePart[] = [];
  let end = 0;
  for (const match of markdown.matchAll(codeSpan)) {
    const before = markdown.slice(end, match.index);
    if (before !== '') parts.push({ text: before, isCode: false });
    parts.push({ text: trimOnce(match[2] ?? ''), isCode: true });
    end = match.index + match[0].length;
  }
  if (end < markdown.length) parts.push({ text: markdown.slice(end), isCode: false });
  return parts;
}

/** As many backticks as began it end a code span. */
const codeSpan = /(?<!`)(`{1,3})(?!`)([^`]+)\1(?!`)/g;

/** A span that begins and ends with a backtick is written with a blank around it. */
function trimOnce(code: string): string {
  return /^ .*\S.* $/.test(code) ? code.slice(1, -1) : code;
}

/** Markdown of one line as it reads: code spans without backticks, links as their text. */
export function plainText(markdown: string): string {
  return splitCode(markdown.replace(link, '$1'))
    .map(({ text }) => text)
    .join('');
}

const link = /\[([^[\]]{1,500})\]\([^()\s]{0,500}\)/g;

/** Cuts text after a number of characters, never through one; `undefined` when it is no longer than that. */
export function cut(text: string, length: number): string | undefined {
  if (text.length <= length) return undefined;
  const code = text.charCodeAt(length - 1);
  const splits = code >= 0xd800 && code <= 0xdbff;
  return `${text.slice(0, splits ? length - 1 : length).trimEnd()}…`;
}

/** The language of a text that is not English for certain, as a tag; fonts and screen readers go by it. */
export function languageOf(text: string): string | undefined {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja';
  if (/[\uac00-\ud7af]/.test(text)) return 'ko';
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined;
}
