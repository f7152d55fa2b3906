import type { Span } from '../text/span';
import type { Elements } from './elements';
import type { Facts, Link, Paragraph } from './facts';
import type { Inline } from './inlines';
import { withLateFacts } from './lateFacts';

/**
 * The facts of a text as facts of a longer one in which it begins `by` UTF-16 units further on, and in which `tables` tables
 * stand in front of it.
 */
export function shiftFacts(facts: Facts, by: number, tables: number): Facts {
  if (by === 0 && tables === 0) return facts;
  const span = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
  const early = {
    headings: facts.headings.map((each) => ({ ...each, span: span(each.span), textSpan: span(each.textSpan) })),
    blocks: facts.blocks.map((each) => ({ kind: each.kind, span: span(each.span), boldLead: each.boldLead })),
    inert: facts.inert.map(span),
    fences: facts.fences.map((each) => ({ ...each, opener: span(each.opener), span: span(each.span) })),
    comments: facts.comments.map(span),
    tasks: facts.tasks.map(span),
  };
  return withLateFacts(early, {
    links: () => facts.links.map((each) => shiftLink(each, span)),
    prose: () => facts.prose.map(span),
    inlines: () => facts.inlines.map((each) => shiftInline(each, span, tables)),
    anchors: () => facts.anchors.map((each) => ({ kind: each.kind, text: each.text, span: span(each.span) })),
    paragraphs: () => facts.paragraphs.map((each) => shiftParagraph(each, span)),
    elements: () => shiftElements(facts.elements, span),
  });
}

type Shift = (span: Span) => Span;

function shiftLink(link: Link, span: Shift): Link {
  const shifted = { ...link, span: span(link.span), text: span(link.text) };
  return link.destination ? { ...shifted, destination: span(link.destination) } : shifted;
}

function shiftParagraph({ span, breaks }: Paragraph, shift: Shift): Paragraph {
  return { span: shift(span), breaks: breaks.map((each) => ({ kind: each.kind, span: shift(each.span) })) };
}

function shiftInline({ kind, cell, pieces }: Inline, span: Shift, tables: number): Inline {
  const shifted = { kind, pieces: pieces.map((piece) => ({ kind: piece.kind, span: span(piece.span) })) };
  return cell ? { ...shifted, cell: { ...cell, table: cell.table + tables } } : shifted;
}

function shiftElements({ headings, code, tables, lists, codeSpans, strong }: Elements, span: Shift): Elements {
  return {
    headings: headings.map((each) => ({ ...each, span: span(each.span), head: span(each.head) })),
    code: code.map((each) => ({ ...each, span: span(each.span), head: span(each.head) })),
    tables: tables.map((each) => ({ ...each, span: span(each.span), head: span(each.head) })),
    lists: lists.map((each) => ({
      ...each,
      span: span(each.span),
      head: span(each.head),
      items: each.items.map((item) => ({ span: span(item.span), marker: span(item.marker) })),
    })),
    codeSpans: codeSpans.map((each) => ({ span: span(each.span), value: each.value })),
    strong: strong.map(span),
  };
}

/** The facts of a text from those of its parts, in order. */
export function joinFacts(parts: readonly Facts[]): Facts {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const early = {
    headings: join(parts, (part) => part.headings),
    blocks: join(parts, (part) => part.blocks),
    inert: join(parts, (part) => part.inert),
    fences: join(parts, (part) => part.fences),
    comments: join(parts, (part) => part.comments),
    tasks: join(parts, (part) => part.tasks),
  };
  return withLateFacts(early, {
    links: () => join(parts, (part) => part.links),
    prose: () => join(parts, (part) => part.prose),
    inlines: () => join(parts, (part) => part.inlines),
    anchors: () => join(parts, (part) => part.anchors),
    paragraphs: () => join(parts, (part) => part.paragraphs),
    elements: () => joinElements(parts.map((part) => part.elements)),
  });
}

function joinElements(parts: readonly Elements[]): Elements {
  return {
    headings: join(parts, (part) => part.headings),
    code: join(parts, (part) => part.code),
    tables: join(parts, (part) => part.tables),
    lists: join(parts, (part) => part.lists),
    codeSpans: join(parts, (part) => part.codeSpans),
    strong: join(parts, (part) => part.strong),
  };
}

/** `concat` copies whole lists, which is many times faster than taking item after item. */
function join<Part, Each>(parts: readonly Part[], listOf: (part: Part) => readonly Each[]): Each[] {
  const none: Each[] = [];
  return none.concat(...parts.map(listOf));
}
