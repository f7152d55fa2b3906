import type { RfcDocument } from '../../document';
import { defineRule, replace } from '../../rule';
import type { Section } from '../../sections';
import { readAlternatives } from '../support/alternatives';
import { firstSection, sectionsByName } from '../support/canonical';
import { clip, differsInBlanks } from '../support/clip';
import { foldName, headingLine, isExactHeading, isRecognisedHeading } from '../support/headings';

/** People read past a blank or a capital, tools do not: the section is there and yet counts as missing. */
export const skeletonHeadingForm = defineRule({
  id: 'skeleton/heading-form',
  summary: 'The headings of the contract must be written exactly as it spells them.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    form: 'The heading `{found}` must be written exactly `{expected}`.',
    blanks: 'The heading has other blanks than expected; it must be written exactly `{expected}`.',
    rewrite: 'Rewrite the heading as `{expected}`',
  },
  check({ doc, report }) {
    for (const { name, section } of findLoose(doc)) {
      const { span } = section.heading;
      const found = doc.text.slice(span.start, span.end);
      const data = { found: clip(found), expected: headingLine(doc.config, name) };
      report(differsInBlanks(found, data.expected) ? 'blanks' : 'form', span, data, {
        fixes: [{ title: 'rewrite', data, edits: [replace(span, data.expected)] }],
      });
    }
  },
});

interface Loose {
  readonly name: string;
  readonly section: Section;
}

/** Headings that stand for a section which is nowhere in the right form; a second one is `skeleton/duplicate-section`'s. */
function findLoose(doc: RfcDocument): Loose[] {
  const { opener } = doc.config.sections;
  const first = firstSection(doc);
  const isOpener = opener && first && isRecognisedHeading(first.heading, opener);
  const loose: Loose[] = [];
  if (isOpener && !isExactHeading(doc, first.heading, opener)) loose.push({ name: opener, section: first });

  const byName = sectionsByName(doc);
  for (const name of new Set(doc.place.lifecycle?.required)) {
    if (name === opener || name === doc.config.alternatives.heading) continue;
    const sections = byName.get(foldName(name)) ?? [];
    const [section] = sections;
    if (section && !sections.some(({ heading }) => isExactHeading(doc, heading, name))) loose.push({ name, section });
  }
  // With the comment in its place no section is asked for, and the reference takes any heading.
  const alternatives = readAlternatives(doc);
  if (alternatives?.inexact && alternatives.commentLines.length === 0) {
    loose.push({ name: alternatives.heading, section: alternatives.inexact });
  }
  return loose;
}
