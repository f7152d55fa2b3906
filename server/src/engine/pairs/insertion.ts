import type { MarkdownDocument } from '../document';
import type { Block } from '../facts/facts';
import { addTo } from '../groups';
import { memoize } from '../memoize';
import { type Edit, insert } from '../rule';
import { isBlankLine } from '../rules/support/lines';
import { contains, type Span } from '../text/span';
import { type Comparison, type Missing, sectionAt } from './compare';
import { fencedText } from './editCode';
import type { Section } from './likeness';
import type { Side } from './names';
import type { Pair } from './pair';
import { otherSide } from './parts';
import { type Item, type Sequence, sequences } from './signature';
import { skeletonOf } from './skeleton';

/**
 * An edit of the side that lacks sections: their skeletons in their place, or the heading alone where what stands below it
 * is still there. `undefined` where that cannot be told, and where a heading that is missing, or the one that the sections
 * should stand above, is inside a quote or a list.
 */
export function insertSections(pair: Pair, comparison: Comparison, missing: Missing): Edit | undefined {
  const { has, items } = missing;
  const source = comparison.docs[has];
  if (!items.every((item) => blockOf(source, item))) return undefined;
  const { headings } = comparison.signatures[has];
  const first = headings.findIndex(({ span }) => span.start === items[0].span.start);
  const next = headings[first + items.length];
  const span = { start: items[0].span.start, end: next?.span.start ?? source.text.length };
  const left = leftOver(comparison, missing, first, span);
  if (left) return left.block && insertHeading(pair, comparison, missing, left.block);

  const lacks = otherSide(has);
  const target = comparison.docs[lacks];
  const text = skeletonOf({ pair, from: has, doc: source }, span, target.lines.newline);
  if (!next) return insertAtEnd(target, text);
  const partner = partnerOf(comparison, has, first + items.length + 1);
  const heading = partner === undefined ? undefined : comparison.signatures[lacks].headings[partner - 1];
  return heading && blockOf(target, heading) ? insertBefore(target, heading.span.start, text) : undefined;
}

function insertHeading(pair: Pair, { docs }: Comparison, { has, items }: Missing, block: Block): Edit | undefined {
  const target = docs[otherSide(has)];
  const text = skeletonOf({ pair, from: has, doc: docs[has] }, items[0].span, target.lines.newline);
  return items.length > 1 ? undefined : insertBefore(target, block.span.start, text);
}

/** What is left on the other side of sections whose headings are gone: the block that they began with, if it can be told. */
interface LeftOver {
  readonly block: Block | undefined;
}

function leftOver(comparison: Comparison, missing: Missing, first: number, span: Span): LeftOver | undefined {
  const pair = firstPartners(comparison, missing.has, span);
  const { facts } = comparison.docs[missing.has];
  const { blocks } = comparison.docs[otherSide(missing.has)].facts;
  if (!pair) return leftProse(comparison, missing, first);
  const above = facts.blocks.filter((block) => block.span.start > span.start && block.span.end < pair.own.span.start);
  const index = blocks.findIndex((block) => contains(block.span, pair.other.span));
  return { block: index < 0 ? undefined : blocks[Math.max(0, index - above.length)] };
}

/** The first element in a stretch of one side that has a partner on the other one, and that partner. */
function firstPartners(comparison: Comparison, has: Side, span: Span): { own: Item; other: Item } | undefined {
  const found = sequences.flatMap((sequence) => {
    if (sequence === 'headings') return [];
    const owns = partnered(comparison, has, sequence);
    const index = owns.findIndex((item) => contains(span, item.span));
    const own = owns[index];
    const other = own && partnered(comparison, otherSide(has), sequence)[index];
    return own && other ? [{ own, other }] : [];
  });
  return found.sort((a, b) => a.own.span.start - b.own.span.start)[0];
}

/** The elements of a side that have a partner, changed or not: the same number on both sides. */
function partnered(comparison: Comparison, side: Side, sequence: Sequence): readonly Item[] {
  const lone = loneIn(comparison);
  const items: readonly Item[] = comparison.signatures[side][sequence];
  return lone.size === 0 ? items : items.filter((item) => !lone.has(item));
}

