import type { Element, Root } from 'hast';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import type { Root as Markdown, Nodes, RootContent } from 'mdast';
import { type Handler, toHast } from 'mdast-util-to-hast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { MarkdownDocument } from '../document';
import { limitEffort } from '../facts/effort';
import { Recent } from '../recent';
import type { Span } from '../text/span';
import type { PreviewBlock, PreviewKind } from './preview';
import { ElementReader } from './readElements';

/** A block and where it stands in the text. */
export interface RenderedBlock extends PreviewBlock {
  readonly span: Span;
}

/** What the text of a document is rendered with. */
export interface RenderOptions {
  /** Offsets in elements that are to be marked: the innermost heading, list, table, code block or link around each. */
  readonly marked: readonly number[];
  /** The heading above footnotes. */
  readonly footnotes: string;
}

/**
 * The blocks at the top level of a document as the page draws them; `undefined` for a text that the parser gives up on.
 * Nothing is believed: raw HTML becomes text, what is left passes the sanitizer, and of that only what a `PreviewNode` can
 * say goes on.
 */
export function renderBlocks(doc: MarkdownDocument, options: RenderOptions): RenderedBlock[] | undefined {
  try {
    return render(doc, options);
  } catch {
    return undefined; // too tangled, or nested deeper than the stack goes
  }
}

let parser: ReturnType<typeof createParser> | undefined;

function createParser() {
  return remark()
    .use(remarkGfm)
    .use(function limit() {
      const data = this.data();
      data.micromarkExtensions = [...(data.micromarkExtensions ?? []), limitEffort];
    })
    .freeze();
}

/** remark skips a byte-order mark and does not count it. */
function shiftOf({ text }: MarkdownDocument): number {
  return text.startsWith('\uFEFF') ? 1 : 0;
}

function render(doc: MarkdownDocument, { marked, footnotes }: RenderOptions): RenderedBlock[] {
  const { kinds, notes, tree } = treeOf(doc.text, footnotes);
  const shift = shiftOf(doc);
  const reader = new ElementReader(doc, shift, marked);
  return tree.children.flatMap((node) => {
    if (node.type !== 'element') return [];
    const position = node.position ?? notes?.position;
    const kind = node.position ? (kinds.get(node.position.start.offset) ?? 'other') : 'footnotes';
    const start = (position?.start.offset ?? 0) + shift;
    const end = (position?.end.offset ?? 0) + shift;
    return [{ kind, line: doc.lines.lineAt(start), span: { start, end }, nodes: reader.read([node]) }];
  });
}

/** A text as a tree of HTML elements that are safe. */
interface SafeTree {
  readonly tree: Root;
  /** What a block at the top level is, by where it begins. */
  readonly kinds: ReadonlyMap<number | undefined, PreviewKind>;
  /** The first footnote that is written down. */
  readonly notes: RootContent | undefined;
}

/** So many texts stay parsed: while one side is typed in, the other one is shown again and again. */
const KEPT = 4;

const trees = new Recent<string, SafeTree>(KEPT);

function treeOf(text: string, footnotes: string): SafeTree {
  const key = `${footnotes}\n${text}`;
  const tree = trees.get(key) ?? parse(text, footnotes);
  trees.set(key, tree);
  return tree;
}

function parse(text: string, footnotes: string): SafeTree {
  parser ??= createParser();
  const markdown: Markdown = parser.parse(text);
  return {
    tree: sanitize(toHast(markdown, { handlers: { html }, footnoteLabel: footnotes }), schema) as Root,
    kinds: new Map(markdown.children.map((node) => [node.position?.start.offset, kindOf(node)])),
    notes: markdown.children.find(({ type }) => type === 'footnoteDefinition'),
  };
}

/** Ids are ours alone, and addresses lead to the web or to files. */
const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
};

function kindOf(node: RootContent): PreviewKind {
  return kindsByType[node.type] ?? 'other';
}

const kindsByType: Readonly<Record<string, PreviewKind>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  list: 'list',
  blockquote: 'quote',
  code: 'code',
  table: 'table',
  html: 'html',
};

/** A block of HTML is shown as it is typed; tags within a line are left out, but for a line break. */
const html: Handler = (state, node: { type: 'html'; value: string; position?: Nodes['position'] }, parent) => {
  if (isInline(parent)) return /^<br\s*\/?>$/i.test(node.value) ? elementOf('br') : undefined;
  if (/^\s*(?:<!--[\s\S]*?-->\s*)+$/.test(node.value)) return undefined;
  const source = elementOf('pre', node.value);
  state.patch(node as Nodes, source);
  return source;
};

function isInline(parent: { readonly type: string } | undefined): boolean {
  return parent !== undefined && !['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(parent.type);
}

function elementOf(tagName: string, text?: string): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: text === undefined ? [] : [{ type: 'text', value: text }],
  };
}
