import { defineTopicRule } from '../support/topic';

/** Blanks, capitals and accents in a name make links that need escaping, and that break between file systems. */
export const layoutTopicKebab = defineTopicRule({
  id: 'layout/topic-kebab',
  summary: 'The topic in the file name should be in kebab-case.',
  severity: 'information',
  speaksWhen: 'any',
});
