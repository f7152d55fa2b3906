import { zhSpaceDigit } from '../../../../server/src/engine/rules/zh/space-digit';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhSpaceDigit, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'blanks and marks', path, text: '中 3 文，3。' },
    { name: 'code', path, text: '中`3`文' },
    { name: 'digits of full width: another rule', path, text: '中３文' },
    { name: 'letters: another rule', path, text: '中A文' },
  ],
  bad: [
    {
      name: 'either order',
      path,
      text: '第 1 步：«共3»1«6个» 文件',
      problems: ['blank', 'blank'],
      messages: [
        '`共3` lacks a blank between Chinese and a digit.',
        '`6个` lacks a blank between Chinese and a digit.',
      ],
      fixed: '第 1 步：共 316 个 文件',
    },
    { name: 'over marks', path, text: '«共**3»0«0**个»', problems: ['blank', 'blank'], fixed: '共 **300** 个' },
  ],
});
