import { createScanner } from 'jsonc-parser';
import type { Span } from '../text/span';
import type { Comment } from './syntax/tokenize';

/** What can be wrong with a text that should be JSON. */
export type JsonFaultKind =
  /** There is no value at all. */
  | 'empty'
  /** A value, key, colon or comma is missing before the span. */
  | 'value'
  | 'key'
  | 'colon'
  | 'comma'
  /** A bracket is not closed, or another one is. */
  | 'bracket'
  /** Something follows the value. */
  | 'surplus'
  /** Characters that are no JSON, a name without quotes among them. */
  | 'symbol'
  /** A string that its line ends, an escape that is none, a control character that should be escaped. */
  | 'string'
  | 'escape'
  | 'control'
  | 'number'
  /** A comment that is not closed. */
  | 'comment'
  /** What JSONC may have and JSON may not. */
  | 'jsonc-comment'
  | 'jsonc-comma';

/** A place where a text is no JSON. */
export interface JsonFault {
  readonly kind: JsonFaultKind;
  /** The token that shows it, empty at the end of the text. */
  readonly span: Span;
}

/** The scanner's token kinds: the parser declares them for compilers only, they do not exist at run time. */
export const JsonToken = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  lastTrivia: 15,
  unknown: 16,
  end: 17,
} as const;

/** By the scanner's error codes, from 1. */
const scanFaults: readonly JsonFaultKind[] = ['comment', 'string', 'number', 'escape', 'escape', 'control'];

/** A text with garbage in it is told of so often; more would be about the same garbage. */
const MAX_FAULTS = 20;

/** Walks over the tokens of a JSON text, and gathers comments and faults. */
export class JsonTokens {
  readonly comments: Comment[] = [];
  readonly faults: JsonFault[] = [];
  readonly #scanner: ReturnType<typeof createScanner>;
  readonly #text: string;
  readonly #offset: number;
  readonly #allowsComments: boolean;
  /** The current token, its place without the offset, and whether it is malformed. */
  kind: number = JsonToken.end;
  start = 0;
  end = 0;
  isMalformed = false;

  constructor(text: string, offset: number, allowsComments: boolean) {
    // A byte-order mark is none of the characters that the scanner passes over.
    this.#text = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
    this.#scanner = createScanner(this.#text);
    this.#offset = offset;
    this.#allowsComments = allowsComments;
    this.next();
  }

  /** Goes to the next token that is no blank and no comment. */
  next(): void {
    do this.#scan();
    while (this.kind >= JsonToken.lineComment && this.kind <= JsonToken.lastTrivia);
  }

  #scan(): void {
    this.kind = this.#scanner.scan();
    this.start = this.#scanner.getTokenOffset();
    this.end = Math.min(this.start + this.#scanner.getTokenLength(), this.#text.length);
    const fault = scanFaults[this.#scanner.getTokenError() - 1];
    this.isMalformed = fault !== undefined;
    if (fault) this.report(fault);
    if (this.kind !== JsonToken.lineComment && this.kind !== JsonToken.blockComment) return;
    this.comments.push({ kind: this.kind === JsonToken.lineComment ? 'line' : 'block', span: this.span });
    if (!this.#allowsComments) this.report('jsonc-comment');
  }

  /** The kind of the token after this one, blanks and comments passed over. */
  peek(): number {
    let kind: number = this.#scanner.scan();
    while (kind >= JsonToken.lineComment && kind <= JsonToken.lastTrivia) kind = this.#scanner.scan();
    // Going back makes the scanner forget what the current token says: it is read again from its start.
    this.#scanner.setPosition(this.start);
    this.#scanner.scan();
    return kind;
  }

  get span(): Span {
    return this.spanOf(this.start, this.end);
  }

  /** What a string token says. */
  get value(): string {
    return this.#scanner.getTokenValue();
  }

  /** What the token looks like. */
  get text(): string {
    return this.#text.slice(this.start, this.end);
  }

  spanOf(start: number, end: number): Span {
    return { start: start + this.#offset, end: end + this.#offset };
  }

  report(kind: JsonFaultKind, span: Span = this.span): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push({ kind, span });
  }
}
