import { zhSpaceCode } from '../../../../server/src/engine/rules/zh/space-code';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhSpaceCode, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'blanks and marks', path, text: '中 `a` 文，`a`。`a`b' },
    { name: 'a code block', path, text: '中文\n\n```\na\n```\n\n中文\n' },
  ],
  bad: [
    {
      name: 'either side',
      path,
      text: '«中`»a«`文»',
      problems: ['blank', 'blank'],
      messages: [
        '`中` and the code next to it lack a blank between them.',
        '`文` and the code next to it lack a blank between them.',
      ],
      fixed: '中 `a` 文',
    },
    {
      name: 'in a link, outside of it',
      path,
      text: '«中[`»a«`](b.md)文»',
      problems: ['blank', 'blank'],
      fixed: '中 [`a`](b.md) 文',
    },
  ],
});
