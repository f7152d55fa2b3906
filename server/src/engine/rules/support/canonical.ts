import type { Config, Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';
import { memoize } from '../../memoize';
import type { Section } from '../../sections';
import { foldName, headingLine } from './headings';

const known = new WeakMap<Config, Map<Lifecycle | undefined, ReadonlySet<string>>>();

/** The folded names of the sections that the contract of the document's lifecycle knows. */
export function canonicalNames({ config, place }: RfcDocument): ReadonlySet<string> {
  const byLifecycle = known.get(config) ?? new Map<Lifecycle | undefined, ReadonlySet<string>>();
  const names = byLifecycle.get(place.lifecycle) ?? namesIn(config, place.lifecycle);
  known.set(config, byLifecycle.set(place.lifecycle, names));
  return names;
}

function namesIn({ sections, alternatives }: Config, folder: Lifecycle | undefined): ReadonlySet<string> {
  const names = [sections.opener, alternatives.heading, ...(folder?.order ?? []), ...(folder?.required ?? [])];
  return new Set(names.flatMap((name) => (name ? [foldName(name)] : [])));
}

/** The document's sections by folded name, each list in order. */
export const sectionsByName = memoize(sortByName);

function sortByName(doc: RfcDocument): ReadonlyMap<string, readonly Section[]> {
  const byName = new Map<string, Section[]>();
  for (const section of doc.sections) {
    const name = foldName(section.heading.text);
    const known = byName.get(name);
    if (known) known.push(section);
    else byName.set(name, [section]);
  }
  return byName;
}

/** The section that the reader meets first. Bare `##` marks, being typed, name none. */
export function firstSection(doc: RfcDocument): Section | undefined {
  const bare = headingLine(doc.config, '').trimEnd();
  return doc.sections.find(({ heading }) => doc.text.slice(heading.span.start, heading.span.end) !== bare);
}

/** The banned name that a heading's text begins with, as a word, in any case; the longest when there are several. */
export function findBanned(lifecycle: Lifecycle, headingText: string): string | undefined {
  const matching = lifecycle.banned.filter((name) => beginsWithWord(headingText, name));
  return matching.toSorted((a, b) => b.length - a.length)[0];
}

/** The boundary is the ASCII one of the reference: a letter with a diacritic ends a word there. */
function beginsWithWord(text: string, name: string): boolean {
  if (name === '' || text.slice(0, name.length).toLowerCase() !== name.toLowerCase()) return false;
  return !(/\w$/.test(name) && /^\w/.test(text.slice(name.length, name.length + 1)));
}
