import type { Code, Heading as HeadingNode, Html, List, ListItem, Nodes, Root, RootContent } from 'mdast';
import type { CompileContext, Extension } from 'mdast-util-from-markdown';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { Lines } from '../text/lines';
import type { Span } from '../text/span';
import { readAnchors } from './anchors';
import { limitEffort, TooTangled } from './effort';
import { noElements, readElements } from './elements';
import type { Block, BlockKind, Facts, Fence, Heading } from './facts';
import { proseOf, readInlines } from './inlines';
import { keepLinkParts, readLinks } from './links';
import { keepLineBreaks, readParagraphs } from './paragraphs';

const BYTE_ORDER_MARK = '\uFEFF';

declare module 'mdast' {
  interface CodeData {
    /** How many fence lines the block has: 0 indented, 1 never closed, 2 closed. */
    fenceLines?: number;
  }
}

/** mdast does not say whether a fence was closed; the token stream does. */
const countFenceLines: Extension = {
  enter: {
    codeFencedFenceSequence(this: CompileContext) {
      // Behind the opening fence the content is gathered in a node of its own, on top of the block's.
      const node = this.stack.findLast((open) => open.type === 'code');
      if (node?.type === 'code') node.data = { ...node.data, fenceLines: (node.data?.fenceLines ?? 0) + 1 };
    },
  },
};

const parser = remark()
  .use(remarkGfm)
  .use(function readPlaces() {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), limitEffort];
    data.fromMarkdownExtensions = [
      ...(data.fromMarkdownExtensions ?? []),
      countFenceLines,
      keepLinkParts,
      keepLineBreaks,
    ];
  });

/** Reads the facts of a text with remark (CommonMark and GFM). Total: a text that is too tangled has none, and says so. */
export function readFactsWithRemark(lines: Lines): Facts {
  try {
    return new FactsReader(lines).read();
  } catch (error) {
    // A stack overflow is a `RangeError`; any other is a fault of ours, but no reason to give up on all other files.
    return { ...noFacts, unread: error instanceof TooTangled ? error.message : 'the parser failed' };
  }
}

const noFacts: Facts = {
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

/** One reading of one text: walks the tree once and collects. */
class FactsReader {
  readonly #lines: Lines;
  readonly #text: string;
  /** remark skips a byte-order mark and does not count it; our offsets do. */
  readonly #shift: number;
  readonly #fences: Fence[] = [];
  readonly #comments: Span[] = [];
  readonly #inert: Span[] = [];
  readonly #tasks: Span[] = [];

  constructor(lines: Lines) {
    this.#lines = lines;
    this.#text = lines.text;
    this.#shift = lines.text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  }

  read(): Facts {
    const root: Root = parser.parse(this.#text);
    this.#collect(root);
    const inlines = readInlines(root, this.#text, this.#shift);
    return {
      headings: root.children.flatMap((node) => (node.type === 'heading' ? [this.#heading(node)] : [])),
      blocks: root.children.map((node) => this.#block(node)),
      inert: this.#inert.sort((a, b) => a.start - b.start),
      fences: this.#fences,
      comments: this.#comments,
      links: readLinks(root, this.#text, this.#shift),
      prose: proseOf(inlines),
      inlines,
      tasks: this.#tasks,
      anchors: readAnchors(root, this.#shift),
      paragraphs: readParagraphs(root, this.#text, this.#shift),
      elements: readElements(root, this.#lines, this.#shift),
    };
  }

  #span(first: Nodes, last: Nodes = first): Span {
    return {
      start: (first.position?.start.offset ?? 0) + this.#shift,
      end: (last.position?.end.offset ?? 0) + this.#shift,
    };
  }

  /** Visits every node without recursion: nesting is as deep as the author made it. */
  #collect(root: Root): void {
    const pending: Nodes[] = [root];
    for (let node = pending.pop(); node; node = pending.pop()) {
      this.#note(node);
      if ('children' in node) for (const child of node.children.toReversed()) pending.push(child);
    }
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
  #note(node: Nodes): void {
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

  #block(node: RootContent): Block {
    const span = this.#span(node);
    return { kind: this.#kindOf(node, span), span, boldLead: startsBold(node) };
  }

  #kindOf(node: RootContent, span: Span): BlockKind {
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

function startsBold(node: RootContent): boolean {
  if (node.type === 'paragraph') return node.children[0]?.type === 'strong';
  return node.type === 'list' && listStartsBold(node);
}

function listStartsBold(list: List): boolean {
  return list.children.some((item) => {
    const first = item.children[0];
    return first?.type === 'paragraph' && first.children[0]?.type === 'strong';
  });
}
