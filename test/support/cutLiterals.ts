import assert from 'node:assert/strict';
import type { Literal } from '../../server/src/engine/literals';
import { everyLiteral, readSchemas, sketch } from './literals';

/** What is known of a text: by kind and place, every value in it. */
export class KnownValues {
  readonly #values = new Map<string, string>();
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    for (const literal of rootsOf(text).flatMap(everyLiteral))
      this.#values.set(placeOf(literal), summary(text, literal));
  }

  /** Where the calls begin and end. */
  get calls(): readonly { readonly start: number; readonly end: number }[] {
    return readSchemas(this.#text).calls.map(({ span }) => span);
  }

  /**
   * Fails when the text, cut off at an offset, gives a value that is said to be complete and is another one than in the
   * whole text. What ends right at the cut, or with blanks between, is left out, since more may follow. Gives how many
   * values were compared.
   */
  assertCut(end: number): number {
    const cut = this.#text.slice(0, end);
    const certain = cut.trimEnd().length;
    const literals = rootsOf(cut).flatMap(judgedLiterals);
    return this.#compare(
      cut,
      literals.filter(({ span }) => span.end < certain),
      (offset) => offset,
    );
  }

  /** The same for the text without the character at an offset. */
  assertWithout(offset: number): number {
    const text = this.#text.slice(0, offset) + this.#text.slice(offset + 1);
    // A string that holds the character is another one without it, and rightly so.
    const literals = rootsOf(text).flatMap(judgedLiterals);
    const others = literals.filter(({ kind, span }) => kind !== 'string' || span.end <= offset || span.start > offset);
    return this.#compare(text, others, (at) => (at > offset ? at + 1 : at));
  }

  #compare(text: string, literals: readonly Literal[], toWhole: (offset: number) => number): number {
    for (const literal of literals) {
      const place = `${literal.kind} ${toWhole(literal.span.start)}-${toWhole(literal.span.end)}`;
      assert.equal(summary(text, literal), this.#values.get(place), `${place} in ${text}`);
    }
    return literals.length;
  }
}

function rootsOf(text: string): Literal[] {
  const { calls, typed } = readSchemas(text);
  return [...calls.flatMap((call) => call.arguments), ...typed].map(({ value }) => value);
}

/** What a rule may speak about: everything complete that is known and does not stand in a half-typed entry. */
function judgedLiterals(root: Literal): Literal[] {
  const found: Literal[] = [];
  const todo = [root];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (!next.incomplete && next.kind !== 'dynamic' && !next.via) found.push(next);
    const parts = next.kind === 'object' ? next.entries : next.kind === 'array' ? next.elements : [];
    for (const part of parts) if (!('incomplete' in part) || !part.incomplete) todo.push(part.value);
  }
  return found;
}

/** A literal without what is in its parts. */
function summary(text: string, literal: Literal): string {
  if (literal.kind === 'object') return literal.entries.map(({ kind, key }) => `${kind} ${key}`).join(', ');
  return literal.kind === 'array' ? String(literal.elements.length) : sketch(text, { ...literal, via: undefined });
}

function placeOf({ kind, span }: Literal): string {
  return `${kind} ${span.start}-${span.end}`;
}
