import { pairInlineCode } from '../../../../server/src/engine/rules/pair/inline-code';
import { testPairRule } from '../../../support/pairRuleTester';

testPairRule(pairInlineCode, {
  ok: [
    { name: 'the same code in another order', anchor: '`a` and `b`.\n', counterpart: '`b` 与 `a`。\n' },
    { name: 'code blocks', anchor: '```\na\n```\n', counterpart: '' },
    {
      name: 'a section that is missing as a whole: another rule',
      anchor: '# A\n\n## B\n\n`x`\n',
      counterpart: '# 甲\n',
    },
    { name: 'alone', anchor: '`a`\n' },
    { name: 'empty', anchor: '', counterpart: '' },
    { name: 'excluded', anchor: '`a`\n', counterpart: '', config: { pairing: { excluded: ['docs/'] } } },
  ],
  bad: [
    {
      name: 'once more on one side, another name on the other',
      anchor: '# A\n\n`x` «`x`» 😀 `y`\n\n## B\n\n`x`\n',
      counterpart: '# 甲\n\n`x` `y`\n\n## 乙\n\n`x` «`z`»\n',
      problems: [
        {
          on: 'anchor',
          message: 'surplus',
          text: 'The same section of `guide.zh.md` does not mention `x` as often; expected the same code on both sides.',
        },
        { on: 'counterpart', message: 'surplus' },
      ],
    },
    {
      name: 'before the first heading',
      anchor: '«`x`»\n',
      counterpart: '甲\n',
      problems: [{ on: 'anchor', message: 'surplus' }],
    },
  ],
});
