import type { MarkdownDocument } from '../document';
import { memoize } from '../memoize';
import type { Span } from '../text/span';
import { type Affinity, align, type Gap } from './align';
import { pairsIn, type Refined, refine, sectionPartners } from './gaps';
import { knownLikeness } from './knownLikeness';
import { type Section, sectionsOf } from './likeness';
import type { Side } from './names';
import type { Pair } from './pair';
import { docOf, textOf } from './parts';
import { type Item, type Sequence, type Signature, sequences, signatureOf } from './signature';

/** One place where the structures of the two sides part. */
export type Divergence = Different | Missing;

/** An element that is not what its partner is. */
export interface Different {
  readonly kind: 'different';
  readonly sequence: Sequence;
  readonly anchor: Item;
  readonly counterpart: Item;
  /** Nothing but the line ends differs. */
  readonly isLineEnds: boolean;
}

/** Elements in a row that have no partner. */
export interface Missing {
  readonly kind: 'missing';
  readonly sequence: Sequence;
  /** The side that has them. */
  readonly has: Side;
  /** At least one. */
  readonly items: readonly [Item, ...Item[]];
  /** Where they should be on the other side: the line before the next element that has a partner, else the last line. */
  readonly at: Span;
}

/** How the structures of two sides compare. */
export interface Comparison {
  readonly docs: Readonly<Record<Side, MarkdownDocument>>;
  readonly signatures: Readonly<Record<Side, Signature>>;
  readonly divergences: readonly Divergence[];
  /** What stands below each heading; the first one is what stands before all of them. */
  readonly sections: Readonly<Record<Side, readonly Section[]>>;
  /** For each section of the anchor the index of the counterpart's that goes with it. */
  readonly partners: readonly (number | undefined)[];
}

/** Compares the sides of a pair; `undefined` unless both can be read. Spec: bilingual.md §6, §11. */
export const comparePair = memoize(compare);

function compare(pair: Pair): Comparison | undefined {
  if (!textOf(pair.anchor) || !textOf(pair.counterpart)) return undefined; // before either of them is parsed
  const [anchor, counterpart] = [docOf(pair.anchor), docOf(pair.counterpart)];
  if (!anchor || !counterpart) return undefined;
  const docs = { anchor, counterpart };
  const signatures = {
    anchor: signatureOf(pair, 'anchor', anchor),
    counterpart: signatureOf(pair, 'counterpart', counterpart),
  };
  const sections = {
    anchor: sectionsOf(anchor, signatures.anchor),
    counterpart: sectionsOf(counterpart, signatures.counterpart),
  };
  const like = likenessOf(pair, sections);
  const gaps = align(keysOf(signatures.anchor.headings), keysOf(signatures.counterpart.headings), like);
  const headings = refine(gaps, (a, b) => alignAlike(a, b, like));
  const partners = sectionPartners(signatures.anchor.headings.length, headings);
  const comparer = new Comparer(docs, signatures, sections, partners);
  const divergences = sequences.flatMap((each) =>
    comparer.divergencesIn(each, each === 'headings' ? headings : undefined),
  );
  return { docs, signatures, sections, partners, divergences };
}

/** Sections further apart than the numbers of sections, and some more, are not held against each other. */
const BAND = 20;

/** How well two headings go together, by what stands below them. */
function likenessOf({ config }: Pair, { anchor, counterpart }: Comparison['sections']): Affinity {
  const band = Math.abs(anchor.length - counterpart.length) + BAND;
  let like: Affinity | undefined; // most pairs have the same headings, and none of their sections is looked at
  return (a, b) => {
    if (Math.abs(a - b) > band) return 0;
    like ??= knownLikeness(config, anchor, counterpart);
    return like(a + 1, b + 1);
  };
}

/** Headings that have no equal one go together by likeness alone. */
function alignAlike(a: Gap['a'], b: Gap['b'], like: Affinity): Gap[] {
  const same = ([start, end]: Gap['a']) => Array.from({ length: end - start }, () => '');
  return align(same(a), same(b), (i, j) => like(i + a[0], j + b[0]));
}

function keysOf(items: readonly Item[]): string[] {
  return items.map(({ key }) => key);
}

