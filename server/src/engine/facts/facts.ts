import type { Span } from '../text/span';

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
  /** The markers `[ ]` and `[x]` of task list items, in order. */
  readonly tasks: readonly Span[];
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
