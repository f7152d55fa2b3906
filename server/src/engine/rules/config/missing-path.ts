import { defineFindingRule } from '../support/findingRule';

/** An exception for a file that is gone waits for the next file of that name, which nobody meant to except. */
export const configMissingPath = defineFindingRule({
  id: 'config/missing-path',
  summary: 'An exception in the configuration must name a file or folder that exists.',
  severity: 'warning',
  messages: { missing: '{where}`{key}` names `{path}`, but nothing of that name exists.' },
  repair: 'Remove the entry `{path}`',
});
