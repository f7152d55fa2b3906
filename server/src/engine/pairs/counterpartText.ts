import type { MarkdownDocument } from '../document';
import type { Block } from '../facts/facts';
import { contains } from '../text/span';
import type { Side } from './names';
import type { Pair } from './pair';
import { otherSide } from './parts';
import { copyOf, skeletonOf } from './skeleton';
import { exactLines, headerEnd, isOnlySwitcher, linksToOther, titleIndex } from './switcher';

/**
 * The text of a side that is missing, with the structure of the other one: its header and title, the switcher, headings
 * by their common names in its language, code, tables, lists and links, and a mark where prose has to be translated.
 * Spec: bilingual.md §9, §11.
 */
export function counterpartText(pair: Pair, from: Side, doc: MarkdownDocument): string {
  const { newline } = doc.lines;
  const { blocks } = doc.facts;
  const header = titleIndex(doc) === -1 ? 0 : (headerEnd(pair, doc) ?? titleIndex(doc)) + 1;
  const [switcher = ''] = exactLines(pair, otherSide(from));
  const body = blocks.slice(header).filter((block) => !isSwitcher(pair, from, doc, block));
  const texts = [
    ...blocks.slice(0, header).map(({ span }) => copyOf({ pair, from, doc }, span).trimEnd()),
    switcher,
    ...body.map(({ span }) => skeletonOf({ pair, from, doc }, span, newline)),
  ];
  return texts.join(newline.repeat(2)) + newline;
}

function isSwitcher(pair: Pair, from: Side, doc: MarkdownDocument, block: Block): boolean {
  const leads = linksToOther(pair, from, doc).some(({ span }) => contains(block.span, span));
  return leads && isOnlySwitcher(pair.config.pairing, doc, block);
}
