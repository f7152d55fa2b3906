import { Kind, type Tokens } from './tokens';

/** A bracket and where it ends, as indexes of tokens: at `end` stands what closes it, or what it no longer holds. */
export interface Pairing {
  readonly open: number;
  readonly end: number;
  readonly closed: boolean;
}

/** How many forms of brackets there are. */
export const FORMS = 5;
const NO_FORM = -1;
const TEMPLATE = 3;
const JSX = 4;

export function isOpening(kind: number): boolean {
  return kind === Kind.open || kind === Kind.head || kind === Kind.jsxOpen;
}

export function isClosing(kind: number): boolean {
  return kind === Kind.close || kind === Kind.tail || kind === Kind.jsxClose;
}

/** The form of a bracket, the same number for both of a pair: `()`, `[]`, `{}`, a template, a JSX element. */
export function formOf(tokens: Tokens, at: number): number {
  const kind = tokens.kind(at);
  if (kind === Kind.open || kind === Kind.close) return formOfSign(tokens.text.charCodeAt(tokens.start(at)));
  if (kind === Kind.jsxOpen || kind === Kind.jsxClose) return JSX;
  return kind === Kind.head || kind === Kind.middle || kind === Kind.tail ? TEMPLATE : NO_FORM;
}

function formOfSign(code: number): number {
  if (code === 40 || code === 41) return 0;
  return code === 91 || code === 93 ? 1 : 2;
}

/** The brackets that are open at a place, and for each form the innermost one. Every operation takes constant time. */
export class OpenBrackets {
  readonly #opens: number[] = [];
  readonly #forms: number[] = [];
  /** For each level, the next outer level of the same form. */
  readonly #outer: number[] = [];
  readonly #nearest: number[] = new Array(FORMS).fill(-1);

  /** How many brackets are open. */
  get depth(): number {
    return this.#opens.length;
  }

  /** The token that opens the level, counted from the outermost one, 0; -1 for no level. */
  openAt(level: number): number {
    return this.#opens[level] ?? -1;
  }

  get innermost(): number {
    return this.openAt(this.depth - 1);
  }

  /** The innermost level of a form, -1 for none. */
  levelOf(form: number): number {
    return this.#nearest[form] ?? -1;
  }

  push(open: number, form: number): void {
    this.#outer.push(this.levelOf(form));
    this.#nearest[form] = this.depth;
    this.#opens.push(open);
    this.#forms.push(form);
  }

  /** Leaves the innermost level and gives its opening token; -1 when none is open. */
  pop(): number {
    const form = this.#forms.pop();
    const outer = this.#outer.pop();
    if (form !== undefined && outer !== undefined) this.#nearest[form] = outer;
    return this.#opens.pop() ?? -1;
  }
}
