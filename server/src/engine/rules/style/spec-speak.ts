import { defineWordRule, describesWhatIs } from '../support/wordRule';

/** A shipped decision that still says what should be leaves the reader to guess whether it is. */
export const styleSpecSpeak = defineWordRule({
  id: 'style/spec-speak',
  summary: 'A decision that has shipped says what is, not what should be or will be.',
  message: '`{found}` speaks of what is to come; say what is.',
  words: /\b(?:should|shall|will|won't|must be implemented|to be done)\b/giu,
  reads: describesWhatIs,
  others: ({ facts }) => facts.tasks,
});
