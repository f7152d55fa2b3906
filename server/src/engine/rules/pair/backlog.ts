import { isAnchorAlone } from '../../pairs/state';
import { definePairRule } from '../../rule';
import { createSide, nameOf, startOf } from '../support/pair';

/** A list of what is still to be translated is worth having for whoever has an hour to spare. */
export const pairBacklog = definePairRule({
  id: 'pair/backlog',
  summary: 'A document that may come in both languages should have its counterpart.',
  severity: 'off',
  fix: 'suggestion',
  messages: {
    alone: 'This document is in one language so far: there is no `{counterpart}`.',
    create: 'Create `{counterpart}` with the structure of this document',
  },
  check({ pair, report }) {
    // An anchor that must have a counterpart: `pair/required-missing`.
    if (pair.standing !== 'optional' || !isAnchorAlone(pair)) return;
    const data = { counterpart: nameOf(pair.counterpart) };
    const steps = createSide(pair, 'counterpart');
    const fixes = steps.length > 0 ? [{ title: 'create', data, steps } as const] : [];
    report('alone', startOf(pair.anchor), data, { fixes });
  },
});
