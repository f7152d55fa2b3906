import { defineFindingRule } from '../support/findingRule';

/** A misspelt key is a wish that silently goes unheard. */
export const configUnknownKey = defineFindingRule({
  id: 'config/unknown-key',
  summary: 'A configuration file must hold only keys that mean something.',
  severity: 'warning',
  messages: {
    unknown: '{where}`{key}` is no key of the configuration, so it does nothing.',
    misspelt: '{where}`{key}` is no key of the configuration; perhaps `{suggestion}` is meant.',
  },
  repair: 'Change the key to `{suggestion}`',
});
