import { defineFindingRule } from '../support/findingRule';

/** A gate that lets pass what the reference gates stop should be known to do so. */
export const configParity = defineFindingRule({
  id: 'config/parity',
  summary: 'A rule that the reference gates enforce should stay an error.',
  severity: 'information',
  messages: {
    rule: '{where}`{name}` is at `{severity}`, not `error`: this gate may now pass where the reference gates fail.',
    namespace:
      '{where}`{name}` puts {rules} at `{severity}`, not `error`: this gate may now pass where the reference gates fail.',
  },
  others: {
    suppressed: '`{name}` is suppressed here: this gate may now pass where the reference gates fail.',
  },
});
