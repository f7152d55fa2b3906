import { isThere } from '../../pairs/parts';
import { definePairRule } from '../../rule';
import { createSide, nameOf, startOf } from '../support/pair';

/** Readers of the second language take what they find for all there is: the documents that count must be there. */
export const pairRequiredMissing = definePairRule({
  id: 'pair/required-missing',
  summary: 'A document that must come in both languages must have its counterpart.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    missing: 'This document must come in both languages, but there is no `{counterpart}`.',
    create: 'Create `{counterpart}` with the structure of this document',
  },
  check({ pair, report }) {
    if (pair.standing !== 'required' || !isThere(pair.anchor) || isThere(pair.counterpart)) return;
    const data = { counterpart: nameOf(pair.counterpart) };
    const steps = createSide(pair, 'counterpart');
    const fixes = steps.length > 0 ? [{ title: 'create', data, steps } as const] : [];
    report('missing', startOf(pair.anchor), data, { fixes });
  },
});
