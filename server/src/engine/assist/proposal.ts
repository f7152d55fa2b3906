import type { Span } from '../text/span';
import type { Scene } from './scene';
import type { Phrase } from './words';

/** Something that could be written at the caret. */
export interface Proposal {
  readonly kind: ProposalKind;
  readonly label: string;
  /** A short note beside the label. */
  readonly detail?: string;
  readonly about?: readonly Phrase[];
  /** What it replaces: on one line, around the caret. */
  readonly span: Span;
  readonly text: string;
  /** A fuller text with places to fill in, for editors that can lead through them. */
  readonly filled?: Filled;
  /** What the text from the start of `span` to the caret is compared with while the author types on. */
  readonly filter: string;
  /** The one that belongs here. */
  readonly isLikely?: true;
}

export type ProposalKind = 'directive' | 'heading' | 'key' | 'link' | 'namespace' | 'rule' | 'status' | 'value';

/** A text and the places in it that the caret visits, in order; an empty one is where it ends up. */
export interface Filled {
  readonly text: string;
  readonly stops: readonly Span[];
}

/** Where somebody asks for proposals. */
export interface Caret {
  readonly offset: number;
  /** Zero-based. */
  readonly line: number;
  /** The caret's line, up to the caret and from it on. */
  readonly before: string;
  readonly after: string;
  /** Asked for by hand rather than by typing a character. */
  readonly isExplicit: boolean;
}

/** The caret at an offset of the document. */
export function readCaret({ lines, text }: Pick<Scene, 'lines' | 'text'>, offset: number, isExplicit: boolean): Caret {
  const line = lines.lineAt(offset);
  const span = lines.span(line) ?? { start: offset, end: offset };
  const at = Math.min(Math.max(offset, span.start), span.end); // never between CR and LF
  return { offset: at, line, before: text.slice(span.start, at), after: text.slice(at, span.end), isExplicit };
}

/** True when the caret stands inside inline code, as far as its line tells. */
export function isInInlineCode({ before }: Caret): boolean {
  return (before.match(/`/g)?.length ?? 0) % 2 === 1;
}
