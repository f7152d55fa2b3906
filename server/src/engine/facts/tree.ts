import type { Span } from '../text/span';

/**
 * The tree of a Markdown text as far as facts need it. What remark makes is one such tree (mdast with two additions), what
 * the scanner makes another; everything that is told of a text is read from it, so the two cannot differ in more than the
 * tree. Offsets are UTF-16 code units, without a byte-order mark at the beginning of the text.
 */
export interface Point {
  readonly offset?: number | undefined;
}

export interface Position {
  readonly start: Point;
  readonly end: Point;
}

interface Base {
  /** Absent on addresses that remark makes links of after the fact. */
  position?: Position | undefined;
}

export interface Root extends Base {
  type: 'root';
  children: Node[];
}

export interface Paragraph extends Base {
  type: 'paragraph';
  children: Node[];
  data?: { breaks?: BreakToken[] } | undefined;
}

export interface Heading extends Base {
  type: 'heading';
  depth: 1 | 2 | 3 | 4 | 5 | 6;
  children: Node[];
}

export interface Blockquote extends Base {
  type: 'blockquote';
  children: Node[];
}

export interface List extends Base {
  type: 'list';
  ordered?: boolean | null | undefined;
  start?: number | null | undefined;
  children: ListItem[];
}

export interface ListItem extends Base {
  type: 'listItem';
  checked?: boolean | null | undefined;
  children: Node[];
}

export interface Code extends Base {
  type: 'code';
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  value: string;
  /** How many fence lines the block has: 0 indented, 1 never closed, 2 closed. */
  data?: { fenceLines?: number } | undefined;
}

export interface Html extends Base {
  type: 'html';
  value: string;
}

export interface Table extends Base {
  type: 'table';
  children: TableRow[];
}

export interface TableRow extends Base {
  type: 'tableRow';
  children: TableCell[];
}

export interface TableCell extends Base {
  type: 'tableCell';
  children: Node[];
}

/** Where the parts of a link stand; each is left out where nothing is. */
export interface LinkParts {
  /** Between the square brackets. */
  linkText?: Span;
  /** Angle brackets included. */
  linkDestination?: Span;
  /** The parentheses of an inline link. */
  linkResource?: Span;
}

export interface Definition extends Base {
  type: 'definition';
  identifier: string;
  url: string;
  data?: LinkParts | undefined;
}

export interface Link extends Base {
  type: 'link';
  url: string;
  children: Node[];
  data?: LinkParts | undefined;
}

export interface LinkReference extends Base {
  type: 'linkReference';
  identifier: string;
  children: Node[];
  data?: LinkParts | undefined;
}

export interface Image extends Base {
  type: 'image';
  url: string;
  data?: LinkParts | undefined;
}

export interface ImageReference extends Base {
  type: 'imageReference';
  identifier: string;
  data?: LinkParts | undefined;
}

/** Emphasis of any kind. */
export interface Emphasis extends Base {
  type: 'emphasis' | 'strong' | 'delete';
  children: Node[];
}

export interface Text extends Base {
  type: 'text';
  /** Escapes and character references decoded. */
  value: string;
}

export interface InlineCode extends Base {
  type: 'inlineCode';
  value: string;
}

export interface FootnoteDefinition extends Base {
  type: 'footnoteDefinition';
  identifier: string;
  children: Node[];
}

export interface FootnoteReference extends Base {
  type: 'footnoteReference';
  identifier: string;
}

/** What only counts as something that is there. */
export interface Plain extends Base {
  type: 'thematicBreak' | 'break' | 'yaml';
}

/** A node that holds others. */
export type Parent =
  | Root
  | Paragraph
  | Heading
  | Blockquote
  | List
  | ListItem
  | Table
  | TableRow
  | TableCell
  | Link
  | LinkReference
  | Emphasis
  | FootnoteDefinition;

export type Node =
  | Parent
  | Code
  | Html
  | Definition
  | Image
  | ImageReference
  | Text
  | InlineCode
  | FootnoteReference
  | Plain;

/** A line break of a paragraph: before a byte-order mark is counted, blanks around it left out. */
export interface BreakToken {
  readonly kind: 'soft' | 'hard' | 'verbatim';
  readonly start: number;
  end: number;
}

/** Puts what a node holds on a stack, so that the first of it comes off first. */
export function pushChildren<Other>(
  stack: (Node | Other)[],
  { children }: { readonly children: readonly Node[] },
): void {
  for (let index = children.length - 1; index >= 0; index--) {
    const child = children[index];
    if (child) stack.push(child);
  }
}

/**
 * Every node of a tree in document order, an outer one before what it holds. Without recursion: nesting is as deep as the
 * author made it.
 */
export function nodesIn(root: Root): Node[] {
  const nodes: Node[] = [];
  const pending: Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    nodes.push(node);
    if ('children' in node) pushChildren(pending, node);
  }
  return nodes;
}
