import { docOf, isJudged, otherSide, sides } from '../../pairs/parts';
import { definePairRule } from '../../rule';
import { nameOf } from '../support/pair';
import { pairSections } from '../support/pairSections';

/** What one side says with emphasis should not be said in passing on the other one. */
export const pairEmphasisCount = definePairRule({
  id: 'pair/emphasis-count',
  summary: 'Sections of both sides should have as much strong emphasis.',
  severity: 'off',
  fix: 'none',
  messages: {
    count:
      'Places with strong emphasis in this section: {found}, in `{other}`: {expected}; expected as many on both sides.',
    section: 'The section on the other side.',
  },
  check({ pair, report }) {
    if (!isJudged(pair)) return;
    const strong = (side: (typeof sides)[number]) =>
      (docOf(pair[side])?.facts.elements.strong ?? []).map((span) => ({ span }));
    for (const section of pairSections(pair, strong)) {
      for (const side of sides) {
        const [own, other] = [section.sides[side], section.sides[otherSide(side)]];
        if (own.found.length === other.found.length) continue;
        const there = pair[otherSide(side)];
        const data = { found: own.found.length, expected: other.found.length, other: nameOf(there) };
        const related = [{ path: there.path, span: other.heading, message: 'section' } as const];
        report('count', { path: pair[side].path, span: own.heading }, data, { related });
      }
    }
  },
});
