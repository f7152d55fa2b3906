import { defineSpacingRule } from '../support/typography';

/** A number glued to the Chinese around it is easily read over. */
export const zhSpaceDigit = defineSpacingRule({
  id: 'zh/space-digit',
  summary: 'A blank stands between Chinese and a digit.',
  message: '`{found}` lacks a blank between Chinese and a digit.',
  other: '[0-9]',
});
