import { defineCharacterRule } from '../support/typography';

/** Dashes let a sentence wander off; what stands behind them is often another sentence, or needs none. */
export const zhEmDash = defineCharacterRule({
  id: 'zh/em-dash',
  summary: 'Sentences do without ——.',
  pattern: /—{2,}|⸺+/g,
  message: '`{found}` breaks the sentence; use another mark, or begin a new sentence.',
  fix: 'none',
});
