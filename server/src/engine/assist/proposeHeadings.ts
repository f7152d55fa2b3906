import { contractSections, findStops, renderSection } from '../authoring/templates';
import type { Config } from '../config/config';
import type { RfcDocument } from '../document';
import { foldName, headingLine } from '../rules/support/headings';
import { isBlankLine } from '../rules/support/lines';
import type { Section } from '../sections';
import type { Caret, Filled, Proposal } from './proposal';
import type { Scene } from './scene';
import { chineseNames, describeSection, englishName } from './sectionLore';

/** A section of the contract as a heading of this document names it. */
interface Name {
  /** As the configuration spells it. */
  readonly canonical: string;
  readonly shown: string;
}

/**
 * The sections that the contract asks for and the document lacks, in contract order, after the marks of a heading. An
 * English document gets them with a body to fill in; the other language's side gets their usual names in Chinese.
 */
export function proposeHeadings(scene: Scene, caret: Caret): Proposal[] {
  const { config } = scene;
  if (!config || caret.after.trim() !== '' || !isHeadingBegun(config, caret)) return [];
  const { doc } = scene;
  const here = doc?.sections.find(({ heading }) => doc.lines.lineAt(heading.span.start) === caret.line);
  if (!doc || !here || !doc.place.lifecycle) return [];
  const names = namesIn(doc);
  const others = doc.sections.filter((section) => section !== here);
  const missing = names.filter(({ canonical }) => !others.some((section) => says(section, canonical)));
  const likely = missing.find((name) => names.indexOf(name) > lastAbove(names, others, here)) ?? missing[0];
  const { offset, before, after } = caret;
  return missing.map((name) => ({
    kind: 'heading' as const,
    label: name.shown,
    ...(name.shown === name.canonical ? {} : { detail: name.canonical }),
    about: describeSection(config, name.canonical),
    span: { start: offset - before.length, end: offset + after.length },
    text: headingLine(config, name.shown),
    ...(isEmpty(here) ? { filled: fill(doc, name, caret.line) } : {}),
    filter: filterOf(config, name),
    ...(name === likely ? { isLikely: true as const } : {}),
  }));
}

/** After a bare run of `#` a choice is offered only when asked for: the next key may make it a deeper heading. */
function isHeadingBegun({ sections: { level } }: Config, { before, isExplicit }: Caret): boolean {
  const [, marks = '', blanks = ''] = /^(#+)([ \t]*)/.exec(before) ?? [];
  return marks.length === level && (blanks !== '' || (isExplicit && before === marks));
}

function namesIn({ config, place }: RfcDocument): Name[] {
  const { lifecycle, role } = place;
  const names = lifecycle ? contractSections(config, lifecycle) : [];
  if (role === 'rfc') return names.map((name) => ({ canonical: name, shown: name }));
  if (!/^zh\b/i.test(config.pairing.languages[1].tag)) return [];
  return names.flatMap((name) => {
    const [usual] = chineseNames(name);
    return usual === undefined ? [] : [{ canonical: name, shown: usual }];
  });
}

function says({ heading }: Section, canonical: string): boolean {
  const name = englishName(heading.text) ?? foldName(heading.text);
  return name === foldName(canonical);
}

/** The place in the contract of the last of its sections above the heading; -1 when there is none. */
function lastAbove(names: readonly Name[], sections: readonly Section[], here: Section): number {
  const above = sections.filter(({ heading }) => heading.span.start < here.heading.span.start);
  return Math.max(-1, ...above.map((section) => names.findIndex(({ canonical }) => says(section, canonical))));
}

/** A comment, such as the one that closes an old file, is no body. */
function isEmpty({ blocks }: Section): boolean {
  return blocks.every(({ kind }) => kind === 'comment');
}

/** The heading with its body, and an empty line behind it where text would follow at once. */
function fill({ config, lines }: RfcDocument, { canonical, shown }: Name, line: number): Filled {
  const isForeign = shown !== canonical;
  const text = isForeign ? `${headingLine(config, shown)}\n\nTODO` : renderSection(config, canonical);
  const stops = findStops(text);
  const needsBlank = line + 1 < lines.count && !isBlankLine(lines, line + 1);
  return { text: needsBlank ? `${text}\n` : text, stops };
}

/** Somebody who writes Chinese may find a section by either name. */
function filterOf(config: Config, { canonical, shown }: Name): string {
  return headingLine(config, shown === canonical ? shown : `${canonical} ${shown}`);
}
