import { defineFindingRule } from '../support/findingRule';

/** Where two settings exclude each other, no document can satisfy both. */
export const configConflict = defineFindingRule({
  id: 'config/conflict',
  summary: 'The settings of a project must not contradict each other.',
  severity: 'error',
  messages: {
    banned: '{where}`{lifecycle}/` requires the section `{section}` and bans `{banned}`.',
    excluded: '{where}`{path}` must have a counterpart, but must have none as `{entry}` is excluded.',
    linkPolicy:
      '{where}`pairing.linkPolicy` is `locale`, which needs 3 for `pairing.signature`, but that is {signature}.',
    twoFiles: '{where}There must be one configuration file, but `{other}` lies beside this one; `{winner}` counts.',
  },
});
