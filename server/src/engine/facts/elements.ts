import type { Lines } from '../text/lines';
import type { Span } from '../text/span';
import type { Code, Heading, List, ListItem, Node, Table } from './tree';

/**
 * What the structure of a text is made of, at any depth, each kind in document order: a list before those in it.
 * Spec: bilingual.md §6; links are among the facts anyway.
 */
export interface Elements {
  readonly headings: readonly HeadingElement[];
  readonly code: readonly CodeElement[];
  readonly tables: readonly TableElement[];
  readonly lists: readonly ListElement[];
  /** Code within a line. */
  readonly codeSpans: readonly CodeSpan[];
  /** Strong emphasis, its marks included. */
  readonly strong: readonly Span[];
}

/** Something of the structure. */
export interface Element {
  /** The whole of it, from its first character to its last. */
  readonly span: Span;
  /** Where it shows: a heading's line or lines, the first line of anything else. Begins at the element's own column. */
  readonly head: Span;
}

export interface HeadingElement extends Element {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly form: 'atx' | 'setext';
  /** The source between the markers, trimmed. */
  readonly text: string;
}

/** Indented code has neither language nor fence. */
export interface CodeElement extends Element {
  readonly isFenced: boolean;
  /** The first word behind the opening fence, and all that follows it. */
  readonly lang: string;
  readonly meta: string;
  /** Without the indentation of the block, line ends as they are. */
  readonly content: string;
}

export interface TableElement extends Element {
  /** The header among them. */
  readonly rows: number;
  /** Of the header. */
  readonly columns: number;
}

export interface ListElement extends Element {
  readonly isOrdered: boolean;
  /** Of an ordered list. */
  readonly start: number;
  readonly items: readonly ItemElement[];
}

export interface ItemElement {
  readonly span: Span;
  /** The bullet, or the number with what follows it. */
  readonly marker: Span;
}

export interface CodeSpan {
  readonly span: Span;
  readonly value: string;
}

/** The elements of a text that was not read. */
export const noElements: Elements = { headings: [], code: [], tables: [], lists: [], codeSpans: [], strong: [] };

/** Finds the elements of a text among its nodes. `shift` is how many characters the parser skipped at its beginning. */
export function readElements(nodes: readonly Node[], lines: Lines, shift: number): Elements {
  return new ElementReader(lines, shift).read(nodes);
}

type Lists = { readonly [Kind in keyof Elements]: Elements[Kind][number][] };

class ElementReader {
  readonly #found: Lists = { headings: [], code: [], tables: [], lists: [], codeSpans: [], strong: [] };

  constructor(
    private readonly lines: Lines,
    private readonly shift: number,
  ) {}

  read(nodes: readonly Node[]): Elements {
    for (const node of nodes) this.#note(node);
    return this.#found;
  }

  #note(node: Node): void {
    if (node.type === 'heading') this.#found.headings.push(this.#heading(node));
    else if (node.type === 'code') this.#found.code.push(this.#code(node));
    else if (node.type === 'table') this.#found.tables.push(this.#table(node));
    else if (node.type === 'list') this.#found.lists.push(this.#list(node));
    else if (node.type === 'inlineCode') this.#found.codeSpans.push({ span: this.#span(node), value: node.value });
    else if (node.type === 'strong') this.#found.strong.push(this.#span(node));
  }

  #heading(node: Heading): HeadingElement {
    const span = this.#span(node);
    const [first, last] = [node.children[0], node.children.at(-1)];
    const text = first && last ? this.lines.text.slice(this.#span(first).start, this.#span(last).end) : '';
    const isLong = this.lines.lineAt(span.start) !== this.lines.lineAt(span.end); // only a setext heading is
    const form = this.lines.text[span.start] === '#' && !isLong ? 'atx' : 'setext';
    return { span, head: span, level: node.depth, form, text };
  }

  #code(node: Code): CodeElement {
    const element = this.#element(node);
    const isFenced = (node.data?.fenceLines ?? 0) > 0;
    return { ...element, isFenced, lang: node.lang ?? '', meta: node.meta ?? '', content: node.value };
  }

  #table(node: Table): TableElement {
    return { ...this.#element(node), rows: node.children.length, columns: node.children[0]?.children.length ?? 0 };
  }

  #list(node: List): ListElement {
    const items = node.children.map((item) => this.#item(item));
    return { ...this.#element(node), isOrdered: node.ordered === true, start: node.start ?? 0, items };
  }

  #item(node: ListItem): ItemElement {
    const span = this.#span(node);
    const line = this.lines.text.slice(span.start, this.lines.endOfLineAt(span.start));
    const marker = /^(?:[-+*]|\d{1,9}[.)])/.exec(line)?.[0] ?? '';
    return { span, marker: { start: span.start, end: span.start + marker.length } };
  }

  #element(node: Node): Element {
    const span = this.#span(node);
    return { span, head: { start: span.start, end: Math.min(span.end, this.lines.endOfLineAt(span.start)) } };
  }

  #span(node: Node): Span {
    const { start, end } = node.position ?? {};
    return { start: (start?.offset ?? 0) + this.shift, end: (end?.offset ?? 0) + this.shift };
  }
}
