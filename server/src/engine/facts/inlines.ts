import type { Span } from '../text/span';
import type { Emphasis, Heading, Link, LinkReference, Node, Paragraph, Root, Table, TableCell } from './tree';

/**
 * The inline content of a paragraph, a heading or a table cell: what stands in it, from its first character to its
 * last.
 */
export interface Inline {
  readonly kind: 'paragraph' | 'heading' | 'cell';
  /**
   * Where a cell stands, all counted from 0: its table among those of the text, its row (the head is 0), its column.
   */
  readonly cell?: { readonly table: number; readonly row: number; readonly column: number };
  /** In order, apart. Between two of them stands nothing but what belongs to neither, such as the mark of a quote. */
  readonly pieces: readonly Piece[];
}

/**
 * `text`: of one line. `wrap`: a line end within a text, with the marks of the next line. `break`: a line end that is
 * kept. `open`, `close`: the marks around emphasis or a link, its address included. `address`: one that is its own
 * text. `object`: an image or the reference to a footnote.
 */
export type PieceKind = 'text' | 'code' | 'open' | 'close' | 'wrap' | 'break' | 'address' | 'html' | 'object';

/** A stretch of inline content. */
export interface Piece {
  readonly kind: PieceKind;
  readonly span: Span;
}

type Container = Paragraph | Heading | TableCell;

/** Content that may hold other content. */
type Wrapper = Link | LinkReference | Emphasis;

/**
 * The inline content of a parsed text. `shift` is how many characters the parser skipped at the beginning of `text`.
 */
export function readInlines(root: Root, text: string, shift: number): Inline[] {
  return new InlineReader(text, shift).read(root);
}

/** The running text of inline content: one span a stretch without markup, over line ends too. */
export function proseOf(inlines: readonly Inline[]): Span[] {
  const spans: Span[] = [];
  for (const { pieces } of inlines) {
    for (let index = 0; index < pieces.length; index++) {
      const piece = pieces[index];
      if (piece?.kind !== 'text') continue;
      const goesOn = pieces[index - 1]?.kind === 'wrap' && pieces[index - 2]?.kind === 'text';
      const begun = goesOn ? spans.pop() : undefined;
      spans.push({ start: begun?.start ?? piece.span.start, end: piece.span.end });
    }
  }
  return spans;
}

const lineEnd = /(?:\r\n?|\n)[ \t]*/g;
const quotedLineEnd = /(?:\r\n?|\n)(?:[ \t]*>)*[ \t]*/g;

/** A node, and whether it stands in a quote. */
interface Visit {
  readonly node: Node;
  readonly isQuoted: boolean;
}

class InlineReader {
  readonly #inlines: Inline[] = [];
  #tables = 0;

  constructor(
    private readonly text: string,
    private readonly shift: number,
  ) {}

  /** Visits every node without recursion: nesting is as deep as the author made it. */
  read(root: Root): Inline[] {
    const pending: Visit[] = [{ node: root, isQuoted: false }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { node, isQuoted } = next;
      if (node.type === 'table') this.#table(node, isQuoted);
      else if (node.type === 'paragraph' || node.type === 'heading') this.#inlines.push(this.#inline(node, isQuoted));
      else if ('children' in node) visitChildren(pending, node, isQuoted || node.type === 'blockquote');
    }
    return this.#inlines;
  }

