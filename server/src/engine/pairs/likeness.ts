import type { Config } from '../config/config';
import type { MarkdownDocument } from '../document';
import { foldName } from '../rules/support/headings';
import type { Span } from '../text/span';
import { isTranslatedName } from './headingNames';
import type { Item, Signature } from './signature';

/** What the text below a heading, down to the next heading of any level, is like in every language. */
export interface Section {
  /** Of the heading; empty for what stands before the first one. */
  readonly title: string;
  readonly span: Span;
  /** What translation keeps: code, addresses, names in code, numbers. */
  readonly tokens: Bag;
  /** The names and numbers of the heading, which stay in a translation. */
  readonly titleWords: Bag;
  /** The heading as headings are compared. */
  readonly name: string;
  readonly blocks: number;
  /** In what English takes for it, so that the two languages can be compared. */
  readonly length: number;
}

/** The sections of a document: what stands before the first heading, then one for each heading, nested ones included. */
export function sectionsOf(doc: MarkdownDocument, signature: Signature): Section[] {
  const { headings } = signature;
  const starts = [0, ...headings.map(({ span }) => span.start)];
  const contents = new Contents(doc, signature, starts);
  return starts.map((start, index) => {
    const span = { start, end: starts[index + 1] ?? doc.text.length };
    return new SectionOf(headings[index - 1]?.element.text ?? '', span, index, contents);
  });
}

/** A section that looks into itself only when it is compared: most pairs have the same headings, and none is. */
class SectionOf implements Section {
  #length: number | undefined;
  #tokens: Bag | undefined;
  #titleWords: Bag | undefined;
  #name: string | undefined;

  constructor(
    readonly title: string,
    readonly span: Span,
    private readonly index: number,
    private readonly contents: Contents,
  ) {}

  get tokens(): Bag {
    this.#tokens ??= new Bag(this.contents.tokens[this.index] ?? []);
    return this.#tokens;
  }

  get titleWords(): Bag {
    this.#titleWords ??= new Bag(this.title.toLowerCase().match(/[a-z0-9][a-z0-9.]*/g) ?? []);
    return this.#titleWords;
  }

  get name(): string {
    this.#name ??= foldName(this.title);
    return this.#name;
  }

  get blocks(): number {
    return this.contents.blocks[this.index] ?? 0;
  }

  get length(): number {
    this.#length ??= lengthOf(this.contents.doc.text.slice(this.span.start, this.span.end));
    return this.#length;
  }
}

/** Words without their order, counted once: each section is compared with many. */
export class Bag {
  #counts: ReadonlyMap<string, number> | undefined;

  constructor(readonly words: readonly string[]) {}

  /** How much the two have in common, from 0 to 1; two empty ones tell nothing for or against. */
  shareWith(other: Bag): number {
    const all = this.words.length + other.words.length;
    if (all === 0) return 0.5;
    const [own, others] = [this.#count(), other.#count()];
    let common = 0;
    for (const [word, count] of own) common += Math.min(count, others.get(word) ?? 0);
    return (2 * common) / all;
  }

  #count(): ReadonlyMap<string, number> {
    if (this.#counts) return this.#counts;
    const counts = new Map<string, number>();
    for (const word of this.words) counts.set(word, (counts.get(word) ?? 0) + 1);
    this.#counts = counts;
    return counts;
  }
}

/** What stands in the sections of a document, worked out for all of them at once. */
class Contents {
  #tokens: readonly (readonly string[])[] | undefined;
  #blocks: readonly number[] | undefined;

  constructor(
    readonly doc: MarkdownDocument,
    private readonly signature: Signature,
    private readonly starts: readonly number[],
  ) {}

  get tokens(): readonly (readonly string[])[] {
    this.#tokens ??= spread(this.starts, this.#words()).map((words) => words.slice(0, MAX_TOKENS));
    return this.#tokens;
  }

  get blocks(): readonly number[] {
    const kinds = () => this.doc.facts.blocks.map(({ span, kind }) => ({ at: span.start, word: kind }));
    this.#blocks ??= spread(this.starts, kinds()).map((words) => words.length);
    return this.#blocks;
  }

  #words(): { at: number; word: string }[] {
    const { code, tables, lists, links } = this.signature;
    return [
      ...[code, tables, lists, links].flatMap((items: readonly Item[]) =>
        items.map(({ span, key }) => ({ at: span.start, word: key })),
      ),
      ...this.doc.facts.elements.codeSpans.map(({ span, value }) => ({ at: span.start, word: value })),
    ];
  }
}

/** Each section is compared with each, and so many tell enough. */
const MAX_TOKENS = 50;

/** Sorts words into the stretches that begin at `starts`. */
function spread(starts: readonly number[], words: readonly { at: number; word: string }[]): string[][] {
  const sorted = words.toSorted((a, b) => a.at - b.at);
  const stretches: string[][] = starts.map(() => []);
  let index = 0;
  for (const { at, word } of sorted) {
    while (at >= (starts[index + 1] ?? Number.POSITIVE_INFINITY)) index++;
    stretches[index]?.push(word);
  }
  return stretches;
}

/** A Chinese character says about as much as so many Latin ones. */
const DENSITY = 2.7;

/** How long a text is, in what English takes for it. */
export function lengthOf(text: string): number {
  let dense = 0;
  for (let at = 0; at < text.length; at++) if (isDense(text.charCodeAt(at))) dense++;
  return text.length + dense * (DENSITY - 1);
}

/** East Asian characters and full-width marks. */
function isDense(code: number): boolean {
  if (code < 0x2e80) return false;
  return code <= 0x9fff || (code >= 0xf900 && code <= 0xfaff) || (code >= 0xff00 && code <= 0xffef);
}

/** How likely the sections of an anchor and a counterpart are to say the same, from 0 to 1. */
export function likeness(config: Config, anchor: Section, counterpart: Section): number {
  const longer = Math.max(anchor.length, counterpart.length, 1);
  const ratio = Math.min(anchor.length, counterpart.length) / longer;
  return (
    0.4 * anchor.tokens.shareWith(counterpart.tokens) +
    0.3 * nameLikeness(config, anchor, counterpart) +
    0.2 * ratio +
    0.1 * Number(anchor.blocks === counterpart.blocks)
  );
}

function nameLikeness(config: Config, anchor: Section, counterpart: Section): number {
  if (anchor.name === counterpart.name || isTranslatedName(config, anchor.name, counterpart.title)) return 1;
  return anchor.titleWords.shareWith(counterpart.titleWords) * 0.8;
}
