import type { Span } from '../text/span';
import type { Anchor } from './facts';
import { type HtmlTag, readHtml } from './html';
import { type Heading, type Html, type Node, pushChildren, type Root } from './tree';

/** A heading whose text is being gathered; `form` says what ends it. */
interface OpenHeading {
  readonly span: Span;
  readonly form: 'markdown' | 'html';
  readonly words: string[];
}

/** Stands behind the content of a Markdown heading while the tree is walked. */
interface EndOfHeading {
  readonly type: 'endOfHeading';
}

const endOfHeading: EndOfHeading = { type: 'endOfHeading' };

/**
 * The places of a text that an address can name: headings at any depth, in Markdown or HTML, and `id` and `name`
 * attributes. `shift` is how many characters the parser skipped at the beginning.
 */
export function readAnchors(root: Root, shift: number): Anchor[] {
  return new AnchorReader(shift).read(root);
}

class AnchorReader {
  readonly #anchors: Anchor[] = [];
  /** Numbers of the footnotes by identifier: what the reader sees of a reference in a heading. */
  readonly #footnotes = new Map<string, number>();
  #open: OpenHeading | undefined;

  constructor(private readonly shift: number) {}

  read(root: Root): Anchor[] {
    const notes: Node[] = [];
    this.#walk(root, notes);
    // Footnotes are shown behind everything else, wherever they are written.
    for (const note of notes) this.#walk(note, []);
    return this.#anchors;
  }

  /** Visits every node in order, without recursion; footnotes below `start` are put aside. */
  #walk(start: Node, notes: Node[]): void {
    const pending: (Node | EndOfHeading)[] = [start];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (node.type === 'footnoteDefinition' && node !== start) {
        notes.push(node);
        continue;
      }
      this.#note(node);
      if (node.type === 'heading') pending.push(endOfHeading);
      if ('children' in node) pushChildren(pending, node);
    }
  }

  #note(node: Node | EndOfHeading): void {
    if (node.type === 'heading') this.#begin(node, 'markdown');
    else if (node.type === 'endOfHeading') this.#finish();
    else if (node.type === 'text') this.#open?.words.push(node.value);
    else if (node.type === 'inlineCode') this.#open?.words.push(node.value.replace(/\r\n?|\n/g, ' '));
    else if (node.type === 'footnoteReference') this.#footnote(node.identifier);
    else if (node.type === 'html') this.#html(node);
  }

  #begin(node: Heading | Html, form: OpenHeading['form']): void {
    this.#finish();
    this.#open = { span: this.#spanOf(node), form, words: [] };
  }

  #finish(): void {
    if (this.#open) this.#anchors.push({ kind: 'heading', text: this.#open.words.join(''), span: this.#open.span });
    this.#open = undefined;
  }

  #footnote(identifier: string): void {
    const number = this.#footnotes.get(identifier) ?? this.#footnotes.size + 1;
    this.#footnotes.set(identifier, number);
    this.#open?.words.push(String(number));
  }

  #html(node: Html): void {
    for (const piece of readHtml(node.value)) {
      if (piece.kind === 'tag') this.#tag(node, piece);
      else this.#open?.words.push(piece.text);
    }
  }

  #tag(node: Html, { name, isEnd, attributes }: HtmlTag): void {
    const span = this.#spanOf(node);
    for (const named of new Set([attributes.get('id'), attributes.get('name')])) {
      if (named && !isEnd) this.#anchors.push({ kind: 'id', text: named, span });
    }
    if (!/^h[1-6]$/.test(name) || this.#open?.form === 'markdown') return;
    if (isEnd) this.#finish();
    else this.#begin(node, 'html');
  }

  #spanOf({ position }: Node): Span {
    return { start: (position?.start.offset ?? 0) + this.shift, end: (position?.end.offset ?? 0) + this.shift };
  }
}
