import { align } from '../pairs/align';
import { type Comparison, sectionAt } from '../pairs/compare';
import { Bag, lengthOf, likeness, type Section } from '../pairs/likeness';
import type { Side } from '../pairs/names';
import type { Pair } from '../pairs/pair';
import { type Item, sequences } from '../pairs/signature';
import type { RenderedBlock } from './renderBlocks';

/** Indices of the blocks that stand side by side; a side that has nothing there has none. */
export interface BlockRow {
  readonly anchor?: number;
  readonly counterpart?: number;
}

export type Blocks = Readonly<Record<Side, readonly RenderedBlock[]>>;

/**
 * Puts the blocks of both sides next to each other, in order: sections as the comparison of the pair has them, and in
 * those the blocks of the same kind, elements that it takes for partners first.
 */
export function alignBlocks(pair: Pair, comparison: Comparison, blocks: Blocks): BlockRow[] {
  const { partners, sections } = comparison;
  const inSections = {
    anchor: arrange(sections.anchor, blocks.anchor),
    counterpart: arrange(sections.counterpart, blocks.counterpart),
  };
  const closeness = closenessOf(pair, comparison, blocks);
  const rows: BlockRow[] = [];
  let next = 0;
  const addLone = (end: number) => {
    for (; next < end; next++)
      rows.push(...(inSections.counterpart[next] ?? []).map((counterpart) => ({ counterpart })));
  };
  for (const [index, own] of inSections.anchor.entries()) {
    const partner = partners[index];
    if (partner === undefined) rows.push(...own.map((anchor) => ({ anchor })));
    else {
      addLone(partner);
      rows.push(...alignSection(own, inSections.counterpart[next++] ?? [], blocks, closeness));
    }
  }
  addLone(inSections.counterpart.length);
  return rows;
}

/** The indices of the blocks that begin in each section. */
function arrange(sections: readonly Section[], blocks: readonly RenderedBlock[]): number[][] {
  const arranged: number[][] = sections.map(() => []);
  // Footnotes are shown at the end, wherever they are written.
  for (const [index, { kind, span }] of blocks.entries()) {
    arranged[kind === 'footnotes' ? sections.length - 1 : sectionAt(sections, span)]?.push(index);
  }
  return arranged;
}

type Closeness = (anchor: number, counterpart: number) => number;

function alignSection(a: readonly number[], b: readonly number[], blocks: Blocks, closeness: Closeness): BlockRow[] {
  const kinds = (side: Side, indices: readonly number[]) => indices.map((index) => blocks[side][index]?.kind ?? '');
  const gaps = align(kinds('anchor', a), kinds('counterpart', b), (i, j) => closeness(a[i] ?? 0, b[j] ?? 0));
  const rows: BlockRow[] = [];
  let [i, j] = [0, 0];
  for (const gap of [...gaps, { a: [a.length, a.length], b: [b.length, b.length] } as const]) {
    while (i < gap.a[0]) rows.push(rowOf(a[i++], b[j++]));
    rows.push(...a.slice(...gap.a).map((anchor) => ({ anchor })));
    rows.push(...b.slice(...gap.b).map((counterpart) => ({ counterpart })));
    [i, j] = [gap.a[1], gap.b[1]];
  }
  return rows;
}

function rowOf(anchor: number | undefined, counterpart: number | undefined): BlockRow {
  return { ...(anchor === undefined ? {} : { anchor }), ...(counterpart === undefined ? {} : { counterpart }) };
}

/** How well two blocks go together: best where the comparison has paired what is in them, else by what they look like. */
function closenessOf(pair: Pair, comparison: Comparison, blocks: Blocks): Closeness {
  const paired = pairedBlocks(comparison, blocks);
  const faces = {
    anchor: facesOf(comparison, blocks, 'anchor'),
    counterpart: facesOf(comparison, blocks, 'counterpart'),
  };
  return (a, b) => {
    if (paired.has(`${a}:${b}`)) return 1;
    const [first, second] = [faces.anchor[a], faces.counterpart[b]];
    return first && second ? 0.9 * likeness(pair.config, first, second) : 0;
  };
}

/** The pairs of blocks that hold elements which the comparison takes for partners, as `anchor:counterpart`. */
function pairedBlocks({ signatures, divergences }: Comparison, blocks: Blocks): ReadonlySet<string> {
  const missing = new Set(divergences.flatMap((each) => (each.kind === 'missing' ? each.items : [])));
  const paired = new Set<string>();
  for (const sequence of sequences) {
    const kept = (items: readonly Item[]) => items.filter((item) => !missing.has(item));
    const others = kept(signatures.counterpart[sequence]);
    for (const [at, item] of kept(signatures.anchor[sequence]).entries()) {
      const other = others[at];
      if (other)
        paired.add(`${blockAt(blocks.anchor, item.span.start)}:${blockAt(blocks.counterpart, other.span.start)}`);
    }
  }
  return paired;
}

/** The index of the block around an offset, or of the last one before it; 0 where there is none. */
export function blockAt(blocks: readonly RenderedBlock[], offset: number): number {
  let [low, high] = [0, blocks.length - 1];
  if (blocks[high]?.kind === 'footnotes') high--; // it stands apart from where it is written
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((blocks[middle]?.span.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Each block as the likeness of sections sees it. */
function facesOf({ docs }: Comparison, blocks: Blocks, side: Side): Section[] {
  const { facts, text } = docs[side];
  const tokens: string[][] = blocks[side].map(() => []);
  for (const { span, value } of facts.elements.codeSpans) tokens[blockAt(blocks[side], span.start)]?.push(value);
  return blocks[side].map(({ span }, index) => {
    const length = lengthOf(text.slice(span.start, span.end));
    const bag = new Bag(tokens[index]?.slice(0, MOST_TOKENS) ?? []);
    return { title: '', name: '', titleWords: noWords, span, tokens: bag, blocks: 1, length };
  });
}

/** A block has no heading. */
const noWords = new Bag([]);

/** So many words of a block tell enough. */
const MOST_TOKENS = 20;
