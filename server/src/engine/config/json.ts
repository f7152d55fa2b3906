import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { MessageData } from '../rule';
import type { Span } from '../text/span';
import type { SyntaxMessage } from './file';

/** Where to report what is wrong with a value: in the project's own configuration file. */
export interface Origin {
  readonly span: Span;
  /** The extended file that the value stands in; `span` is then the `extends` entry that led to it. */
  readonly file?: string;
}

/** A JSON value that remembers where it was written. Values of presets have no origin. */
export type Json = JsonObject | JsonArray | JsonScalar;

export interface JsonObject {
  readonly kind: 'object';
  readonly origin: Origin | undefined;
  /** By name; where a name is written twice the last one counts, as everywhere in JSON. */
  readonly members: ReadonlyMap<string, Member>;
}

export interface Member {
  readonly name: string;
  readonly nameOrigin: Origin | undefined;
  readonly value: Json;
}

export interface JsonArray {
  readonly kind: 'array';
  readonly origin: Origin | undefined;
  readonly items: readonly Json[];
}

export interface JsonScalar {
  readonly kind: 'scalar';
  readonly origin: Origin | undefined;
  readonly value: string | number | boolean | null;
}

/** Why a text is no JSON: the message of `config/syntax` and the first place where it shows. */
export interface SyntaxFault {
  readonly message: SyntaxMessage;
  readonly span: Span;
  readonly data: MessageData;
}

/**
 * Deeper than any configuration needs, and far from where a recursive parser runs out of stack (some thousands).
 * Whatever walks a parsed value may recurse.
 */
const MAX_DEPTH = 100;

/**
 * Parses JSON with comments and trailing commas; a byte-order mark is passed over. Values get the origin that `locate`
 * gives for their span. Only the first fault is told: what a parser says after it is guesswork.
 */
export function parseJson(text: string, locate: (span: Span) => Origin): Json | SyntaxFault {
  const source = text.replace(/^\uFEFF/, ' ');
  const tooDeep = findTooDeep(source);
  if (tooDeep !== undefined)
    return { message: 'depth', span: { start: tooDeep, end: tooDeep + 1 }, data: { limit: MAX_DEPTH } };
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first) return toFault(source, first);
  if (!root) return { message: 'empty', span: { start: 0, end: 0 }, data: {} };
  return toJson(root, locate);
}

/** True for what `parseJson` gives when the text is no JSON. */
export function isSyntaxFault(parsed: Json | SyntaxFault): parsed is SyntaxFault {
  return 'message' in parsed;
}

/** The scanner's token kinds: the parser declares them for compilers only, they do not exist at run time. */
const Token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  firstTrivia: 12,
  lastTrivia: 15,
  end: 17,
} as const;

/** Offset of the first bracket that nests too deep; the scanner, unlike the parser, does not recurse. */
function findTooDeep(text: string): number | undefined {
  const scanner = createScanner(text);
  let depth = 0;
  for (let token: number = scanner.scan(); token !== Token.end; token = scanner.scan()) {
    if (token === Token.openBrace || token === Token.openBracket) depth++;
    else if (token === Token.closeBrace || token === Token.closeBracket) depth--;
    if (depth > MAX_DEPTH) return scanner.getTokenOffset();
  }
  return undefined;
}

const messageOf: Readonly<Record<string, SyntaxMessage>> = {
  InvalidSymbol: 'symbol',
  InvalidNumberFormat: 'number',
  PropertyNameExpected: 'key',
  ValueExpected: 'value',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'end',
  CloseBracketExpected: 'end',
  EndOfFileExpected: 'surplus',
  UnexpectedEndOfComment: 'comment',
  UnexpectedEndOfString: 'string',
  UnexpectedEndOfNumber: 'number',
  InvalidUnicode: 'escape',
  InvalidEscapeCharacter: 'escape',
  InvalidCharacter: 'control',
};

function toFault(text: string, { error, offset, length }: ParseError): SyntaxFault {
  const span = { start: offset, end: Math.min(offset + length, text.length) }; // an open comment is said to end later
  const message = messageOf[printParseErrorCode(error)] ?? 'symbol';
  if (length > 0 || offset < text.length) return { message, span, data: { found: clip(text.slice(offset, span.end)) } };
  const hasToken = createScanner(text, true).scan() !== Token.end;
  return { message: hasToken ? 'end' : 'empty', span, data: {} };
}

function toJson(node: Node, locate: (span: Span) => Origin): Json {
  const origin = locate(spanOf(node));
  const children = node.children ?? [];
  if (node.type === 'array') return { kind: 'array', origin, items: children.map((child) => toJson(child, locate)) };
  if (node.type === 'object') {
    return toObject(
      origin,
      children.flatMap((child) => toMember(child, locate)),
    );
  }
  return { kind: 'scalar', origin, value: node.value };
}

function toMember(property: Node, locate: (span: Span) => Origin): Member[] {
  const [name, value] = property.children ?? [];
  if (!name || !value) return [];
  return [{ name: String(name.value), nameOrigin: locate(spanOf(name)), value: toJson(value, locate) }];
}

function spanOf(node: Node): Span {
  return { start: node.offset, end: node.offset + node.length };
}

/** The value of a plain JavaScript value, such as a preset's; it has no origin. */
export function toPresetJson(value: unknown): Json {
  if (Array.isArray(value)) return { kind: 'array', origin: undefined, items: value.map(toPresetJson) };
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, member]) => ({
      name,
      nameOrigin: undefined,
      value: toPresetJson(member),
    }));
    return toObject(undefined, members);
  }
  const known = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { kind: 'scalar', origin: undefined, value: known ? value : null };
}

/** An object of these members. */
export function toObject(origin: Origin | undefined, members: readonly Member[]): JsonObject {
  return { kind: 'object', origin, members: new Map(members.map((member) => [member.name, member])) };
}

export function isNull(value: Json): boolean {
  return value.kind === 'scalar' && value.value === null;
}

/** The string that a value is, if it is one. */
export function stringOf(value: Json | undefined): string | undefined {
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

/** A value as JSON for a message, shortened. */
export function showJson(value: Json): string {
  if (value.kind === 'array') return value.items.length === 0 ? '[]' : '[…]';
  if (value.kind === 'object') return value.members.size === 0 ? '{}' : '{…}';
  return clip(typeof value.value === 'string' ? JSON.stringify(value.value) : String(value.value));
}

const MAX_SHOWN = 60;

/** Shortens without cutting a surrogate pair in two. */
function clip(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  return `${text.slice(0, MAX_SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Offset of the comma that follows `offset` with nothing but blanks and comments between, if one does. */
export function findComma(text: string, offset: number): number | undefined {
  const scanner = createScanner(text);
  scanner.setPosition(offset);
  let token: number = scanner.scan();
  while (token >= Token.firstTrivia && token <= Token.lastTrivia) token = scanner.scan();
  return token === Token.comma ? scanner.getTokenOffset() : undefined;
}

/** Offset of the last comma between two offsets that is no part of a string or comment. */
export function findLastComma(text: string, start: number, end: number): number | undefined {
  const scanner = createScanner(text);
  scanner.setPosition(start);
  let last: number | undefined;
  for (
    let token: number = scanner.scan();
    token !== Token.end && scanner.getTokenOffset() < end;
    token = scanner.scan()
  ) {
    if (token === Token.comma) last = scanner.getTokenOffset();
  }
  return last;
}
