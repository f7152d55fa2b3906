import { defineWordRule, describesWhatIs } from '../support/wordRule';

/** How the code came to be is in version control; told here it goes stale and hides what holds now. */
export const styleNarratedHistory = defineWordRule({
  id: 'style/narrated-history',
  summary: 'A decision that has shipped says what holds now, not how it came about.',
  message: '`{found}` tells a history; say what holds now.',
  words:
    /\b(?:previously|no longer|used to|formerly|(?:was|were|has been|have been) renamed|PR\s*#?\d+)\b|(?<![\w#&])#\d+\b/giu,
  reads: describesWhatIs,
});
