import type { Span } from '../text/span';
import { DerivedFacts, type FactKind } from './derivedFacts';
import type { Elements } from './elements';
import type { Facts, Link } from './facts';
import type { Inline } from './inlines';

/**
 * The facts of a text as facts of a longer one in which it begins `by` UTF-16 units further on, and in which `tables` tables
 * stand in front of it.
 */
export function shiftFacts(facts: Facts, by: number, tables: number): Facts {
  return by === 0 && tables === 0 ? facts : new ShiftedFacts(facts, by, tables);
}

class ShiftedFacts extends DerivedFacts {
  constructor(
    private readonly facts: Facts,
    private readonly by: number,
    private readonly tables: number,
  ) {
    super();
  }

  protected override find<Kind extends FactKind>(kind: Kind): Facts[Kind] {
    const { by } = this;
    const shift: Shifter<Facts[Kind]> = shifters[kind];
    return shift(this.facts[kind], ({ start, end }) => ({ start: start + by, end: end + by }), this.tables);
  }
}

type Shift = (span: Span) => Span;
type Shifter<Value> = (facts: Value, span: Shift, tables: number) => Value;

const shiftSpans: Shifter<readonly Span[]> = (spans, span) => spans.map(span);

const shifters: { readonly [Kind in FactKind]: Shifter<Facts[Kind]> } = {
  headings: (all, span) => all.map((each) => ({ ...each, span: span(each.span), textSpan: span(each.textSpan) })),
  blocks: (all, span) => all.map((each) => ({ kind: each.kind, span: span(each.span), boldLead: each.boldLead })),
  inert: shiftSpans,
  fences: (all, span) => all.map((each) => ({ ...each, opener: span(each.opener), span: span(each.span) })),
  comments: shiftSpans,
  links: (all, span) => all.map((each) => shiftLink(each, span)),
  prose: shiftSpans,
  inlines: (all, span, tables) => all.map((each) => shiftInline(each, span, tables)),
  anchors: (all, span) => all.map((each) => ({ kind: each.kind, text: each.text, span: span(each.span) })),
  paragraphs: (all, span) => {
    return all.map((each) => ({
      span: span(each.span),
      breaks: each.breaks.map((lineBreak) => ({ kind: lineBreak.kind, span: span(lineBreak.span) })),
    }));
  },
  tasks: shiftSpans,
  elements: shiftElements,
};

function shiftLink(link: Link, span: Shift): Link {
  const shifted = { ...link, span: span(link.span), text: span(link.text) };
  return link.destination ? { ...shifted, destination: span(link.destination) } : shifted;
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
  return only && parts.length === 1 ? only : new JoinedFacts(parts);
}

class JoinedFacts extends DerivedFacts {
  constructor(private readonly parts: readonly Facts[]) {
    super();
  }

  protected override find<Kind extends FactKind>(kind: Kind): Facts[Kind] {
    const joined: Joiner<Facts[Kind]> = joiners[kind];
    return joined(this.parts.map((part) => part[kind]));
  }
}

type Joiner<Value> = (parts: readonly Value[]) => Value;

/** `concat` copies whole lists, which is many times faster than taking item after item. */
function join<Each>(lists: readonly (readonly Each[])[]): Each[] {
  const none: Each[] = [];
  return none.concat(...lists);
}

const joiners: { readonly [Kind in FactKind]: Joiner<Facts[Kind]> } = {
  headings: join,
  blocks: join,
  inert: join,
  fences: join,
  comments: join,
  links: join,
  prose: join,
  inlines: join,
  anchors: join,
  paragraphs: join,
  tasks: join,
  elements: (parts) => ({
    headings: join(parts.map(({ headings }) => headings)),
    code: join(parts.map(({ code }) => code)),
    tables: join(parts.map(({ tables }) => tables)),
    lists: join(parts.map(({ lists }) => lists)),
    codeSpans: join(parts.map(({ codeSpans }) => codeSpans)),
    strong: join(parts.map(({ strong }) => strong)),
  }),
};
