import type { Config } from '../../config/config';
import type { RfcDocument } from '../../document';
import { isInert } from '../../facts/structure';
import type { Edit } from '../../rule';
import type { Section } from '../../sections';
import type { Span } from '../../text/span';
import { insertBlock } from './blocks';
import { foldName, headingLine } from './headings';
import { lastTextLine } from './lines';

/** A new section with something to fill in, without a final newline. Spec: rfc-format.md §8.3. */
export function sectionTemplate(doc: RfcDocument, name: string): string {
  const isAlternatives = name === doc.config.alternatives.heading;
  const body = isAlternatives ? '**TODO: an alternative.** TODO: why it lost.' : 'TODO: write this section.';
  return [headingLine(doc.config, name), '', body].join(doc.lines.newline);
}

/**
 * An edit that inserts a new section where the contract wants it. `undefined` when that is the end of a text whose last
 * code block or comment is never closed: the section would be swallowed.
 */
export function insertSection(doc: RfcDocument, name: string): Edit | undefined {
  const offset = insertionOffset(doc, name, doc.sections);
  return offset === undefined ? undefined : insertBlock(doc.lines, offset, sectionTemplate(doc, name));
}

/**
 * Where a section of this name belongs, as the offset of the line it goes in front of: the opener before all sections,
 * what follows it in the contract right behind it, anything else before the first of `among` that the contract puts
 * later, else at the end of the body. Spec: rfc-format.md §8.3.
 */
export function insertionOffset(doc: RfcDocument, name: string, among: readonly Section[]): number | undefined {
  const { opener } = doc.config.sections;
  if (name === opener && among[0]) return among[0].heading.span.start;
  const [first, second] = doc.place.lifecycle?.order ?? [];
  const before = among.find((section) => opener && foldName(section.heading.text) === foldName(opener));
  if (before && first === opener && second === name) return endOfSection(doc, before);
  const later = laterNames(doc.config, name);
  const next = among.find((section) => later.has(foldName(section.heading.text)));
  return next?.heading.span.start ?? endOfBody(doc);
}

/** The folded names that any lifecycle's contract puts after this one. */
function laterNames(config: Config, name: string): ReadonlySet<string> {
  const later = config.lifecycles.flatMap(({ order }) => {
    const at = order.indexOf(name);
    return at === -1 ? [] : order.slice(at + 1);
  });
  return new Set(later.map(foldName));
}

function endOfSection(doc: RfcDocument, section: Section): number | undefined {
  return section.span.end < doc.text.length ? section.span.end : endOfBody(doc);
}

/** A section's lines without the grandfather comment that closes the file: it belongs to the file as a whole. */
export function sectionExtent(doc: RfcDocument, section: Section): Span {
  const comment = closingComment(doc);
  const { start, end } = section.span;
  return { start, end: comment !== undefined && start < comment && comment < end ? comment : end };
}

/** Offset at which a last section goes: before the grandfather comment that closes the file, else at the end. */
function endOfBody(doc: RfcDocument): number | undefined {
  return isOpenEnded(doc) ? undefined : (closingComment(doc) ?? doc.text.length);
}

/** Offset of the grandfather comment when it is the file's last text. */
function closingComment({ config, lines, facts }: RfcDocument): number | undefined {
  const span = lines.span(lastTextLine(lines));
  const { comment } = config.alternatives.grandfather;
  if (!span || !comment || lines.text.slice(span.start, span.end) !== comment) return undefined;
  return isInert(facts, span.start) ? undefined : span.start;
}

/** True when a code block, comment or other HTML runs to the end of the text, so that nothing can be put behind it. */
export function isOpenEnded(doc: RfcDocument): boolean {
  const { config, facts, lines } = doc;
  if (config.compat.reference) return hasOpenToggle(doc);
  const lastText = lines.span(lastTextLine(lines))?.end ?? 0;
  const fence = facts.fences.at(-1);
  const comment = facts.comments.at(-1);
  const last = facts.blocks.at(-1);
  if (fence && !fence.closed && fence.span.end >= lastText) return true;
  if (last?.kind === 'html' && isUnclosedHtml(lines.text.slice(last.span.start, last.span.end))) return true;
  return (
    comment !== undefined && comment.end >= lastText && !lines.text.slice(comment.start, comment.end).endsWith('-->')
  );
}

/** How HTML begins that no blank line ends, and what ends it. Comments are facts of their own. */
const htmlEnds: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
];

function isUnclosedHtml(html: string): boolean {
  const end = htmlEnds.find(([start]) => start.test(html))?.[1];
  return end !== undefined && !end.test(html);
}

/** The reference's scan leaves code only at a second line that begins with three backticks. */
function hasOpenToggle({ facts, lines }: RfcDocument): boolean {
  const inert = facts.inert.at(-1);
  const last = lastTextLine(lines);
  if (!inert || inert.end < (lines.span(last)?.end ?? 0)) return false;
  return lines.lineAt(inert.start) === last || !lines.textOf(last)?.startsWith('```');
}