const loneIn = memoize(({ divergences }: Comparison): ReadonlySet<Item> => {
  return new Set(divergences.flatMap((each) => (each.kind === 'missing' ? each.items : [])));
});

/** A section without elements is left when the section above has as many blocks more on the other side. */
function leftProse({ sections, docs, ...comparison }: Comparison, { has, items }: Missing, first: number) {
  const [before, own] = [sections[has][first], sections[has][first + 1]];
  const partner = partnerOf({ sections, docs, ...comparison }, has, first);
  const other = partner === undefined ? undefined : sections[otherSide(has)][partner];
  if (items.length > 1 || !before || !own || !other || own.blocks < 2) return undefined;
  if (other.blocks !== before.blocks + own.blocks - 1) return undefined;
  const { blocks } = docs[otherSide(has)].facts;
  const start = blocks.findIndex(({ span }) => span.start >= other.span.start);
  return { block: start === -1 ? undefined : blocks[start + before.blocks] };
}

/** The section of the other side that goes with this one. */
export function partnerOf({ partners }: Comparison, side: Side, section: number): number | undefined {
  if (side === 'anchor') return partners[section];
  const index = partners.indexOf(section);
  return index === -1 ? undefined : index;
}

/**
 * Edits of the side that lacks code blocks: the blocks, each among the blocks of its section where it stands on the other
 * side. `undefined` where a section is missing as well (then it is that which has to come back), and for code in lists and
 * quotes.
 */
export function insertCode(comparison: Comparison, { has, items }: Missing): Edit[] | undefined {
  const source = comparison.docs[has];
  const target = comparison.docs[otherSide(has)];
  const texts = new Map<number, string[]>();
  for (const { span, element } of items) {
    if (!('content' in element)) return undefined;
    const offset = offsetFor(comparison, has, span.start);
    if (offset === undefined) return undefined;
    const text = fencedText({ doc: source, code: element }, '`', '', target.lines.newline);
    addTo(texts, offset, text);
  }
  const edits = [...texts].map(([offset, blocks]) => {
    const text = blocks.join(target.lines.newline.repeat(2));
    return offset === target.text.length ? insertAtEnd(target, text) : insertBefore(target, offset, text);
  });
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

/** Where in the other side's text a block belongs that begins at `start`: as far into its section as on its own side. */
function offsetFor(comparison: Comparison, has: Side, start: number): number | undefined {
  const lacks = otherSide(has);
  const [from, to] = [comparison.sections[has], comparison.sections[lacks]];
  const section = sectionAt(from, { start, end: start });
  const partner = partnerOf(comparison, has, section);
  const blocks = comparison.docs[has].facts.blocks;
  if (partner === undefined || !blocks.some(({ span }) => span.start === start)) return undefined;
  const above = blocksIn(blocks, from[section]).filter(({ span }) => span.start < start).length;
  const others = blocksIn(comparison.docs[lacks].facts.blocks, to[partner]);
  const following = others[above]?.span.start ?? to[partner + 1]?.span.start;
  return following ?? comparison.docs[lacks].text.length;
}

function blocksIn(blocks: readonly Block[], section: Section | undefined): Block[] {
  if (!section) return [];
  return blocks.filter(({ span }) => span.start >= section.span.start && span.start < section.span.end);
}

function blockOf({ facts }: MarkdownDocument, { span }: Item): Block | undefined {
  return facts.blocks.find((block) => block.span.start === span.start);
}

/** Inserts a block before the line at `offset`, with blank lines around it. */
function insertBefore({ lines }: MarkdownDocument, offset: number, text: string): Edit {
  const { newline } = lines;
  const line = lines.lineAt(offset);
  const lead = line === 0 || isBlankLine(lines, line - 1) ? '' : newline;
  return insert(lines.startOfLineAt(offset), `${lead}${text}${newline}${newline}`);
}

/** Inserts a block below the last line that is not blank; `undefined` below a fence that is never closed. */
function insertAtEnd({ text, lines, facts }: MarkdownDocument, block: string): Edit | undefined {
  const { newline } = lines;
  const end = text.trimEnd().length;
  if (facts.fences.some(({ closed, span }) => !closed && span.end >= end)) return undefined;
  return insert(end, `${end === 0 ? '' : newline.repeat(2)}${block}${end === text.length ? newline : ''}`);
}