  #table({ children }: Table, isQuoted: boolean): void {
    const table = this.#tables++;
    for (const [row, { children: cells }] of children.entries()) {
      for (const [column, node] of cells.entries())
        this.#inlines.push({ ...this.#inline(node, isQuoted), cell: { table, row, column } });
    }
  }

  #inline(container: Container, isQuoted: boolean): Inline {
    const kind = container.type === 'tableCell' ? 'cell' : container.type;
    const pieces: Piece[] = [];
    const pending: (Node | Piece)[] = [];
    pushAll(pending, this.#inside(container));
    for (let next = pending.pop(); next; next = pending.pop()) {
      if ('type' in next) this.#take(next, isQuoted, pieces, pending);
      else if (next.kind === 'text') this.#addLines(next.span, isQuoted, pieces);
      else pieces.push(next);
    }
    return { kind, pieces };
  }

  /** A node as the piece it is, or as its marks and what they surround, which is still `pending`. */
  #take(node: Node, isQuoted: boolean, pieces: Piece[], pending: (Node | Piece)[]): void {
    const span = this.#span(node);
    if (node.type === 'text') this.#addLines(span, isQuoted, pieces);
    else if (!isWrapper(node)) pieces.push({ kind: kindOf(node), span });
    else if (this.#isBareAddress(node, span)) pieces.push({ kind: 'address', span });
    else {
      const inner = this.#innerSpan(node, span);
      pieces.push({ kind: 'open', span: { start: span.start, end: inner.start } });
      pending.push({ kind: 'close', span: { start: inner.end, end: span.end } });
      pushAll(pending, this.#inside(node));
    }
  }

  /**
   * What a node holds. Addresses that the parser made links of after the fact have no place, and neither has the text
   * around them: both are looked for in the source between their neighbours.
   */
  #inside(parent: Container | Wrapper): readonly (Node | Piece)[] {
    const { children } = parent;
    if (children.every(({ position }) => position)) return children;
    const inner = this.#innerSpan(parent, this.#span(parent));
    const found: (Node | Piece)[] = [];
    let at = inner.start;
    let placeless: Node[] = [];
    for (const child of children) {
      if (!child.position) {
        placeless.push(child);
        continue;
      }
      const span = this.#span(child);
      found.push(...this.#locate(placeless, { start: at, end: span.start }), child);
      placeless = [];
      at = span.end;
    }
    return [...found, ...this.#locate(placeless, { start: at, end: inner.end })];
  }

  #locate(nodes: readonly Node[], { start, end }: Span): Piece[] {
    if (nodes.length === 0) return [];
    const pieces: Piece[] = [];
    let from = start;
    for (const node of nodes) {
      const [word] = node.type === 'link' ? node.children : [];
      if (word?.type !== 'text') continue;
      // One with `&` may be spelled with a character reference: then who knows where it begins and ends.
      const at = word.value.includes('&') ? -1 : this.text.slice(from, end).indexOf(word.value);
      const address = at === -1 ? { start: from, end } : { start: from + at, end: from + at + word.value.length };
      if (at > 0) pieces.push({ kind: 'text', span: { start: from, end: address.start } });
      pieces.push({ kind: 'address', span: address });
      from = address.end;
    }
    return from < end ? [...pieces, { kind: 'text', span: { start: from, end } }] : pieces;
  }

  /** Adds a text as its lines: what begins a line within a quote or list item is no text. */
  #addLines({ start, end }: Span, isQuoted: boolean, pieces: Piece[]): void {
    const source = this.text.slice(start, end);
    let from = start;
    if (/[\r\n]/.test(source)) {
      for (const { 0: mark, index } of source.matchAll(isQuoted ? quotedLineEnd : lineEnd)) {
        const wrap = { start: start + index, end: start + index + mark.length };
        if (from < wrap.start) pieces.push({ kind: 'text', span: { start: from, end: wrap.start } });
        pieces.push({ kind: 'wrap', span: wrap });
        from = wrap.end;
      }
    }
    if (from < end) pieces.push({ kind: 'text', span: { start: from, end } });
  }

  /** An address that is its own text: every other link begins with a bracket. */
  #isBareAddress(node: Wrapper, span: Span): boolean {
    return node.type === 'link' && this.text[span.start] !== '[';
  }

  /** Between the marks of a node. */
  #innerSpan(node: Container | Wrapper, { start, end }: Span): Span {
    const [first, last] = [node.children[0], node.children.at(-1)];
    if (first?.position && last?.position) return { start: this.#span(first).start, end: this.#span(last).end };
    if (node.type === 'link' || node.type === 'linkReference') {
      const part = node.data?.linkText;
      return part
        ? { start: part.start + this.shift, end: part.end + this.shift }
        : { start: start + 1, end: start + 1 };
    }
    const marks = /^(?:#+[ \t]+|\|[ \t]*|[*_~]+)?/.exec(this.text.slice(start, end))?.[0].length ?? 0;
    const isMarkedBehind = marks > 0 && node.type !== 'heading' && node.type !== 'tableCell';
    return { start: start + marks, end: Math.max(start + marks, end - (isMarkedBehind ? marks : 0)) };
  }

  #span(node: Node): Span {
    return {
      start: (node.position?.start.offset ?? 0) + this.shift,
      end: (node.position?.end.offset ?? 0) + this.shift,
    };
  }
}

/** Puts all on a stack, so that the first comes off first. */
function pushAll(stack: (Node | Piece)[], all: readonly (Node | Piece)[]): void {
  for (let index = all.length - 1; index >= 0; index--) {
    const each = all[index];
    if (each) stack.push(each);
  }
}

function visitChildren(stack: Visit[], { children }: { readonly children: readonly Node[] }, isQuoted: boolean): void {
  for (let index = children.length - 1; index >= 0; index--) {
    const node = children[index];
    if (node) stack.push({ node, isQuoted });
  }
}

function isWrapper(node: Node): node is Wrapper {
  return 'children' in node;
}

function kindOf({ type }: Node): PieceKind {
  if (type === 'text' || type === 'html' || type === 'break') return type;
  return type === 'inlineCode' ? 'code' : 'object';
}
