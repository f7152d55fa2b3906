import { defineFindingRule } from '../support/findingRule';

/**
 * An exception for a file that is gone waits for the next file of that name, which nobody meant to except; a table of terms
 * that is not there rules nothing.
 */
export const configMissingPath = defineFindingRule({
  id: 'config/missing-path',
  summary: 'A file or folder that the configuration names must exist.',
  severity: 'warning',
  messages: { missing: '{where}`{key}` names `{path}`, but nothing of that name exists.' },
  repair: 'Remove the entry `{path}`',
});
