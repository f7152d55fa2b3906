import type { Config } from '../../config/config';
import type { MarkdownDocument } from '../../document';
import type { Inline, Piece } from '../../facts/inlines';
import { memoize } from '../../memoize';
import type { Span } from '../../text/span';
import { hasHan } from './cjk';

/** Stands in a reading for a code span. A noncharacter: no text has reason to hold one. */
export const CODE = '\uFDD0';
/**
 * Stands for an address that is its own text, without angle brackets: it ends where a blank or an ASCII mark ends it.
 */
export const ADDRESS = '\uFDD1';
/** Stands for what is seen, but not text: an image, an address in angle brackets, HTML, the reference to a footnote. */
const OBJECT = '\uFDD2';
/** Stands for a character that is not to be judged: escaped, quoted, or part of the header. */
export const HIDDEN = '\uFDD3';

/**
 * Inline content as its reader sees it: marks and addresses of links are gone, so that a rule finds next to one another
 * what is next to one another on the page, and what no rule of typography may touch has given way to placeholders. A
 * line end is `\n`. Indexes count UTF-16 units of `text`; the methods lead back to the document.
 */
export interface Reading {
  readonly text: string;
  /** Where the characters from one index to before another stand. */
  spanOf(from: number, to: number): Span;
  /** Where something can be put between the character at an index and the one before: outside of marks. */
  gapAt(index: number): number;
  /** True when no mark stands between the character at an index and the one before. */
  isTight(index: number): boolean;
}

/** The inline content of a document, front matter left out; the rules share one reading of it. */
export const readingsOf: (doc: MarkdownDocument) => readonly Reading[] = memoize(readAll);

function readAll({ text, facts, config }: MarkdownDocument): Reading[] {
  const start = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[0].length ?? 0;
  const inlines = facts.inlines.filter(({ pieces }) => (pieces[0]?.span.start ?? 0) >= start);
  return inlines.map((inline) => new Reader(text).read(inline, config));
}

class Reader {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #gaps = new Map<number, number>();
  readonly #characters: string[] = [];
  /** The element whose content is code, while inside. */
  #element: string | undefined;

  constructor(private readonly source: string) {}

  read(inline: Inline, config: Config): Reading {
    for (const piece of inline.pieces) this.#take(piece);
    const text = hideSentences(hideHeader(this.#characters.join(''), inline.kind, config));
    const [starts, ends, gaps] = [this.#starts, this.#ends, this.#gaps];
    return {
      text,
      spanOf: (from, to) => ({ start: starts[from] ?? 0, end: ends[to - 1] ?? 0 }),
      gapAt: (index) => gaps.get(index) ?? starts[index] ?? 0,
      isTight: (index) => ends[index - 1] === starts[index],
    };
  }

  #take({ kind, span }: Piece): void {
    if (kind === 'text') this.#takeText(span);
    else if (kind === 'close') this.#gaps.set(this.#starts.length, span.end);
    else if (kind === 'open') this.#open(span);
    else if (kind === 'wrap' || kind === 'break') this.#add('\n', span.start, span.end);
    else if (kind === 'code') this.#add(CODE, span.start, span.end);
    else if (kind === 'address' && this.source[span.start] !== '<') this.#add(ADDRESS, span.start, span.end);
    else this.#takeObject(span);
  }

  /** What goes before an opening mark goes behind the closing ones before it. */
  #open({ start }: Span): void {
    const index = this.#starts.length;
    if (!this.#gaps.has(index)) this.#gaps.set(index, start);
  }

  #takeObject({ start, end }: Span): void {
    const tag = /^<(\/?)(code|kbd|pre|samp|script|style|tt|var)\b/i.exec(this.source.slice(start, end));
    const name = tag?.[2]?.toLowerCase();
    if (name !== undefined && tag?.[1] === '') this.#element ??= name;
    else if (name !== undefined && name === this.#element) this.#element = undefined;
    this.#add(OBJECT, start, end);
  }

  #takeText({ start, end }: Span): void {
    const text = this.source.slice(start, end);
    let from = 0;
    for (const { 0: found, index } of text.matchAll(spelledOtherwise)) {
      this.#addAll(text, from, index, start);
      const isAddress = /^[\w.]/.test(found);
      this.#add(isAddress ? ADDRESS : HIDDEN, start + index, start + index + found.length);
      from = index + found.length;
    }
    this.#addAll(text, from, text.length, start);
  }

  #addAll(text: string, from: number, to: number, shift: number): void {
    for (let at = from; at < to; at++) {
      this.#add(this.#element === undefined ? text.charAt(at) : HIDDEN, shift + at, shift + at + 1);
    }
  }

  #add(character: string, start: number, end: number): void {
    this.#characters.push(character);
    this.#starts.push(start);
    this.#ends.push(end);
  }
}

/**
 * An escape, a character reference, the name of an emoji between colons, or what would be an address were there a blank
 * before it.
 */
const spelledOtherwise = new RegExp(
  [
    /\\[!-/:-@[-`{-~]/,
    /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/,
    /:[a-z\d_+-]+:/,
    /(?:https?:\/\/|www\.)[!-~]*/,
    /[\w.+-]{1,64}@[\w-]{1,255}\.[\w.-]*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

/** Hides what stays English in a header: the prefix of the title, the key and the token of the status. */
function hideHeader(text: string, kind: Inline['kind'], { title, status }: Config): string {
  const prefix = title.prefix.trim();
  if (kind === 'heading') return prefix !== '' && text.startsWith(prefix) ? hide(text, prefix.length) : text;
  const key = status.key.trim();
  if (kind === 'cell' || !text.startsWith(key)) return text;
  const token = /^\s*[^\s\p{Script=Han}]*/u.exec(text.slice(key.length))?.[0] ?? '';
  return hide(text, key.length + token.length);
}

function hide(text: string, length: number): string {
  return HIDDEN.repeat(length) + text.slice(length);
}

const quotations = [/“[^“”]*”/g, /"[^"]*"/g, /「[^「」]*」/g, /『[^『』]*』/g, /‘[^‘’]*’/g];

/** Hides complete English sentences in quotation marks: they keep their own marks and words. */
function hideSentences(text: string): string {
  return quotations.reduce(
    (current, quotation) =>
      current.replace(quotation, (whole) => {
        const inside = whole.slice(1, -1);
        return isEnglishSentence(inside) ? whole.charAt(0) + HIDDEN.repeat(inside.length) + whole.slice(-1) : whole;
      }),
    text,
  );
}

/** Three words at least, and a capital in front or a mark at the end. */
function isEnglishSentence(text: string): boolean {
  const words = text.trim();
  if (hasHan(words) || words.split(/\s+/).length < 3) return false;
  return /^\P{L}*\p{Lu}/u.test(words) || (/[.!?…]$/.test(words) && /\p{L}/u.test(words));
}
