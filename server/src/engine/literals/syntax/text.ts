import { Kind, type Tokens } from './tokens';

const escapes = /\\(?:u\{([\da-f]{1,8})\}|u([\da-f]{4})|x([\da-f]{2})|([0-7]{1,3})|(\r\n|[\s\S]))/gi;

const controls: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };
const lineEnds: ReadonlySet<string> = new Set(['\n', '\r', '\r\n', '\u2028', '\u2029']);

/** Replaces the escapes of a string, template or name. One that is none stays as it is, without its backslash. */
export function replaceEscapes(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replace(escapes, (_all, braced?: string, four?: string, two?: string, octal?: string, char?: string) => {
    const hex = braced ?? four ?? two;
    if (hex !== undefined) return fromCode(Number.parseInt(hex, 16));
    if (octal !== undefined) return fromCode(Number.parseInt(octal, 8));
    if (char === undefined || lineEnds.has(char)) return '';
    return controls[char] ?? char;
  });
}

function fromCode(code: number): string {
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}

/** What a string or template token says; without its quotes, the closing of which may be missing. */
export function textOfString(tokens: Tokens, at: number): string {
  const text = tokens.textOf(at);
  const hasClosing = text.length > 1 && text[0] === text.at(-1);
  const raw = text.slice(1, hasClosing ? -1 : undefined);
  // A template has line feeds only, whatever ends the lines of its file.
  return replaceEscapes(tokens.kind(at) === Kind.template ? raw.replace(/\r\n?/g, '\n') : raw);
}

/** The value of a number token. */
export function numberOf(tokens: Tokens, at: number): number {
  const text = tokens.textOf(at).replaceAll('_', '');
  return /^0[0-7]+$/.test(text) ? Number.parseInt(text, 8) : Number(text);
}

/** Longer ones would take more than linear time to read, and nothing that they stand for is an integer of JSON. */
const MAX_BIGINT = 1000;

/** The value of a bigint token; `undefined` for one that is malformed or has more than a thousand digits. */
export function bigintOf(tokens: Tokens, at: number): bigint | undefined {
  const text = tokens.textOf(at).slice(0, -1).replaceAll('_', '');
  return text.length <= MAX_BIGINT && bigintForm.test(text) ? BigInt(text) : undefined;
}

const bigintForm = /^(?:0x[\da-f]+|0o[0-7]+|0b[01]+|0|[1-9]\d*)$/i;

/** The key that a token names; `undefined` when it names none. */
export function keyOf(tokens: Tokens, at: number): string | undefined {
  switch (tokens.kind(at)) {
    case Kind.name:
    case Kind.keyword:
    case Kind.private:
      return replaceEscapes(tokens.textOf(at));
    case Kind.string:
      return textOfString(tokens, at);
    case Kind.number:
      return String(numberOf(tokens, at));
    case Kind.bigint:
      return bigintOf(tokens, at)?.toString();
    default:
      return undefined;
  }
}
