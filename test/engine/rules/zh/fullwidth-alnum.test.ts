import { zhFullwidthAlnum } from '../../../../server/src/engine/rules/zh/fullwidth-alnum';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhFullwidthAlnum, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'half width, and code', path, text: 'A1，`Ａ１`' },
  ],
  bad: [
    {
      name: 'digits and letters, behind an emoji',
      path,
      text: '😀 «０９ＡＺａｚ»，«Ｂ»\n',
      problems: ['character', 'character'],
      messages: ['`０９ＡＺａｚ` has full width, where `09AZaz` is meant.', '`Ｂ` has full width, where `B` is meant.'],
      fixed: '😀 09AZaz，B\n',
    },
  ],
});
