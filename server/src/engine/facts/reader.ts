import type { Lines } from '../text/lines';
import type { Span } from '../text/span';
import { noElements } from './elements';
import type { Block, BlockKind, Facts, Fence, Heading } from './facts';
import { type BlockFacts, FactsOfTree } from './factsOfTree';
import {
  type Code,
  type Heading as HeadingNode,
  type Html,
  type List,
  type ListItem,
  type Node,
  nodesIn,
  type Root,
} from './tree';

const BYTE_ORDER_MARK = '\uFEFF';

/** The text as parsers are given it: they do not count a byte-order mark, our offsets do. */
export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** Nothing is known of a text that could not be read. */
export const noFacts: Facts = {
  headings: [],
  blocks: [],
  inert: [],
  fences: [],
  comments: [],
  links: [],
  prose: [],
  inlines: [],
  tasks: [],
  anchors: [],
  paragraphs: [],
  elements: noElements,
};

/** The facts of a text, from the tree that a parser made of it without its byte-order mark. */
export function readFactsFrom(root: Root, lines: Lines): Facts {
  const nodes = nodesIn(root);
  const shift = lines.text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  return new FactsOfTree({ root, nodes, lines, shift }, new BlockReader(lines, shift).read(root, nodes));
}

/** One reading of one text: walks the tree once and collects what its blocks tell. */
class BlockReader {
  readonly #lines: Lines;
  readonly #text: string;
  /** Of a byte-order mark, in characters. */
  readonly #shift: number;
  readonly #fences: Fence[] = [];
  readonly #comments: Span[] = [];
  readonly #inert: Span[] = [];
  readonly #tasks: Span[] = [];

  constructor(lines: Lines, shift: number) {
    this.#lines = lines;
    this.#text = lines.text;
    this.#shift = shift;
  }

  read(root: Root, nodes: readonly Node[]): BlockFacts {
    for (const node of nodes) this.#note(node);
    return {
      headings: root.children.flatMap((node) => (node.type === 'heading' ? [this.#heading(node)] : [])),
      blocks: root.children.map((node) => this.#block(node)),
      inert: this.#inert.sort((a, b) => a.start - b.start),
      fences: this.#fences,
      comments: this.#comments,
      tasks: this.#tasks,
    };
  }

  #span(first: Node, last: Node = first): Span {
    return {
      start: (first.position?.start.offset ?? 0) + this.#shift,
      end: (last.position?.end.offset ?? 0) + this.#shift,
    };
  }

  #code(node: Code): void {
    const span = this.#span(node);
    this.#inert.push({ start: this.#lines.startOfLineAt(span.start), end: this.#lines.endOfLineAt(span.end) });
    const fenceLines = node.data?.fenceLines ?? 0;
    if (fenceLines === 0) return;
    this.#fences.push({
      opener: { start: span.start, end: this.#lines.endOfLineAt(span.start) },
      span,
      marker: /^(`+|~+)/.exec(this.#text.slice(span.start, span.end))?.[0] ?? '```',
      closed: fenceLines > 1,
    });
  }

  #html(node: Html): void {
    const span = this.#span(node);
    const source = this.#text.slice(span.start, span.end);
    for (let open = source.indexOf('<!--'); open !== -1; ) {
      const close = source.indexOf('-->', open + 4);
      const end = close === -1 ? source.length : close + 3;
      this.#comment({ start: span.start + open, end: span.start + end });
      open = source.indexOf('<!--', end);
    }
  }

  #comment(comment: Span): void {
    this.#comments.push(comment);
    if (this.#lines.lineAt(comment.start) !== this.#lines.lineAt(comment.end)) this.#inert.push(comment);
  }

  /** Takes from a node what the facts need. */
  #note(node: Node): void {
    if (node.type === 'code') this.#code(node);
    else if (node.type === 'html') this.#html(node);
    else if (node.type === 'listItem' && typeof node.checked === 'boolean') this.#task(node);
  }

  /** The marker stands between the bullet and the text, in brackets. */
  #task(node: ListItem): void {
    const { start, end } = this.#span(node);
    const open = this.#text.indexOf('[', start);
    if (open !== -1 && open + 3 <= end) this.#tasks.push({ start: open, end: open + 3 });
  }

  #heading(node: HeadingNode): Heading {
    const span = this.#span(node);
    const first = node.children[0];
    const last = node.children[node.children.length - 1];
    const textSpan = first && last ? this.#span(first, last) : { start: span.end, end: span.end };
    return {
      level: node.depth,
      span: {
        start: Math.max(this.#shift, this.#lines.startOfLineAt(span.start)),
        end: this.#lines.endOfLineAt(span.end),
      },
      text: this.#text.slice(textSpan.start, textSpan.end),
      textSpan,
      form: this.#text[span.start] === '#' && !this.#isSetext(span) ? 'atx' : 'setext',
    };
  }

  /** Only a setext heading covers more than one line. */
  #isSetext(span: Span): boolean {
    return this.#lines.lineAt(span.start) !== this.#lines.lineAt(span.end);
  }

  #block(node: Node): Block {
    const span = this.#span(node);
    return { kind: this.#kindOf(node, span), span, boldLead: startsBold(node) };
  }

  #kindOf(node: Node, span: Span): BlockKind {
    if (node.type === 'html') return this.#isOnlyComments(span) ? 'comment' : 'html';
    return blockKinds[node.type] ?? 'other';
  }

  #isOnlyComments(span: Span): boolean {
    let rest = this.#text.slice(span.start, span.end).trim();
    while (rest.startsWith('<!--')) {
      const close = rest.indexOf('-->', 4);
      rest = close === -1 ? '' : rest.slice(close + 3).trimStart();
    }
    return rest === '';
  }
}

const blockKinds: Readonly<Record<string, BlockKind>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  list: 'list',
  blockquote: 'quote',
  code: 'code',
  table: 'table',
};

function startsBold(node: Node): boolean {
  if (node.type === 'paragraph') return node.children[0]?.type === 'strong';
  return node.type === 'list' && listStartsBold(node);
}

function listStartsBold(list: List): boolean {
  return list.children.some((item) => {
    const first = item.children[0];
    return first?.type === 'paragraph' && first.children[0]?.type === 'strong';
  });
}
