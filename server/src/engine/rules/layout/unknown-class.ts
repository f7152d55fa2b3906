import { defineRule } from '../../rule';
import { lineSpan } from '../support/lines';
import { quoteList } from '../support/quote';
import { moveInto, moveTo } from '../support/relocate';

/** Classes are a closed set: each one made up on the way makes the others mean less. */
export const layoutUnknownClass = defineRule({
  id: 'layout/unknown-class',
  summary: 'The class folder must be one of the configured classes.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: { unknown: 'The folder `{found}/` is no class; expected one of {classes}.', moveTo },
  check({ doc, report }) {
    const { place, config } = doc;
    if (place.fault !== 'class') return;
    const classes = quoteList(config.classes.map((entry) => entry.name));
    const fixes = place.lifecycle ? moveInto(config, place.lifecycle, place) : [];
    report('unknown', lineSpan(doc, 0), { found: place.className ?? '', classes }, { fixes });
  },
});
