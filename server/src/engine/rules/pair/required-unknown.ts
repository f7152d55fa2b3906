import { defineFindingRule } from '../support/findingRule';

/** A required pair of which the document has been renamed is required no more, and nobody is told. */
export const pairRequiredUnknown = defineFindingRule({
  id: 'pair/required-unknown',
  summary: 'An entry of `pairing.required` must name a document that exists.',
  severity: 'error',
  parity: true,
  messages: { unknown: '{where}`{key}` names `{path}`, but there is no such file.' },
  repair: 'Remove the entry `{path}`',
});
