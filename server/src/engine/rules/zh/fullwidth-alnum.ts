import { ADDRESS } from '../support/reading';
import { defineCharacterRule } from '../support/typography';

const wide = '０-９Ａ-Ｚａ-ｚ';

/**
 * A digit or letter of full width is another character than the usual one: no search finds it, and no program reads it.
 */
export const zhFullwidthAlnum = defineCharacterRule({
  id: 'zh/fullwidth-alnum',
  summary: 'Digits and Latin letters have half width.',
  isRecommended: true,
  // A letter beside an address would become part of it.
  pattern: new RegExp(`(?<![${wide}${ADDRESS}])[${wide}]+(?![${wide}${ADDRESS}])`, 'g'),
  message: '`{found}` has full width, where `{expected}` is meant.',
  fix: 'safe',
  mend: (found) => found.replace(/./g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0)),
});
