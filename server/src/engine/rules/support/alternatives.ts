import type { RfcDocument } from '../../document';
import { isInert } from '../../facts/structure';
import { memoize } from '../../memoize';
import type { Section } from '../../sections';
import type { Span } from '../../text/span';
import { isBlankDocument } from './blankDocument';
import { isExactHeading, isRecognisedHeading } from './headings';

/** How a document answers the question which alternatives were weighed. Spec: rfc-format.md §5. */
export interface Alternatives {
  /** The configured heading. */
  readonly heading: string;
  /** The section whose heading is exactly that. */
  readonly section: Section | undefined;
  /** The first section whose heading says the same in other case or blanks, when there is no exact one. */
  readonly inexact: Section | undefined;
  /** The configured grandfather comment, if there is one. */
  readonly comment: string | undefined;
  /** The zero-based structural lines that are exactly that comment. */
  readonly commentLines: readonly number[];
  /** True when the file's name bears a date before which the comment is accepted. */
  readonly mayBeUnrecorded: boolean;
}

/** Reads section and comment; `undefined` where the configuration asks for no alternatives or the text is blank. */
export const readAlternatives = memoize(findAlternatives);

function findAlternatives(doc: RfcDocument): Alternatives | undefined {
  const { heading, grandfather } = doc.config.alternatives;
  if (!heading || isBlankDocument(doc)) return undefined;
  const comment = grandfather.comment || undefined;
  const date = doc.place.name?.date;
  const section = doc.sections.find((entry) => isExactHeading(doc, entry.heading, heading));
  return {
    heading,
    section,
    inexact: section ? undefined : doc.sections.find((entry) => isRecognisedHeading(entry.heading, heading)),
    comment,
    commentLines: comment ? findCommentLines(doc, comment) : [],
    mayBeUnrecorded: date !== undefined && grandfather.before !== null && date < grandfather.before,
  };
}

function findCommentLines({ lines, facts }: RfcDocument, comment: string): number[] {
  return lines
    .linesWith(comment)
    .filter((line) => lines.textOf(line) === comment && !isInert(facts, lines.span(line)?.start ?? 0));
}

/** The heart of the comment: whoever writes it means the comment, whatever stands around it. */
const CORE = 'alternatives-not-recorded';

/** The first comment that means to be the grandfather comment and is not; `undefined` when there is none. */
export function findNearMiss(doc: RfcDocument, { comment, commentLines }: Alternatives): Span | undefined {
  if (!comment) return undefined;
  const exact = new Set(commentLines);
  const wanted = letters(comment);
  return doc.facts.comments.find((span) => {
    if (exact.has(doc.lines.lineAt(span.start))) return false;
    const text = doc.text.slice(span.start, span.end);
    return (wanted !== '' && letters(text) === wanted) || (comment.includes(CORE) && text.toLowerCase().includes(CORE));
  });
}

/** True when rewriting the near miss drops no words but a remark in its own parentheses. */
export function isRewordedOnly(found: string, comment: string): boolean {
  const known = new Set(wordsOf(comment));
  return wordsOf(found.replace(/\([^()]*\)/, ' ')).every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function letters(text: string): string {
  return wordsOf(text).join('');
}
