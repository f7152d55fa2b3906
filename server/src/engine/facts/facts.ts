import type { Span } from '../text/span';
import type { Elements } from './elements';
import type { Inline } from './inlines';

/**
 * What the rules read from a Markdown text. The one seam between rules and parser: whoever produces these facts
 * (remark, the reference's line scan) never shows its own tree. All spans are UTF-16 offsets into the whole file.
 */
export interface Facts {
  /** Why the text could not be read, in a few words; all lists are empty then. */
  readonly unread?: string;
  /** Headings that are direct children of the document root, in order. */
  readonly headings: readonly Heading[];
  /** Top-level blocks in order, headings included. */
  readonly blocks: readonly Block[];
  /** Text that is no structure: code blocks (fences included) and HTML comments of several lines, sorted, apart. */
  readonly inert: readonly Span[];
  /** Fenced code blocks at any depth, in order. */
  readonly fences: readonly Fence[];
  /** HTML comments outside code blocks, `<!--` to `-->`, in order. */
  readonly comments: readonly Span[];
  /** Links, images, definitions and automatic links at any depth, in order; an outer one before what it holds. */
  readonly links: readonly Link[];
  /** Running text at any depth: no code, no addresses, no HTML. One span a stretch without markup, in order. */
  readonly prose: readonly Span[];
  /** The inline content of each paragraph, heading and table cell at any depth, in order. */
  readonly inlines: readonly Inline[];
  /** Headings at any depth and what carries an `id` or `name`, in the order in which the text is shown. */
  readonly anchors: readonly Anchor[];
  /** Paragraphs at any depth, in order. */
  readonly paragraphs: readonly Paragraph[];
  /** The markers `[ ]` and `[x]` of task list items, in order. */
  readonly tasks: readonly Span[];
  /** Headings, code, tables, lists and more at any depth, by which the sides of a pair are compared. */
  readonly elements: Elements;
}

/** Something that leads to an address. */
export interface Link {
  /** `definition`: `[label]: address`. `autolink`: an address that is its own text, in angle brackets or bare. */
  readonly kind: 'link' | 'image' | 'autolink' | 'definition';
  /** The whole construct. */
  readonly span: Span;
  /** Between the square brackets; the address of an automatic link. */
  readonly text: Span;
  /** The address as it is written, angle brackets left out. Absent where a definition elsewhere holds it. */
  readonly destination?: Span;
  /** The address stands in angle brackets. */
  readonly isAngled: boolean;
  /** The address that is meant: escapes and character references decoded, percent-encoding kept. */
  readonly url: string;
  /** The normalised label of a definition or of a link that uses one; the first definition of a label counts. */
  readonly label?: string;
}

/** A place that an address with a `#` can name; `anchorsOf` says how. */
export interface Anchor {
  /** `id`: an `id` or `name` attribute of an HTML element. */
  readonly kind: 'heading' | 'id';
  /** A heading as it is read, without markup and with footnotes by their numbers; the value of an attribute. */
  readonly text: string;
  /** The heading, or the HTML that holds it. */
  readonly span: Span;
}

/** A paragraph, also in a list item, quote or footnote. */
export interface Paragraph {
  /** From its first to its last character, without terminator. */
  readonly span: Span;
  /** Where one of its lines ends and the next begins, in order. */
  readonly breaks: readonly LineBreak[];
}

/** What stands between two lines of a paragraph. */
export interface LineBreak {
  /** `hard`: shown as a break. `verbatim`: in inline code or an HTML tag, where blanks count. */
  readonly kind: 'soft' | 'hard' | 'verbatim';
  /**
   * From the last character of a line to the first of the next: blanks, the mark of a hard break and what a quote or list
   * item repeats on each line included. In verbatim text blanks are left out.
   */
  readonly span: Span;
}

/** A heading at the document root. */
export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The heading's line or lines: from the start of its first line to the end of its last, without terminator. */
  readonly span: Span;
  /** The source between the markers, trimmed; Markdown inside is kept. Empty for an empty heading. */
  readonly text: string;
  /** Where `text` stands. */
  readonly textSpan: Span;
  readonly form: 'atx' | 'setext';
}

/** A top-level block. */
export interface Block {
  readonly kind: BlockKind;
  readonly span: Span;
  /** True when the block, or one of its list items, begins with strong emphasis. */
  readonly boldLead: boolean;
}

export type BlockKind = 'heading' | 'paragraph' | 'list' | 'quote' | 'code' | 'table' | 'html' | 'comment' | 'other';

/** A fenced code block. */
export interface Fence {
  /** The opening fence line's text, from its first fence character to the line's end. */
  readonly opener: Span;
  /** The whole block, from the first fence character to the end of the closing fence (or of the content). */
  readonly span: Span;
  /** The fence characters, such as three backticks. */
  readonly marker: string;
  readonly closed: boolean;
}
