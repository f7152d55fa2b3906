import type { Span } from '../text/span';
import type { Link } from './facts';
import type { Definition, Image, ImageReference, Link as LinkNode, LinkReference, Node, Parent } from './tree';

type LinkLike = LinkNode | LinkReference | Image | ImageReference | Definition;

/**
 * Every link of a text, from the nodes of the tree that was parsed with `keepLinkParts`. `shift` is how many characters the
 * parser skipped at the beginning of `text`.
 */
export function readLinks(nodes: readonly Node[], text: string, shift: number): Link[] {
  return new LinkReader(text, shift).read(nodes);
}

/** How far behind its neighbour an address is looked for, in characters. */
const SEARCHED = 500;

class LinkReader {
  readonly #links: Link[] = [];
  /** Destinations by normalised label: the first definition of a label wins. */
  readonly #defined = new Map<string, string>();

  constructor(
    private readonly text: string,
    private readonly shift: number,
  ) {}

  read(nodes: readonly Node[]): Link[] {
    const found = nodes.filter(isLinkLike);
    for (const node of found) {
      if (node.type === 'definition' && !this.#defined.has(node.identifier)) {
        this.#defined.set(node.identifier, node.url);
      }
    }
    if (found.some(({ position }) => !position)) {
      for (const node of nodes) if ('children' in node) this.#placeless(node);
    }
    for (const node of found) this.#add(node);
    return this.#links.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  }

  /** Addresses that the parser made links of after the fact have no place: we look for them behind their neighbours. */
  #placeless(parent: Parent): void {
    let from = this.shift + (parent.position?.start.offset ?? 0);
    for (const child of parent.children) {
      if (child.position) from = this.shift + (child.position.end.offset ?? from);
      else if (child.type === 'text') from += child.value.length; // its source is at least as long
      const [word] = child.type === 'link' && !child.position ? child.children : [];
      if (word?.type !== 'text') continue;
      const at = this.text.slice(from, from + SEARCHED + word.value.length).indexOf(word.value);
      const start = from + Math.max(at, 0);
      const span = { start, end: at === -1 ? start : start + word.value.length };
      this.#links.push({ kind: 'autolink', span, text: span, destination: span, isAngled: false, url: urlOf(child) });
      from = span.end;
    }
  }

  #add(node: LinkLike): void {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const span = this.#shifted({ start: start.offset, end: end.offset });
    const first = this.text[span.start];
    if (node.type === 'link' && first !== '[') this.#automatic(node, span, first === '<');
    else if (node.type === 'linkReference' || node.type === 'imageReference') this.#reference(node, span);
    else this.#direct(node, span);
  }

  #automatic(node: LinkNode, span: Span, isAngled: boolean): void {
    const inner = isAngled ? { start: span.start + 1, end: span.end - 1 } : span;
    this.#links.push({ kind: 'autolink', span, text: inner, destination: inner, isAngled, url: node.url });
  }

  #reference(node: LinkReference | ImageReference, span: Span): void {
    const kind = node.type === 'linkReference' ? 'link' : 'image';
    const url = this.#defined.get(node.identifier) ?? '';
    this.#links.push({ kind, span, text: this.#textOf(node, span), isAngled: false, url, label: node.identifier });
  }

  #direct(node: LinkNode | Image | Definition, span: Span): void {
    const { linkDestination, linkResource } = node.data ?? {};
    const inside = (linkResource?.start ?? span.start - this.shift) + 1;
    const whole = this.#shifted(linkDestination ?? { start: inside, end: inside });
    const isAngled = whole.end > whole.start && this.text[whole.start] === '<';
    this.#links.push({
      kind: node.type,
      span,
      text: this.#textOf(node, span),
      destination: isAngled ? { start: whole.start + 1, end: whole.end - 1 } : whole,
      isAngled,
      url: node.url,
      ...(node.type === 'definition' ? { label: node.identifier } : {}),
    });
  }

  /** Between the square brackets; they hold no token when nothing stands there. */
  #textOf(node: LinkLike, span: Span): Span {
    const inside = span.start + (node.type === 'image' || node.type === 'imageReference' ? 2 : 1);
    return node.data?.linkText ? this.#shifted(node.data.linkText) : { start: inside, end: inside };
  }

  #shifted({ start, end }: Span): Span {
    return { start: start + this.shift, end: end + this.shift };
  }
}

function isLinkLike(node: Node): node is LinkLike {
  switch (node.type) {
    case 'link':
    case 'linkReference':
    case 'image':
    case 'imageReference':
    case 'definition':
      return true;
    default:
      return false;
  }
}

function urlOf(node: Node): string {
  return node.type === 'link' ? node.url : '';
}
