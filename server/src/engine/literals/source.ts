import type { Span } from '../text/span';
import { ConstantReader } from './constants';
import type { SourceLanguage } from './language';
import type { Element, Literal } from './literal';
import { findBindings } from './names/bindings';
import { Scopes } from './names/scopes';
import type { LiteralReader } from './reader';
import { type Code, readCode } from './syntax/code';
import { findCalls, type RawCall } from './syntax/findCalls';
import { findTyped, type RawTyped } from './syntax/findTyped';
import { type Comment, tokenize } from './syntax/tokenize';
import { endOfLiteral } from './syntax/unclosed';

/** What is looked for in a source text. */
export interface SourceOptions {
  readonly language: SourceLanguage;
  /** Names of functions whose calls are wanted, such as `defineTool`. */
  readonly calls: Iterable<string>;
  /** Names of types whose values are wanted, such as `SchemaSpec`. */
  readonly types: Iterable<string>;
  /** Added to every span, in UTF-16 units: where the text begins in the file that it is a part of. 0 when left out. */
  readonly offset?: number;
}

/** A call of one of the wanted functions. */
export interface FoundCall {
  readonly name: string;
  readonly nameSpan: Span;
  /** From the name to the closing parenthesis. */
  readonly span: Span;
  /** The arguments as they are written. */
  readonly arguments: readonly Element[];
  /** True where the parenthesis is not closed, or holds what belongs to no argument: say nothing about what is absent. */
  readonly incomplete: boolean;
}

/** A value whose type is one of the wanted ones. */
export interface FoundTyped {
  /** The type's name, without what qualifies it. */
  readonly type: string;
  readonly typeSpan: Span;
  readonly by: 'satisfies' | 'as' | 'annotation';
  readonly value: Literal;
}

/** What was found in a source text, in text order. */
export interface SourceLiterals {
  readonly calls: readonly FoundCall[];
  /** May hold values that are also arguments of `calls`, or parts of them: compare the spans. */
  readonly typed: readonly FoundTyped[];
  /** All comments; they are only looked for when they are asked for. */
  readonly comments: readonly Comment[];
}

/**
 * Reads values out of TypeScript or JavaScript without running it. Never throws, whatever the text, takes time in
 * proportion to its length, and keeps working while code is being typed. A text in which none of the wanted names
 * occurs costs a search for them and no more. Spec: schema-dsl.md §7.
 */
export function readSource(text: string, options: SourceOptions): SourceLiterals {
  const calls = new Set([...options.calls].filter((name) => text.includes(name)));
  const types = new Set([...options.types].filter((name) => text.includes(name)));
  const offset = options.offset ?? 0;
  if (calls.size === 0 && types.size === 0) return new NothingFound(text, options.language, offset);
  const code = readCode(text, options.language);
  const rawCalls = findCalls(code, calls);
  const rawTyped = findTyped(code, types);
  const comments = shiftComments(code.comments, offset);
  if (rawCalls.length === 0 && rawTyped.length === 0) return { calls: [], typed: [], comments };
  const shared = new Set(rawTyped.map(({ value }) => skipParentheses(code, value)));
  const constants = new ConstantReader(code, new Scopes(findBindings(code)), offset, shared);
  return constants.follow((reader) => ({
    calls: rawCalls.map((call) => readCall(code, reader, call)),
    typed: rawTyped.map((typed) => readTyped(code, reader, typed)),
    comments,
  }));
}

function skipParentheses({ tokens }: Code, from: number): number {
  let at = from;
  while (tokens.opens(at, '(')) at++;
  return at;
}

/** The answer for a text that names nothing of what is wanted. */
class NothingFound implements SourceLiterals {
  readonly calls = [];
  readonly typed = [];
  readonly #text: string;
  readonly #language: SourceLanguage;
  readonly #offset: number;
  #comments: readonly Comment[] | undefined;

  constructor(text: string, language: SourceLanguage, offset: number) {
    this.#text = text;
    this.#language = language;
    this.#offset = offset;
  }

  get comments(): readonly Comment[] {
    this.#comments ??= shiftComments(tokenize(this.#text, this.#language === 'tsx').comments, this.#offset);
    return this.#comments;
  }
}

function shiftComments(comments: readonly Comment[], offset: number): readonly Comment[] {
  if (offset === 0) return comments;
  return comments.map(({ kind, span }) => ({ kind, span: { start: span.start + offset, end: span.end + offset } }));
}

function readCall(code: Code, reader: LiteralReader, { name, open }: RawCall): FoundCall {
  const { tokens, brackets } = code;
  const isClosed = brackets.isClosed(open);
  const after = endOfLiteral(code, open);
  const { elements, broken } = reader.readList(open, isClosed ? after - 1 : after);
  return {
    name: tokens.textOf(name),
    nameSpan: reader.spanOf(name, name + 1),
    span: reader.spanOf(name, after),
    // What should be in an argument may stand behind it when a surplus bracket has ended it.
    arguments: broken ? elements.map(toIncomplete) : elements,
    incomplete: broken || !isClosed || brackets.isDoubtful(open),
  };
}

function toIncomplete(element: Element): Element {
  return { ...element, value: { ...element.value, incomplete: true } };
}

function readTyped(code: Code, reader: LiteralReader, { type, by, value }: RawTyped): FoundTyped {
  const { tokens, brackets } = code;
  const parent = brackets.parentOf(value);
  return {
    type: tokens.textOf(type),
    typeSpan: reader.spanOf(type, type + 1),
    by,
    value: reader.read(value, parent < 0 ? tokens.count : brackets.endOf(parent)),
  };
}
