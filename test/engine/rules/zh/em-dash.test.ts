import { zhEmDash } from '../../../../server/src/engine/rules/zh/em-dash';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhEmDash, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'a dash by itself, code and rules', path, text: '中 — 文`——`\n\n---\n' },
  ],
  bad: [
    {
      name: 'two dashes, three, and one of double length',
      path,
      text: '中«——»文«———»😀«⸺»\n',
      problems: ['character', 'character', 'character'],
      messages: ['——', '———', '⸺'].map(
        (dash) => `\`${dash}\` breaks the sentence; use another mark, or begin a new sentence.`,
      ),
    },
  ],
});
