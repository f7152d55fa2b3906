import { defineFindingRule } from '../support/findingRule';

/** A severity for a rule that does not exist leaves the one that was meant as it was. */
export const configUnknownRule = defineFindingRule({
  id: 'config/unknown-rule',
  summary: 'A severity must be given to a rule or namespace that exists.',
  severity: 'warning',
  messages: {
    unknown: '{where}`{found}` is neither the id of a rule nor a namespace with `/*`, so it does nothing.',
    misspelt:
      '{where}`{found}` is neither the id of a rule nor a namespace with `/*`; perhaps `{suggestion}` is meant.',
  },
  repair: 'Change the name to `{suggestion}`',
});
