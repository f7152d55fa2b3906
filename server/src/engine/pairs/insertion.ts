import type { MarkdownDocument } from '../document';
import type { Block } from '../facts/facts';
import { type Edit, insert } from '../rule';
import { isBlankLine } from '../rules/support/lines';
import { type Comparison, type Missing, sectionAt } from './compare';
import { fencedText } from './editCode';
import type { Section } from './likeness';
import type { Side } from './names';
import type { Pair } from './pair';
import { otherSide } from './parts';
import type { Item } from './signature';
import { skeletonOf } from './skeleton';

/**
 * An edit of the side that lacks sections: their skeletons, in their place. `undefined` where a heading that is missing, or
 * the one that the sections should stand above, is inside a quote or a list.
 */
export function insertSections(pair: Pair, comparison: Comparison, missing: Missing): Edit | undefined {
  const { has, items } = missing;
  const source = comparison.docs[has];
  const lacks = otherSide(has);
  const target = comparison.docs[lacks];
  if (!items.every((item) => blockOf(source, item))) return undefined;
  const { headings } = comparison.signatures[has];
  const first = headings.findIndex(({ span }) => span.start === items[0].span.start);
  const next = headings[first + items.length];
  const alone = isHeadingAlone(comparison, missing, first);
  const end = alone ? items[0].span.end : (next?.span.start ?? source.text.length);
  const span = { start: items[0].span.start, end };
  const text = skeletonOf({ pair, from: has, doc: source }, span, target.lines.newline);
  if (alone) {
    const before = alone.index === undefined ? undefined : target.facts.blocks[alone.index];
    return before && insertBefore(target, before.span.start, text);
  }
  if (!next) return insertAtEnd(target, text);
  const partner = partnerOf(comparison, has, first + items.length + 1);
  const heading = partner === undefined ? undefined : comparison.signatures[lacks].headings[partner - 1];
  return heading && blockOf(target, heading) ? insertBefore(target, heading.span.start, text) : undefined;
}

/** Whether only the heading is gone and what stood below it is still there; then the top-level block it belongs above. */
function isHeadingAlone(
  { sections, docs, ...comparison }: Comparison,
  { has, items }: Missing,
  first: number,
): { readonly index: number | undefined } | undefined {
  const [before, own] = [sections[has][first], sections[has][first + 1]];
  const partner = partnerOf({ sections, docs, ...comparison }, has, first);
  const other = partner === undefined ? undefined : sections[otherSide(has)][partner];
  if (items.length > 1 || !before || !own || !other || own.blocks < 2) return undefined;
  if (other.blocks !== before.blocks + own.blocks - 1) return undefined;
  const { blocks } = docs[otherSide(has)].facts;
  const start = blocks.findIndex(({ span }) => span.start >= other.span.start);
  return { index: start === -1 ? undefined : start + before.blocks };
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
    texts.set(offset, [...(texts.get(offset) ?? []), text]);
  }
  return [...texts].map(([offset, blocks]) => {
    const text = blocks.join(target.lines.newline.repeat(2));
    return offset === target.text.length ? insertAtEnd(target, text) : insertBefore(target, offset, text);
  });
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

/** Inserts a block below the last line that is not blank. */
function insertAtEnd({ text, lines }: MarkdownDocument, block: string): Edit {
  const { newline } = lines;
  const end = text.trimEnd().length;
  return insert(end, `${end === 0 ? '' : newline.repeat(2)}${block}${end === text.length ? newline : ''}`);
}
