import { defineRule } from '../../rule';
import { lineSpan } from '../support/lines';
import { quoteList } from '../support/quote';
import { moveInto, moveTo } from '../support/relocate';

/** A file at the wrong depth has no class (or several), so neither index nor readers know where it belongs. */
export const layoutDepth = defineRule({
  id: 'layout/depth',
  summary: 'An RFC must lie directly in a class folder of a lifecycle folder.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    withClass: 'This {noun} lies at `{found}`; expected `{lifecycle}/CLASS/{base}`, where CLASS is one of {classes}.',
    withoutClass: 'This {noun} lies at `{found}`; expected `{lifecycle}/{base}`.',
    moveTo,
  },
  check({ doc, report }) {
    const { place, config } = doc;
    if (place.fault !== 'depth') return;
    const lifecycle = place.lifecycle?.name ?? '';
    const data = { noun: config.noun, found: place.rel, lifecycle, base: place.base };
    const classes = quoteList(config.classes.map((entry) => entry.name));
    const fixes = place.lifecycle ? moveInto(config, place.lifecycle, place) : [];
    report(classes === '' ? 'withoutClass' : 'withClass', lineSpan(doc, 0), { ...data, classes }, { fixes });
  },
});
