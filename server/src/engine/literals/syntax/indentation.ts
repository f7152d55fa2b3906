import { formOf, isClosing, isOpening, OpenBrackets, type Pairing } from './bracketForms';
import { Kind, type Tokens } from './tokens';

/**
 * Pairs the brackets between two tokens with the help of indentation, for a stretch where some closing bracket is
 * missing: taken by their order alone, closing brackets then end the wrong thing, and keys land in the wrong object.
 * A line that is not indented deeper than the line of an open bracket ends that bracket.
 *
 * Gives `undefined` when this reading has to suppose more than `most` missing brackets, or a surplus one, or when a
 * bracket is missing within a line: then the text is not laid out in a way that says anything.
 */
export function pairByIndentation(tokens: Tokens, from: number, to: number, most: number): Pairing[] | undefined {
  const pairing = new IndentedPairing(tokens, to, most);
  for (let at = from; at < to && !pairing.failed; at++) pairing.read(at);
  return pairing.finish();
}

class IndentedPairing {
  readonly #tokens: Tokens;
  readonly #end: number;
  readonly #open = new OpenBrackets();
  readonly #pairings: Pairing[] = [];
  /** How many more brackets may be found missing; below zero the reading has failed. */
  #left: number;

  constructor(tokens: Tokens, end: number, most: number) {
    this.#tokens = tokens;
    this.#end = end;
    this.#left = most;
  }

  get failed(): boolean {
    return this.#left < 0;
  }

  read(at: number): void {
    const kind = this.#tokens.kind(at);
    if (this.#tokens.startsLine(at)) this.#startLine(at, kind);
    if (isOpening(kind)) this.#open.push(at, formOf(this.#tokens, at));
    else if (isClosing(kind)) this.#close(at);
  }

  finish(): Pairing[] | undefined {
    const isWithinLine = this.#end < this.#tokens.count && !this.#tokens.startsLine(this.#end);
    if (this.#open.depth > 0 && isWithinLine) return undefined;
    while (this.#open.depth > 0 && !this.failed) this.#endInnermost(this.#end);
    return this.failed ? undefined : this.#pairings;
  }

  #startLine(at: number, kind: number): void {
    if (kind === Kind.middle || kind === Kind.tail || this.#isSwitchLabel(at)) return;
    const indent = this.#tokens.indent(at);
    // A closing bracket ends those below it only where they are indented deeper than itself.
    const least = isClosing(kind) ? indent + 1 : indent;
    while (this.#open.depth > 0 && this.#tokens.indent(this.#open.innermost) >= least && !this.failed) {
      this.#endInnermost(at);
    }
  }

  /** `case` and `default` often stand as far left as their `switch`. */
  #isSwitchLabel(at: number): boolean {
    return this.#tokens.is(at, 'case') || this.#tokens.is(at, 'default');
  }

  #close(at: number): void {
    const level = this.#open.levelOf(formOf(this.#tokens, at));
    if (level < 0) {
      this.#left = -1; // a surplus bracket
      return;
    }
    while (this.#open.depth > level + 1 && !this.failed) this.#endInnermost(at);
    this.#pairings.push({ open: this.#open.pop(), end: at, closed: true });
  }

  #endInnermost(at: number): void {
    this.#pairings.push({ open: this.#open.pop(), end: at, closed: false });
    this.#left--;
  }
}
