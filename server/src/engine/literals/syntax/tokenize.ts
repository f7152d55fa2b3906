import type { Span } from '../../text/span';
import { Frame, type FrameKind } from './frames';
import { JsxReader } from './jsx';
import {
  endOfBlockComment,
  endOfLine,
  endOfName,
  endOfNumber,
  endOfPunctuator,
  endOfRegex,
  endOfString,
  endOfTemplatePart,
  isBlank,
  isDigit,
  isNameEscape,
  isNameStart,
  isNewline,
} from './lexemes';
import { Kind, type TokenKind, Tokens } from './tokens';

/** A comment of a source file, its delimiters within the span (the line end is not). */
export interface Comment {
  readonly kind: 'line' | 'block';
  readonly span: Span;
}

const keywords: ReadonlySet<string> = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if import in instanceof new null return super switch this throw true try typeof var void while with'
  ).split(' '),
);
/** Keywords that are values: a slash after one divides. */
const valueWords: ReadonlySet<string> = new Set(['this', 'super', 'null', 'true', 'false']);
/** Keywords whose parentheses hold no value: a slash after them begins a regular expression. */
const headerWords: ReadonlySet<string> = new Set(['if', 'while', 'for', 'with']);
const blockWords: ReadonlySet<string> = new Set(['else', 'do', 'try', 'finally']);
/** Words that may follow a string without a blank. */
const wordOperators: ReadonlySet<string> = new Set(['in', 'instanceof', 'as', 'satisfies', 'of']);
const LONGEST_KEYWORD = 10;

/**
 * Splits source text into tokens, once over from left to right. Whether a slash divides and whether `<` begins JSX is
 * decided by what stands before, which is right for code as people write it and never fails on any other text.
 */
export class Tokenizer {
  readonly tokens: Tokens;
  readonly comments: Comment[] = [];
  at = 0;
  /** True where an operand is due, so that a slash begins a regular expression. */
  operandNext = true;
  readonly #frames: FrameKind[] = [];
  readonly #jsx: JsxReader | undefined;
  #newlineBefore = true;
  #lineStart = 0;
  #indent = 0;
  /** A slash before this offset begins no regular expression: the rest of its line was searched in vain. */
  #noRegexBefore = 0;

  constructor(
    readonly text: string,
    jsx: boolean,
  ) {
    this.tokens = new Tokens(text);
    this.#jsx = jsx ? new JsxReader(this) : undefined;
    if (text.startsWith('#!')) this.at = endOfLine(text, 0);
  }

  get frame(): FrameKind {
    return this.#frames.at(-1) ?? Frame.none;
  }

  push(frame: FrameKind): void {
    this.#frames.push(frame);
  }

  pop(): FrameKind {
    return this.#frames.pop() ?? Frame.none;
  }

  run(): void {
    while (this.at < this.text.length) {
      if (this.frame === Frame.tag) this.#jsx?.readInTag();
      else if (this.frame === Frame.children) this.#jsx?.readChildren();
      else this.#readCode();
    }
  }

  /** Adds the token from here to `end` and goes there. */
  take(kind: TokenKind, end: number, closed = true): void {
    if (this.#newlineBefore) this.#indent = this.at - this.#lineStart;
    this.tokens.add(kind, this.at, end, this.#indent, this.#newlineBefore, !closed);
    this.#newlineBefore = false;
    this.at = end;
  }

  /** Passes over a blank, a line end or a comment; false when there is none here. */
  skipTrivia(): boolean {
    const code = this.text.charCodeAt(this.at);
    if (isNewline(code)) {
      this.at++;
      this.#newlineBefore = true;
      this.#lineStart = this.at;
      return true;
    }
    if (isBlank(code)) {
      this.at++;
      return true;
    }
    return code === 47 && this.#skipComment();
  }

  #skipComment(): boolean {
    const start = this.at;
    const next = this.text.charCodeAt(start + 1);
    if (next !== 47 && next !== 42) return false;
    const end = next === 47 ? endOfLine(this.text, start) : endOfBlockComment(this.text, start);
    this.comments.push({ kind: next === 47 ? 'line' : 'block', span: { start, end } });
    if (next === 42) this.#noteLines(start, end);
    this.at = end;
    return true;
  }

  /** A comment over several lines parts what is before from what is after, as a line end does. */
  #noteLines(start: number, end: number): void {
    for (let at = start; at < end; at++) {
      if (!isNewline(this.text.charCodeAt(at))) continue;
      this.#newlineBefore = true;
      this.#lineStart = at + 1;
    }
  }

