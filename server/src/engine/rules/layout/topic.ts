import { defineTopicRule } from '../support/topic';

/** A project that asks for kebab-case builds links and anchors from the names; one odd name breaks them. */
export const layoutTopic = defineTopicRule({
  id: 'layout/topic',
  summary: 'The topic in the file name must be in kebab-case (only where `topic` is set to `kebab`).',
  severity: 'error',
  speaksWhen: 'kebab',
});
