import type { MarkdownDocument } from '../document';
import type { Block, Link } from '../facts/facts';
import { applyEdits } from '../fix';
import { type Edit, replace } from '../rule';
import { contains, type Span } from '../text/span';
import { addressFor } from './editLink';
import { nameBehind, translateHeading } from './headingNames';
import type { Side } from './names';
import type { Pair } from './pair';
import { otherSide } from './parts';
import { isInline } from './switcher';

/** Stands where prose has to be translated. */
export const PROSE = 'TODO';

/** A document of a pair, and what may not be said of it twice. */
export interface Source {
  readonly pair: Pair;
  /** The side that the text is taken from. */
  readonly from: Side;
  readonly doc: MarkdownDocument;
}

/**
 * What a stretch of one side needs on the other side for the structures to agree: headings (by their common names in its
 * language), code, tables, lists and quotes as they are, and of each paragraph the links with a mark for the prose. The
 * stretch begins and ends between top-level blocks. Lines end as in the document `newline` is of. Spec: bilingual.md §11.
 */
export function skeletonOf(source: Source, span: Span, newline: string): string {
  const blocks = source.doc.facts.blocks.filter((block) => contains(span, block.span));
  const texts = blocks.map((block) => blockFor(source, block));
  return texts.join('\n\n').replace(/\r\n?|\n/g, newline);
}

function blockFor(source: Source, block: Block): string {
  if (block.kind === 'heading') return headingFor(source, block);
  return block.kind === 'paragraph' ? paragraphFor(source, block) : copyOf(source, block.span);
}

function headingFor(source: Source, { span }: Block): string {
  const { doc, pair, from } = source;
  const heading = doc.facts.elements.headings.find((each) => each.span.start === span.start);
  if (!heading) return copyOf(source, span);
  const { config } = pair;
  const known = from === 'anchor' ? translateHeading(config, heading.text) : nameBehind(config, heading.text);
  const title =
    known ?? copyOf(source, textSpanOf(doc, heading.span, heading.text)).replace(/\s*(?:\r\n?|\n)\s*/g, ' ');
  return `${'#'.repeat(heading.level)} ${title}`.trimEnd();
}

function textSpanOf({ text }: MarkdownDocument, span: Span, title: string): Span {
  const start = Math.max(span.start, text.indexOf(title, span.start));
  return { start, end: start + title.length };
}

function paragraphFor(source: Source, { span }: Block): string {
  const { doc, pair } = source;
  const links = doc.facts.links.filter((link) => contains(span, link.span) && counts(pair, link));
  return [PROSE, ...links.map((link) => copyOf(source, link.span).replace(/\s*(?:\r\n?|\n)\s*/g, ' '))].join(' ');
}

/** True for a link that the comparison of structures looks at. */
function counts({ config }: Pair, link: Link): boolean {
  return isInline(link) || (link.kind === 'link' && config.pairing.signature === 3);
}

/** A stretch as it stands, but for links: they lead where they have to on the other side, without help from elsewhere. */
export function copyOf(source: Source, span: Span): string {
  const { text, facts } = source.doc;
  const edits = facts.links.flatMap((link) => (contains(span, link.span) ? editLink(source, link) : []));
  const shifted = edits.map((edit) => replace(shift(edit.span, -span.start), edit.text));
  return applyEdits(text.slice(span.start, span.end), shifted);
}

function editLink({ pair, from, doc: { text } }: Source, link: Link): Edit[] {
  if (link.kind !== 'link' || !counts(pair, link)) return [];
  if (link.label !== undefined) {
    return [replace(link.span, `[${text.slice(link.text.start, link.text.end)}](${link.url})`)];
  }
  return link.destination ? [replace(link.destination, addressFor(pair, otherSide(from), link))] : [];
}

function shift({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}
