import type { Config } from '../config/config';
import type { RfcDocument } from '../document';
import type { Heading } from '../facts/facts';
import { memoize } from '../memoize';
import { type Edit, insert, replace } from '../rule';
import { readAliases } from '../rules/support/aliases';
import { readAlternatives } from '../rules/support/alternatives';
import { canonicalNames, sectionsByName } from '../rules/support/canonical';
import { foldName, headingLine } from '../rules/support/headings';
import type { Step } from './mend';

/**
 * Repairs of documents from before the format that belong to no single fault: what a survey of a real tree found to mean
 * the same every time. Spec: rfc-format.md §9.4.
 */
export function tidyLegacy(doc: RfcDocument): Step | undefined {
  return renameOutgrown(doc) ?? gatherAlternatives(doc);
}

/** A section that the move into this lifecycle renames, where the move was made by hand and the name forgotten. */
function renameOutgrown(doc: RfcDocument): Step | undefined {
  const folder = doc.place.lifecycle;
  if (!folder || folder.frozen) return undefined;
  const present = sectionsByName(doc);
  const canonical = canonicalNames(doc);
  const renames = doc.config.moves
    .filter(({ to }) => to === folder.name)
    .flatMap(({ rename }) => Object.entries(rename));
  for (const [from, to] of renames) {
    const section = present.get(foldName(from))?.[0];
    if (!section || canonical.has(foldName(from)) || present.has(foldName(to)) || !folder.required.includes(to))
      continue;
    const edits = [replace(section.heading.span, headingLine(doc.config, to))];
    return { rule: 'skeleton/missing-section', title: 'rename', edits };
  }
  return undefined;
}

/** Neighbouring sections that each tell why one alternative lost, such as `Why not keep it?`. */
export interface Gathering {
  /** The first one's place among the sections of its side. */
  readonly first: number;
  readonly count: number;
}

function gatherAlternatives(doc: RfcDocument): Step | undefined {
  const gathering = findGathering(doc);
  const { heading } = doc.config.alternatives;
  const edits = gathering && heading ? gather(doc, gathering, heading) : undefined;
  return edits && { rule: 'alternatives/missing', title: 'gather', edits };
}

/** The first run of such sections in an RFC that has no section of alternatives. */
export const findGathering = memoize((doc: RfcDocument): Gathering | undefined => {
  const alternatives = readAlternatives(doc);
  if (!alternatives || alternatives.section || alternatives.inexact || alternatives.commentLines.length > 0)
    return undefined;
  const aliases = readAliases(doc);
  const isOne = (text: string) =>
    isPrefixAlias(doc.config, text, alternatives.heading) && aliases.targetOf(text) === alternatives.heading;
  const first = doc.sections.findIndex(({ heading }) => isOne(heading.text));
  if (first === -1) return undefined;
  const rest = doc.sections.slice(first);
  const end = rest.findIndex(({ heading }) => !isOne(heading.text));
  return { first, count: end === -1 ? rest.length : end };
});

/** True for a heading that only begins like an alias, so that renaming it would lose what it asks. */
export function isPrefixAlias(config: Config, headingText: string, name: string): boolean {
  const folded = foldName(headingText);
  const aliases = (config.sections.aliases[name] ?? []).map(foldName);
  return aliases.some((alias) => alias.endsWith(' …') && folded.startsWith(alias.slice(0, -1)));
}

/**
 * Edits that put such sections, one level deeper with all that is in them, under a new heading; `undefined` when a
 * heading in them has no deeper level to go to.
 */
export function gather(doc: RfcDocument, { first, count }: Gathering, heading: string): Edit[] | undefined {
  const start = doc.sections[first]?.span.start;
  const end = doc.sections[first + count - 1]?.span.end;
  if (start === undefined || end === undefined) return undefined;
  const inside = doc.facts.headings.filter(({ span }) => start <= span.start && span.start < end);
  if (inside.some(({ level }) => level === 6)) return undefined;
  const { newline } = doc.lines;
  const title = insert(start, headingLine(doc.config, heading) + newline + newline);
  return [title, ...inside.map((each) => demote(doc, each))];
}

function demote({ text, lines }: RfcDocument, { span, level, form, text: words }: Heading): Edit {
  if (form === 'setext') return replace(span, `${'#'.repeat(level + 1)} ${words.replace(/\s+/g, ' ')}`);
  return insert(span.start + Math.max(0, text.slice(span.start, lines.endOfLineAt(span.start)).indexOf('#')), '#');
}
