import type { MarkdownDocument } from '../../document';
import { keyWord, STATUS_LINE } from '../../header';
import type { Span } from '../../text/span';

/** A word of a counterpart's header that should be the first language's. Spec: bilingual.md §9. */
export interface TokenFault {
  readonly message: 'prefix' | 'key' | 'token' | 'separator';
  /** Where it shows. */
  readonly span: Span;
  readonly expected: string;
  /** What `expected` takes the place of; absent where it is not known what is meant. */
  readonly edit?: Span;
  /** `safe`: nothing but punctuation and blanks changes. */
  readonly kind: 'safe' | 'suggestion';
  /** The token on the anchor's side. */
  readonly anchorToken?: Span;
}

/** Everything in a counterpart's header that is not in the words of the first language. */
export function findTokenFaults(anchor: MarkdownDocument | undefined, doc: MarkdownDocument): TokenFault[] {
  return [...titleFaults(doc), ...statusFaults(anchor, doc)];
}

function titleFaults({ config, text, lines }: MarkdownDocument): TokenFault[] {
  const { prefix } = config.title;
  const { end = 0 } = lines.span(0) ?? {};
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const line = text.slice(mark, end);
  const lead = /^#\s+/.exec(line)?.[0];
  if (prefix.trim() === '' || lead === undefined || line.startsWith(`# ${prefix}`)) return [];
  const start = mark + lead.length;
  const title = text.slice(start, end);
  const same = punctuationVariant(title, prefix);
  const common = { message: 'prefix', expected: prefix } as const;
  if (same !== undefined) {
    const span = { start, end: start + same.length };
    return [{ ...common, span, edit: span, kind: 'safe' }];
  }
  // What stands before a colon may be a translated prefix as well as words of the title: nothing is taken out.
  const span = { start, end: start + (/^[^:：]{1,20}[:：]\s*/.exec(title)?.[0] ?? title).trimEnd().length };
  return [{ ...common, span, edit: { start, end: start }, kind: 'suggestion' }];
}

/** The beginning of a text that is the token but for case, blanks, and the width of its colon. */
function punctuationVariant(text: string, token: string): string | undefined {
  const word = token.replace(/[\s:：]+$/, '');
  if (text.slice(0, word.length).toLowerCase() !== word.toLowerCase()) return undefined;
  const rest = /^\s*[:：]\s*/.exec(text.slice(word.length))?.[0];
  return rest === undefined || !/[:：]\s*$/.test(token) ? undefined : text.slice(0, word.length + rest.length);
}

function statusFaults(anchor: MarkdownDocument | undefined, doc: MarkdownDocument): TokenFault[] {
  const line = doc.lines.span(STATUS_LINE);
  if (!line || doc.facts.links.some(({ span }) => span.start >= line.start && span.start < line.end)) return [];
  const text = doc.text.slice(line.start, line.end);
  const { key } = doc.config.status;
  if (text.startsWith(key)) return valueFaults(anchor, doc, { start: line.start + key.length, end: line.end });
  const written = /^\s*[^:：]{1,20}?[:：][ \t]*/.exec(text)?.[0];
  if (written === undefined || text.startsWith('#')) return []; // no line that means to be the status
  const span = { start: line.start, end: line.start + written.length };
  const isSame = written.replace(/[\s:：]/g, '').toLowerCase() === keyWord(doc.config);
  const kind = isSame ? 'safe' : 'suggestion';
  return [
    { message: 'key', span, expected: key, edit: span, kind },
    ...valueFaults(anchor, doc, { start: span.end, end: line.end }),
  ];
}

function valueFaults(anchor: MarkdownDocument | undefined, doc: MarkdownDocument, value: Span): TokenFault[] {
  const text = doc.text.slice(value.start, value.end);
  const expected = anchor && tokenOf(anchor);
  const token = knownToken(doc, text);
  if (token !== undefined) {
    const span = { start: value.start, end: value.start + token.length };
    return [...differing(token, span, expected), ...separatorFaults(doc, { start: span.end, end: value.end })];
  }
  const written = /^[^—–:：（(\s-]*/.exec(text)?.[0] ?? '';
  const span = { start: value.start, end: value.start + written.length };
  return written === '' ? [] : differing(written, span, expected);
}

/** What a side's status must be, given the other's; nothing can be said where that has none. */
function differing(found: string, span: Span, expected: ReturnType<typeof tokenOf>): TokenFault[] {
  if (!expected || found === expected.token) return [];
  return [
    { message: 'token', span, expected: expected.token, edit: span, kind: 'suggestion', anchorToken: expected.span },
  ];
}

function separatorFaults({ config, text }: MarkdownDocument, rest: Span): TokenFault[] {
  const { separator } = config.status;
  const words = text.slice(rest.start, rest.end);
  if (words.trim() === '' || words.startsWith(separator)) return [];
  const written = /^[\s—–:：-]+/.exec(words)?.[0];
  if (written === undefined) return [];
  const span = { start: rest.start, end: rest.start + written.length };
  return [{ message: 'separator', span, expected: separator, edit: span, kind: 'safe' }];
}

/** The status of the anchor, where it is one. */
function tokenOf({ config, lines, text }: MarkdownDocument): { token: string; span: Span } | undefined {
  const line = lines.span(STATUS_LINE);
  const { key } = config.status;
  if (!line || !text.startsWith(key, line.start)) return undefined;
  const start = line.start + key.length;
  const token = knownToken({ config }, text.slice(start, line.end));
  return token === undefined ? undefined : { token, span: { start, end: start + token.length } };
}

/** The token of a lifecycle that a status begins with. */
function knownToken({ config }: Pick<MarkdownDocument, 'config'>, value: string): string | undefined {
  const tokens = config.lifecycles.map(({ status }) => status.token).sort((a, b) => b.length - a.length);
  return tokens.find((token) => value.startsWith(token) && !/^[\p{L}\p{N}]/u.test(value.slice(token.length)));
}
