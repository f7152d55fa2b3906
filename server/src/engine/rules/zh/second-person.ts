import { defineCharacterRule } from '../support/typography';

/**
 * Documents of a team speak to equals; where one says 您 and the next 你, the tone jumps. A 您 in quotes is only spoken
 * of.
 */
export const zhSecondPerson = defineCharacterRule({
  id: 'zh/second-person',
  summary: 'Readers are addressed as 你.',
  isRecommended: true,
  pattern: /(?<![「『“‘"])您|您(?![」』”’"])/g,
  message: '`{found}` addresses the reader formally, where `{expected}` is meant.',
  fix: 'suggestion',
  mend: () => '你',
});
