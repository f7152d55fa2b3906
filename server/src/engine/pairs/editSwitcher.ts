import type { MarkdownDocument } from '../document';
import type { Block } from '../facts/facts';
import { type Edit, insert, remove, replace } from '../rule';
import { isBlankLine } from '../rules/support/lines';
import type { Span } from '../text/span';
import type { Side } from './names';
import type { Pair } from './pair';
import { exactLines, findIntended, headerEnd, isOnlySwitcher, type Switcher, titleIndex } from './switcher';

/** Where a switcher stands and where it should. */
export interface SwitcherPlace {
  /** Its paragraph; absent where the link stands in prose, which is not to be touched. */
  readonly own: Block | undefined;
  /** True when the paragraph directly follows the header. */
  readonly isInPlace: boolean;
}

/** The place of a switcher; `undefined` in a document without a header that it could follow. */
export function placeOfSwitcher(
  pair: Pair,
  doc: MarkdownDocument,
  switcher: Switcher | undefined,
): SwitcherPlace | undefined {
  const header = headerEnd(pair, doc);
  if (header === undefined || header === -1) return undefined;
  const block = switcher?.block;
  const own = block && isOnlySwitcher(pair.config.pairing, doc, block) ? block : undefined;
  const following = doc.facts.blocks.slice(header + 1).find(({ kind }) => kind !== 'comment');
  return { own, isInPlace: own !== undefined && own === following };
}

/**
 * Edits that give a side the exact switcher directly below its header: what says the same elsewhere goes, prose stays.
 * `undefined` where there is no header to put it below. Spec: bilingual.md §5.
 */
export function setSwitcher(pair: Pair, side: Side, doc: MarkdownDocument, switcher?: Switcher): Edit[] | undefined {
  const [line = ''] = exactLines(pair, side);
  const place = placeOfSwitcher(pair, doc, switcher ?? findIntended(pair, side, doc));
  if (!place) return undefined;
  const { own, isInPlace } = place;
  if (own && isInPlace) return [replace(linesOf(doc, own), line)];
  return [insertBelowHeader(pair, doc, line), ...(own ? [removeBlock(doc, own)] : [])];
}

/** The lines of a block, from the start of the first to the end of the last. */
function linesOf({ lines }: MarkdownDocument, { span }: Block): Span {
  return { start: lines.startOfLineAt(span.start), end: lines.endOfLineAt(span.end) };
}

function insertBelowHeader(pair: Pair, doc: MarkdownDocument, line: string): Edit {
  const { lines, facts } = doc;
  const header = facts.blocks[headerEnd(pair, doc) ?? titleIndex(doc)];
  const end = lines.endOfLineAt(header?.span.end ?? 0);
  const next = lines.lineAt(end) + 1;
  const needsBlank = next < lines.count && !isBlankLine(lines, next);
  return insert(end, lines.newline.repeat(2) + line + (needsBlank ? lines.newline : ''));
}

/** Takes a block out with the blank line above it. */
function removeBlock({ lines }: MarkdownDocument, { span }: Block): Edit {
  const [first, last] = [lines.lineAt(span.start), lines.lineAt(span.end)];
  const above = first > 0 && isBlankLine(lines, first - 1) ? first - 1 : first;
  const start = lines.fullSpan(above)?.start ?? span.start;
  return remove({ start, end: lines.fullSpan(last)?.end ?? span.end });
}
