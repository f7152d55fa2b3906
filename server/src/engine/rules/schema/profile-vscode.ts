import { arraysWithoutItems, defineProfileRule } from '../support/schemaProfiles';

/** A tool that does not pass is not offered to the model. */
export const schemaProfileVscode = defineProfileRule({
  profile: 'vscode',
  summary: 'A schema is one that VS Code takes, where the profile is asked for.',
  restrictions: {
    items: { message: 'An array says with `items` what it holds.', find: arraysWithoutItems },
  },
});
