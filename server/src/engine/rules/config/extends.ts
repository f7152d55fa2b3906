import { defineFindingRule } from '../support/findingRule';

/** When what a configuration builds on is not there, most of what its author relies on is missing. */
export const configExtends = defineFindingRule({
  id: 'config/extends',
  summary: 'What a configuration extends must exist and must not lead back to it.',
  severity: 'error',
  messages: {
    cycle: '{where}`{found}` may not be extended here, since it extends itself: {cycle}.',
    deep: '{where}`{found}` is left out: more than {limit} files extend one another in a row.',
    missing: '{where}The file `{found}` is extended here, but does not exist.',
    preset: '{where}`{found}` is extended here, but is neither a preset ({presets}) nor a file.',
    unread: '{where}The file `{found}` is extended here, but cannot be read (`{reason}`).',
  },
});
