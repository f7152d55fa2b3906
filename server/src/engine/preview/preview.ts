// What the two languages of a document look like side by side: plain data without markup, which a page draws.
import type { PairStateName } from '../overview/overview';

/** One of the two documents of a pair. */
export type PreviewSideName = 'anchor' | 'counterpart';

/** A pair as a page shows it. */
export interface PairPreview {
  readonly state: PairStateName;
  readonly sides: Readonly<Record<PreviewSideName, PreviewSide>>;
  /** What stands opposite what, in the order of both texts. */
  readonly rows: readonly PreviewRow[];
}

/** One of the two documents. */
export interface PreviewSide {
  /** Relative to the configuration's folder, with `/`. */
  readonly path: string;
  /** The language as HTML names it: `en`, `zh-Hans`. */
  readonly lang: string;
  /** What the language calls itself. */
  readonly label: string;
  /** It is no longer what the pair's record says. */
  readonly isEdited: boolean;
  /** There is no such file. */
  readonly isMissing: boolean;
  /** Why there is nothing to show, in one sentence. */
  readonly absence?: string;
}

/** What stands side by side. */
export type PreviewRow = Readonly<Record<PreviewSideName, PreviewCell>>;

/** One side of a row. */
export interface PreviewCell {
  /** Left out where nothing stands on this side. */
  readonly block?: PreviewBlock;
  /** What differs here from the other side, in sentences. */
  readonly notes: readonly string[];
}

/** What a block of Markdown at the top level is. */
export type PreviewKind =
  | 'heading'
  | 'paragraph'
  | 'list'
  | 'quote'
  | 'code'
  | 'table'
  | 'html'
  | 'footnotes'
  | 'other';

export interface PreviewBlock {
  readonly kind: PreviewKind;
  /** Where it begins in the source, counted from 0. */
  readonly line: number;
  readonly nodes: readonly PreviewNode[];
}

/** Text, or an element of a closed set: what is none of these cannot be said. */
export type PreviewNode = string | PreviewElement;

export interface PreviewElement {
  readonly tag: PreviewTag;
  readonly children: readonly PreviewNode[];
  /** Of a heading, from 1 to 6. */
  readonly level?: number;
  /** By which links of the same document find it. */
  readonly id?: string;
  /** Of a link or picture. */
  readonly link?: PreviewLink;
  readonly title?: string;
  /** Of a table cell. */
  readonly align?: 'left' | 'center' | 'right';
  /** Of an ordered list, where it is not 1. */
  readonly start?: number;
  /** Of the box of a task. */
  readonly isChecked?: boolean;
  /** The language of a code block. */
  readonly info?: string;
  /** It differs from its partner, or has none. */
  readonly isMarked?: true;
}

/** `task`: the box of a task list item. `picture`: an image by its alternative text. `source`: raw HTML as its author typed it. */
export type PreviewTag = PlainTag | 'heading' | 'a' | 'ol' | 'th' | 'td' | 'pre' | 'source' | 'task' | 'picture';

/** Elements without anything but content. */
export const plainTags = [
  'p',
  'ul',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'em',
  'strong',
  'del',
  'code',
  'sup',
  'section',
  'br',
  'hr',
] as const;

export type PlainTag = (typeof plainTags)[number];

/** `web`: http, https or mailto. `file`: a path like that of a side, and what follows from `#` or `?`. `here`: an id. */
export type PreviewLink =
  | { readonly to: 'web'; readonly href: string }
  | { readonly to: 'file'; readonly path: string; readonly suffix: string }
  | { readonly to: 'here'; readonly id: string };

/**
 * How a row stands. `differs`: something is unlike its partner. `missing`: one side lacks something that both must have.
 * `uneven`: one side lacks something that is its author's choice, such as a paragraph.
 */
export type RowMark = 'same' | 'differs' | 'missing' | 'uneven';

/** What is amiss in a row of a pair whose sides are both there. */
export function markOf({ anchor, counterpart }: PreviewRow): RowMark {
  const only = anchor.block && counterpart.block ? undefined : (anchor.block ?? counterpart.block);
  if (only && structural.has(only.kind)) return 'missing';
  if (anchor.notes.length + counterpart.notes.length > 0) return only ? 'missing' : 'differs';
  return only ? 'uneven' : 'same';
}

const structural: ReadonlySet<PreviewKind> = new Set(['heading', 'list', 'code', 'table']);
