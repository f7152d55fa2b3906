import { CODE } from '../support/reading';
import { defineSpacingRule } from '../support/typography';

/** Code glued to the Chinese around it looks cramped, and in some fonts its frame covers the next character. */
export const zhSpaceCode = defineSpacingRule({
  id: 'zh/space-code',
  summary: 'A blank stands between Chinese and a code span.',
  message: '`{han}` and the code next to it lack a blank between them.',
  other: CODE,
});
