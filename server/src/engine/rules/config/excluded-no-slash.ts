import { defineFindingRule } from '../support/findingRule';

/** Without its slash the entry looks like an exception for a folder and is one for nothing. */
export const configExcludedNoSlash = defineFindingRule({
  id: 'config/excluded-no-slash',
  summary: 'A folder that is excluded from pairing must be written with a final slash.',
  severity: 'warning',
  messages: { folder: '{where}`{path}` is a folder, but without a final `/` the entry excludes nothing in it.' },
  repair: 'Change the entry to `{path}`',
});
