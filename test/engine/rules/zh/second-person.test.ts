import { zhSecondPerson } from '../../../../server/src/engine/rules/zh/second-person';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhSecondPerson, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'the usual form, and code', path, text: '你，`您`' },
    { name: 'a word that is only spoken of', path, text: '用「你」，不用「您」，也不用“您”。' },
  ],
  bad: [
    {
      name: 'in a sentence and in quoted speech',
      path,
      text: '«您»好。「«您»好」\n',
      problems: ['character', 'character'],
      messages: Array(2).fill('`您` addresses the reader formally, where `你` is meant.'),
      suggestions: [
        { title: 'Replace by `你`', text: '你好。「您好」\n' },
        { title: 'Replace by `你`', text: '您好。「你好」\n' },
      ],
    },
  ],
});