class Comparer {
  constructor(
    private readonly docs: Comparison['docs'],
    private readonly signatures: Comparison['signatures'],
    private readonly sections: Comparison['sections'],
    private readonly partners: Comparison['partners'],
  ) {}

  divergencesIn(sequence: Sequence, headings: readonly Refined[] | undefined): Divergence[] {
    const [a, b]: [readonly Item[], readonly Item[]] = [
      this.signatures.anchor[sequence],
      this.signatures.counterpart[sequence],
    ];
    const gaps = headings ?? this.#refinedGaps(a, b);
    const found = gaps.flatMap((gap) => [
      ...pairsIn(gap).flatMap(([i, j]) => this.#different(sequence, a[i], b[j], false)),
      ...gap.alone.flatMap((alone) => [
        ...this.#missing(sequence, 'anchor', alone.a, alone.b[1]),
        ...this.#missing(sequence, 'counterpart', alone.b, alone.a[1]),
      ]),
    ]);
    return sequence === 'code' && found.length === 0 ? this.#lineEnds(a, b) : found;
  }

  #refinedGaps(a: readonly Item[], b: readonly Item[]): Refined[] {
    if (a.length === b.length && a.every(({ key }, index) => key === b[index]?.key)) return [];
    const ownersOf = (items: readonly Item[], side: Side) =>
      items.map(({ span }) => sectionAt(this.sections[side], span));
    const owners = { a: ownersOf(a, 'anchor'), b: ownersOf(b, 'counterpart') };
    const affinity: Affinity = (i, j) => {
      const isAtHome = this.partners[owners.a[i] ?? 0] === owners.b[j];
      return 0.7 * Number(isAtHome) + 0.3 * Number(a[i]?.detail === b[j]?.detail);
    };
    const home = (i: number) => String(this.#nearestPartner(owners.a[i] ?? 0));
    return refine(align(keysOf(a), keysOf(b), affinity), (inA, inB) => {
      const homes = range(inA).map(home);
      return align(
        homes,
        range(inB).map((j) => String(owners.b[j])),
        () => 0,
      );
    });
  }

  /** The section of the counterpart that goes with this one, or with the last above that has one. */
  #nearestPartner(section: number): number {
    for (let at = section; at > 0; at--) {
      const partner = this.partners[at];
      if (partner !== undefined) return partner;
    }
    return 0;
  }

  #different(
    sequence: Sequence,
    anchor: Item | undefined,
    counterpart: Item | undefined,
    isLineEnds: boolean,
  ): Different[] {
    return anchor && counterpart ? [{ kind: 'different', sequence, anchor, counterpart, isLineEnds }] : [];
  }

  #missing(sequence: Sequence, has: Side, [start, end]: Gap['a'], next: number): Missing[] {
    const [first, ...others] = this.signatures[has][sequence].slice(start, end) as Item[];
    if (!first) return [];
    const lacks = has === 'anchor' ? 'counterpart' : 'anchor';
    const after: Item | undefined = this.signatures[lacks][sequence][next];
    return [{ kind: 'missing', sequence, has, items: [first, ...others], at: lineBefore(this.docs[lacks], after) }];
  }

  /** Code that differs in its line ends alone: once for all blocks. */
  #lineEnds(a: readonly Item[], b: readonly Item[]): Different[] {
    const index = a.findIndex((item, at) => contentOf(item) !== contentOf(b[at]));
    return this.#different('code', a[index], b[index], true);
  }
}

function contentOf(item: Item | undefined): string | undefined {
  return item && 'content' in item.element ? item.element.content : undefined;
}

/** The index of the section that a place is in. */
export function sectionAt(sections: readonly Section[], { start }: Span): number {
  let [low, high] = [0, sections.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sections[middle]?.span.start ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  return low;
}

function range([start, end]: Gap['a']): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function lineBefore({ lines }: MarkdownDocument, next: Item | undefined): Span {
  const none = { start: 0, end: 0 };
  if (next) return lines.span(Math.max(0, lines.lineAt(next.span.start) - 1)) ?? none;
  const last = lines.count - 1;
  return lines.span(lines.textOf(last) === '' ? Math.max(0, last - 1) : last) ?? none;
}
