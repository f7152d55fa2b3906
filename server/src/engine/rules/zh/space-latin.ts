import { LATIN } from '../support/cjk';
import { defineSpacingRule } from '../support/typography';

/** Latin words glued to Chinese ones look like one long word, and the eye has to find where they end. */
export const zhSpaceLatin = defineSpacingRule({
  id: 'zh/space-latin',
  summary: 'A blank stands between Chinese and a Latin letter.',
  message: '`{found}` lacks a blank between Chinese and a Latin letter.',
  other: `${LATIN}\\p{M}*`,
});
