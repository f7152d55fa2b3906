import { docOf, isJudged, otherSide, sides } from '../../pairs/parts';
import { definePairRule } from '../../rule';
import { clip } from '../support/clip';
import { nameOf } from '../support/pair';
import { pairSections, surplus } from '../support/pairSections';

/** Names in code are not translated: one that only one side has was changed there, or a sentence is missing. */
export const pairInlineCode = definePairRule({
  id: 'pair/inline-code',
  summary: 'Sections of both sides should mention the same code.',
  severity: 'information',
  fix: 'none',
  messages: {
    surplus: 'The same section of `{other}` does not mention `{found}` as often; expected the same code on both sides.',
    section: 'The section on the other side.',
  },
  check({ pair, report }) {
    if (!isJudged(pair)) return;
    const sections = pairSections(pair, (side) => docOf(pair[side])?.facts.elements.codeSpans ?? []);
    for (const section of sections) {
      for (const side of sides) {
        const [own, other] = [section.sides[side], section.sides[otherSide(side)]];
        const there = pair[otherSide(side)];
        for (const { span, value } of surplus(own.found, other.found, (each) => each.value)) {
          const data = { found: clip(value), other: nameOf(there) };
          const related = [{ path: there.path, span: other.heading, message: 'section' } as const];
          report('surplus', { path: pair[side].path, span }, data, { related });
        }
      }
    }
  },
});
