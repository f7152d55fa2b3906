import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Properties, RootContent } from 'hast';
import type { MarkdownDocument } from '../document';
import { resolveLink } from '../links/resolve';
import { type PlainTag, type PreviewElement, type PreviewLink, type PreviewNode, plainTags } from './preview';

/** Reads the sanitised tree of one document into what a page may draw, from its beginning to its end. */
export class ElementReader {
  readonly #slugger = new GithubSlugger();
  readonly #pending: Set<number>;

  /** `marked`: offsets into the text, which the tree counts from `shift`. */
  constructor(
    private readonly doc: MarkdownDocument,
    private readonly shift: number,
    marked: readonly number[],
  ) {
    this.#pending = new Set(marked);
  }

  read(nodes: readonly (RootContent | ElementContent)[]): PreviewNode[] {
    return nodes.flatMap((node) => {
      if (node.type === 'text') return [node.value];
      return node.type === 'element' ? this.#readElement(node) : [];
    });
  }

  #readElement(node: Element): PreviewNode[] {
    const element = this.#translate(node);
    if (!element) return this.read(node.children); // an element that says nothing gives way to its content
    return [this.#isMarked(node) ? { ...element, isMarked: true } : element];
  }

  /** The innermost element around a marked offset takes the mark, so its children have been asked before. */
  #isMarked({ tagName, position }: Element): boolean {
    if (!markable.test(tagName) || !position) return false;
    const start = (position.start.offset ?? 0) + this.shift;
    const end = (position.end.offset ?? 0) + this.shift;
    const inside = [...this.#pending].filter((offset) => offset >= start && offset < end);
    for (const offset of inside) this.#pending.delete(offset);
    return inside.length > 0;
  }

  #translate(node: Element): PreviewElement | undefined {
    const { tagName, properties } = node;
    const heading = /^h([1-6])$/.exec(tagName)?.[1];
    if (heading) return this.#heading(node, Number(heading));
    switch (tagName) {
      case 'a':
        return this.#link(node);
      case 'img':
        return { tag: 'picture', children: [textAt(properties, 'alt')], ...this.#leadingTo(textAt(properties, 'src')) };
      case 'input':
        return { tag: 'task', children: [], isChecked: properties.checked === true };
      case 'pre':
        return readCode(node);
      case 'ol':
        return { tag: 'ol', children: this.read(node.children), ...numberAt(properties, 'start') };
      case 'th':
      case 'td':
        return { tag: tagName, children: this.read(node.children), ...alignAt(properties) };
      default:
        return this.#plain(node);
    }
  }

  #plain(node: Element): PreviewElement | undefined {
    const tag = plainTags.find((each) => each === node.tagName);
    return tag && { tag, children: this.#childrenOf(tag, node), ...idAt(node.properties) };
  }

  /** Between rows and cells there is nothing but line breaks of the renderer's own. */
  #childrenOf(tag: PlainTag, { children }: Element): PreviewNode[] {
    const isLoose = !['table', 'thead', 'tbody', 'tr', 'ul'].includes(tag);
    return this.read(isLoose ? children : children.filter(({ type }) => type === 'element'));
  }

  #heading(node: Element, level: number): PreviewElement {
    const children = this.read(node.children);
    return { tag: 'heading', level, children, id: this.#slugger.slug(contentOf(children)) };
  }

  #link(node: Element): PreviewElement | undefined {
    const { properties, children } = node;
    const inner = this.read(children);
    const link = this.#leadingTo(textAt(properties, 'href'));
    const title = textAt(properties, 'title') || textAt(properties, 'ariaLabel');
    if (!('link' in link)) return undefined;
    return { tag: 'a', children: inner, ...link, ...idAt(properties), ...(title === '' ? {} : { title }) };
  }

  #leadingTo(url: string): { link?: PreviewLink } {
    const link = linkTo(this.doc.path, url);
    return link ? { link } : {};
  }
}

const markable = /^(?:h[1-6]|pre|table|ul|ol|a)$/;

/** Where an address leads; `undefined` where a page cannot or must not go. */
function linkTo(path: string, url: string): PreviewLink | undefined {
  if (/^(?:https?:\/\/|mailto:)/i.test(url)) return { to: 'web', href: url };
  if (url.startsWith('#')) return { to: 'here', id: decode(url.slice(1)) };
  const target = resolveLink(path, url);
  // Backslashes are slashes to browsers and to some file systems.
  const isReached = target !== undefined && target.path !== '' && !/^\.\.(?:\/|$)|\\/.test(target.path);
  return isReached ? { to: 'file', path: target.path, suffix: target.suffix } : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Fenced or indented code; without the element for code it is raw HTML. */
function readCode({ children: [first] }: Element): PreviewElement {
  if (first?.type !== 'element') return { tag: 'source', children: [first?.type === 'text' ? first.value : ''] };
  const text = first.children.map((node) => (node.type === 'text' ? node.value : '')).join('');
  const names = first.properties.className;
  const info = Array.isArray(names) ? String(names[0] ?? '').replace(/^language-/, '') : '';
  return { tag: 'pre', children: [text.replace(/\n$/, '')], ...(info === '' ? {} : { info }) };
}

function textAt(properties: Properties, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

function idAt(properties: Properties): { id?: string } {
  const id = textAt(properties, 'id');
  return id === '' ? {} : { id };
}

function numberAt(properties: Properties, name: 'start'): { start?: number } {
  const value = properties[name];
  return typeof value === 'number' ? { start: value } : {};
}

function alignAt({ align }: Properties): { align?: 'left' | 'center' | 'right' } {
  return align === 'left' || align === 'center' || align === 'right' ? { align } : {};
}

function contentOf(nodes: readonly PreviewNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : contentOf(node.children))).join('');
}