  #readCode(): void {
    if (this.skipTrivia()) return;
    const code = this.text.charCodeAt(this.at);
    if (isNameStart(code) || isNameEscape(this.text, this.at)) this.#takeName();
    else if (isDigit(code) || (code === 46 && isDigit(this.text.charCodeAt(this.at + 1)))) this.#takeNumber();
    else this.#takeSign(this.text[this.at] ?? '');
  }

  #takeName(): void {
    const end = endOfName(this.text, this.at);
    const word = end - this.at <= LONGEST_KEYWORD ? this.text.slice(this.at, end) : '';
    const last = this.tokens.count - 1;
    const isMember = this.tokens.is(last, '.') || this.tokens.is(last, '?.');
    const isKeyword = keywords.has(word) && !isMember;
    this.take(isKeyword ? Kind.keyword : Kind.name, end);
    this.operandNext = isKeyword && !valueWords.has(word);
  }

  #takeNumber(): void {
    const end = endOfNumber(this.text, this.at);
    this.take(this.text[end - 1] === 'n' ? Kind.bigint : Kind.number, end);
    this.operandNext = false;
  }

  #takeSign(sign: string): void {
    if (sign === '"' || sign === "'") this.#takeString();
    else if (sign === '`') this.#takeTemplatePart(Kind.template, Kind.head);
    else if (sign === '(' || sign === '[' || sign === '{') this.#takeOpening(sign);
    else if (sign === ')' || sign === ']') this.#takeClosing(sign);
    else if (sign === '}') this.#takeBrace();
    else if (sign === '/' && this.operandNext && this.at >= this.#noRegexBefore) this.#takeRegex();
    else if (sign === '<' && this.operandNext && this.#jsx?.beginsElement()) this.#jsx.openElement();
    else if (sign === '#' && isNameStart(this.text.charCodeAt(this.at + 1))) this.#takePrivate();
    else this.#takePunctuator(sign);
  }

  #takeString(): void {
    const { end, closed } = endOfString(this.text, this.at);
    this.take(Kind.string, end, closed && !this.#opensNext(end));
    this.operandNext = false;
  }

  /** A quote with a word right behind it opens the next string of the line: one before it was not closed. */
  #opensNext(end: number): boolean {
    if (!isNameStart(this.text.charCodeAt(end))) return false;
    const word = this.text.slice(end, Math.min(endOfName(this.text, end), end + LONGEST_KEYWORD + 1));
    return !wordOperators.has(word);
  }

  #takeTemplatePart(whole: TokenKind, part: TokenKind): void {
    const { end, closed, substitutes } = endOfTemplatePart(this.text, this.at);
    this.take(substitutes ? part : whole, end, closed);
    if (substitutes) this.push(Frame.substitution);
    this.operandNext = substitutes;
  }

  #takePrivate(): void {
    this.take(Kind.private, endOfName(this.text, this.at + 1));
    this.operandNext = false;
  }

  #takeRegex(): void {
    const { end, closed } = endOfRegex(this.text, this.at);
    if (!closed) {
      this.#noRegexBefore = end;
      this.#takePunctuator('/');
      return;
    }
    this.take(Kind.regex, end);
    this.operandNext = false;
  }

  #takePunctuator(sign: string): void {
    // After `++` and `--`, and after `!`, an operand is due when one was due before: they stand on either side of one.
    const end = endOfPunctuator(this.text, this.at);
    const keeps = (sign === '!' && end === this.at + 1) || this.text.startsWith('++', this.at);
    if (!keeps && !this.text.startsWith('--', this.at)) this.operandNext = true;
    this.take(Kind.punctuator, end);
  }

  #takeOpening(sign: '(' | '[' | '{'): void {
    if (sign === '{') this.push(this.#beginsBlock() ? Frame.block : Frame.object);
    else if (sign === '(') this.push(this.#beginsHeader() ? Frame.header : Frame.parentheses);
    this.take(Kind.open, this.at + 1);
    this.operandNext = true;
  }

  #takeClosing(sign: string): void {
    const isHeader = sign === ')' && this.frame === Frame.header;
    if (isHeader || (sign === ')' && this.frame === Frame.parentheses)) this.pop();
    this.take(Kind.close, this.at + 1);
    this.operandNext = isHeader;
  }

  /** A closing brace, which may end a substitution in a template. Parentheses still open within are left behind. */
  #takeBrace(): void {
    let frame = this.pop();
    while (frame === Frame.parentheses || frame === Frame.header) frame = this.pop();
    if (frame === Frame.substitution) {
      this.#takeTemplatePart(Kind.tail, Kind.middle);
      return;
    }
    this.take(Kind.close, this.at + 1);
    this.operandNext = frame !== Frame.object;
  }

  #beginsHeader(): boolean {
    const last = this.tokens.count - 1;
    return this.tokens.kind(last) === Kind.keyword && headerWords.has(this.tokens.textOf(last));
  }

  /** Whether an opening brace begins statements rather than an object. Matters for a slash after its end only. */
  #beginsBlock(): boolean {
    const last = this.tokens.count - 1;
    if (last < 0 || !this.operandNext) return true;
    const kind = this.tokens.kind(last);
    if (kind === Kind.keyword) return blockWords.has(this.tokens.textOf(last));
    if (kind === Kind.close) return true;
    if (kind === Kind.open) return this.tokens.is(last, '{') && this.frame === Frame.block;
    if (this.tokens.is(last, ':')) return this.frame === Frame.block || this.frame === Frame.none;
    return this.tokens.is(last, ';') || this.tokens.is(last, '=>');
  }
}

/** The tokens and comments of a source text; `jsx` tells whether `<` may begin an element. */
export function tokenize(
  text: string,
  jsx: boolean,
): { readonly tokens: Tokens; readonly comments: readonly Comment[] } {
  const tokenizer = new Tokenizer(text, jsx);
  tokenizer.run();
  return tokenizer;
}
