// Where the parts of a source text end. Each function takes the place of a part's first character.

const Char = {
  lf: 10,
  cr: 13,
  lineSeparator: 0x2028,
  paragraphSeparator: 0x2029,
  backslash: 92,
  dollar: 36,
  braceOpen: 123,
  slash: 47,
  star: 42,
  bracketOpen: 91,
  bracketClose: 93,
  backtick: 96,
} as const;

/** The four characters that end a line of code. */
export function isNewline(code: number): boolean {
  return code === Char.lf || code === Char.cr || code === Char.lineSeparator || code === Char.paragraphSeparator;
}

/** Blanks that are no line end. */
export function isBlank(code: number): boolean {
  if (code < 128) return code === 32 || code === 9 || code === 11 || code === 12;
  return code === 0xa0 || code === 0xfeff || code === 0x1680 || code === 0x202f || code === 0x205f || isWideBlank(code);
}

function isWideBlank(code: number): boolean {
  return code === 0x3000 || (code >= 0x2000 && code <= 0x200a);
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True for what may begin a name. Beyond ASCII everything may but blanks: a wrong name is no business of this reader. */
export function isNameStart(code: number): boolean {
  const lower = code | 32;
  if (lower >= 97 && lower <= 122) return code < 128;
  if (code < 128) return code === 95 || code === Char.dollar;
  return code >= 128 && !isBlank(code) && !isNewline(code);
}

export function isNamePart(code: number): boolean {
  return isNameStart(code) || isDigit(code);
}

/** Where a part ends, and whether it was closed. */
export interface Ending {
  readonly end: number;
  readonly closed: boolean;
}

/** A name, escapes such as `\u0061` included. */
export function endOfName(text: string, start: number): number {
  let at = start;
  for (;;) {
    if (isNamePart(text.charCodeAt(at))) at++;
    else if (isNameEscape(text, at)) at = endOfNameEscape(text, at);
    else return at;
  }
}

/** True where `\u` begins: the only escape that a name may have. */
export function isNameEscape(text: string, at: number): boolean {
  return text.charCodeAt(at) === Char.backslash && text.charCodeAt(at + 1) === 117;
}

function endOfNameEscape(text: string, start: number): number {
  nameEscape.lastIndex = start;
  return start + (nameEscape.exec(text)?.[0].length ?? 2);
}

const nameEscape = /\\u(?:\{[\da-f]{1,6}\}|[\da-f]{0,4})/iy;

/** A string in single or double quotes. One that is not closed ends with its line. */
export function endOfString(text: string, start: number): Ending {
  const quote = text.charCodeAt(start);
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === quote) return { end: at + 1, closed: true };
    if (code === Char.lf || code === Char.cr) break;
    at += code === Char.backslash ? escapeLength(text, at) : 1;
  }
  return { end: Math.min(at, text.length), closed: false };
}

/** A backslash and what it escapes; a line end of two characters is one. */
function escapeLength(text: string, at: number): number {
  return text.charCodeAt(at + 1) === Char.cr && text.charCodeAt(at + 2) === Char.lf ? 3 : 2;
}

/** A part of a template: `start` is its backtick or the brace that ends a substitution. */
export function endOfTemplatePart(text: string, start: number): Ending & { readonly substitutes: boolean } {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === Char.backtick) return { end: at + 1, closed: true, substitutes: false };
    if (code === Char.dollar && text.charCodeAt(at + 1) === Char.braceOpen) {
      return { end: at + 2, closed: true, substitutes: true };
    }
    at += code === Char.backslash ? 2 : 1;
  }
  return { end: text.length, closed: false, substitutes: false };
}

/** A regular expression with its flags; one that is not closed ends with its line. */
export function endOfRegex(text: string, start: number): Ending {
  let inClass = false;
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isNewline(code)) return { end: at, closed: false };
    if (code === Char.backslash) at++;
    else if (code === Char.bracketOpen) inClass = true;
    else if (code === Char.bracketClose) inClass = false;
    else if (code === Char.slash && !inClass) return { end: endOfName(text, at + 1), closed: true };
  }
  return { end: text.length, closed: false };
}

/** A comment from `//` to the end of its line. */
export function endOfLine(text: string, start: number): number {
  let at = start;
  while (at < text.length && !isNewline(text.charCodeAt(at))) at++;
  return at;
}

/** A comment that begins with `/*`; one that is not closed goes to the end. */
export function endOfBlockComment(text: string, start: number): number {
  const close = text.indexOf('*/', start + 2);
  return close < 0 ? text.length : close + 2;
}

const number = /(?:0[xX][\da-fA-F_]*|0[oO][0-7_]*|0[bB][01_]*|(?:\d[\d_]*)?(?:\.[\d_]*)?(?:[eE][+-]?[\d_]*)?)n?/y;

/** A number, whatever its form. */
export function endOfNumber(text: string, start: number): number {
  number.lastIndex = start;
  return start + Math.max(number.exec(text)?.[0].length ?? 1, 1);
}

// Longest first. A single `>` always stands alone: whether it closes type arguments is not known here.
const punctuator = /\.\.\.|=>|\?\?=|\?\?|\?\.(?!\d)|\*\*=|\*\*|\+\+|--|&&=|&&|\|\|=|\|\||[=!]==?|<<=?|[-<+*%&|^/]=/y;

/** An operator or another sign. */
export function endOfPunctuator(text: string, start: number): number {
  punctuator.lastIndex = start;
  return start + (punctuator.exec(text)?.[0].length ?? 1);
}
