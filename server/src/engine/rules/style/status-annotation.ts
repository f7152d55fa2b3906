import { defineWordRule } from '../support/wordRule';

/** A note on how far something has come is true for a week, and then contradicts the status line. */
export const styleStatusAnnotation = defineWordRule({
  id: 'style/status-annotation',
  summary: 'How far an RFC has come is said by its status alone.',
  message: '`{found}` repeats or contradicts the status; say it there or not at all.',
  words:
    /\b(?:implemented|done|shipped|landed|fixed|finished)!|\b(?:future|later|pending):|\((?:not yet implemented|implemented|done|shipped|future|pending)\)/giu,
  reads: () => true,
});
