import { Frame } from './frames';
import { isNamePart, isNameStart } from './lexemes';
import type { Tokenizer } from './tokenize';
import { Kind } from './tokens';

/**
 * Reads JSX for the tokenizer: text between tags is no code, and an apostrophe in it opens no string. What stands in
 * braces is code again.
 */
export class JsxReader {
  readonly #code: Tokenizer;
  /** For each opening tag being read, whether a closing one of its name comes later. Without one it has no content. */
  readonly #hasContent: boolean[] = [];
  /** Open type arguments of the tag being read. */
  #angles = 0;
  #lastClosing: ReadonlyMap<string, number> | undefined;

  constructor(code: Tokenizer) {
    this.#code = code;
  }

  /** Whether the `<` here, where an operand is due, begins an element rather than type parameters. */
  beginsElement(): boolean {
    const { text, at } = this.#code;
    const next = text.charCodeAt(at + 1);
    if (next === 62) return true;
    if (!isNameStart(next)) return false;
    const end = endOfTagName(text, at + 1);
    return text.slice(at + 1, end) !== 'const' && !typeParameter.test(text.slice(end, end + 16));
  }

  openElement(): void {
    const { text, at } = this.#code;
    const end = endOfTagName(text, at + 1);
    this.#hasContent.push((this.#findLastClosing().get(text.slice(at + 1, end)) ?? -1) > at);
    this.#code.take(Kind.jsxOpen, end);
    this.#code.push(Frame.tag);
    this.#angles = 0;
  }

  /** Reads one part of an opening tag. */
  readInTag(): void {
    const code = this.#code;
    if (code.skipTrivia()) return;
    const sign = code.text[code.at] ?? '';
    if (sign === '"' || sign === "'") code.at = endAfter(code.text, sign, code.at + 1);
    else if (sign === '{') this.#openContainer();
    else if (sign === '>') this.#endTag();
    else if (sign === '/' && code.text[code.at + 1] === '>') this.#closeElement(code.at + 2);
    else if (sign === '<' && code.tokens.end(code.tokens.count - 1) === code.at) this.#angle(1);
    else if (isTagPart(code.text.charCodeAt(code.at)) || sign === '=') code.at++;
    else if (this.#angles > 0 && /[,[\]|&]/.test(sign)) code.at++;
    else this.#closeElement(code.at); // no tag after all, or one half typed: what follows is read as code
  }

  #angle(step: 1 | -1): void {
    this.#angles += step;
    this.#code.at++;
  }

  #endTag(): void {
    if (this.#angles > 0) this.#angle(-1);
    else if (this.#hasContent.at(-1) !== true) this.#closeElement(this.#code.at + 1);
    else this.#beginChildren();
  }

  #beginChildren(): void {
    this.#hasContent.pop();
    this.#code.pop();
    this.#code.push(Frame.children);
    this.#code.at++;
  }

  #closeElement(end: number): void {
    this.#hasContent.pop();
    this.#leave(end);
  }

  #leave(end: number): void {
    this.#code.pop();
    this.#code.take(Kind.jsxClose, end);
    this.#code.operandNext = false;
  }

  /** Reads one part of what lies between two tags. */
  readChildren(): void {
    const code = this.#code;
    if (isSpace(code.text.charCodeAt(code.at)) && code.skipTrivia()) return;
    const sign = code.text[code.at];
    if (sign === '{') this.#openContainer();
    else if (sign !== '<') code.at++;
    else if (code.text[code.at + 1] === '/') this.#leave(this.#endOfClosingTag());
    else if (code.text[code.at + 1] === '>' || isNameStart(code.text.charCodeAt(code.at + 1))) this.openElement();
    else code.at++;
  }

  #openContainer(): void {
    this.#code.push(Frame.container);
    this.#code.take(Kind.open, this.#code.at + 1);
    this.#code.operandNext = true;
  }

  #endOfClosingTag(): number {
    const { text } = this.#code;
    let at = endOfTagName(text, this.#code.at + 2);
    while (isSpace(text.charCodeAt(at))) at++;
    return text[at] === '>' ? at + 1 : at;
  }

  /** The last place where each name stands in a closing tag. */
  #findLastClosing(): ReadonlyMap<string, number> {
    if (this.#lastClosing) return this.#lastClosing;
    const found = new Map<string, number>();
    for (const { index, 1: name } of this.#code.text.matchAll(/<\/\s*([^\s<>{}()"']*)/g)) found.set(name ?? '', index);
    this.#lastClosing = found;
    return found;
  }
}

/** What follows the first type parameter of an arrow function, where JSX would have an attribute or an end. */
const typeParameter = /^\s*(?:,|extends\s)/;

function isTagPart(code: number): boolean {
  return isNamePart(code) || code === 45 || code === 46 || code === 58;
}

function endOfTagName(text: string, start: number): number {
  let at = start;
  while (at < text.length && isTagPart(text.charCodeAt(at))) at++;
  return at;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** Behind the next such quote; an attribute's text may go over lines. */
function endAfter(text: string, quote: string, start: number): number {
  const close = text.indexOf(quote, start);
  return close < 0 ? text.length : close + 1;
}
