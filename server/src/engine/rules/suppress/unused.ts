import { defineEngineRule } from '../../rule';

/** A suppression that outlives its fault hides the next one of the same rule. */
export const suppressUnused = defineEngineRule({
  id: 'suppress/unused',
  summary: 'A suppression comment must suppress something.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    unused: '`{rule}` reports nothing where this comment suppresses it.',
    removeComment: 'Delete the comment',
    removeName: 'Delete `{rule}` from the comment',
  },
});
