import { pairEmphasisCount } from '../../../../server/src/engine/rules/pair/emphasis-count';
import { testPairRule } from '../../../support/pairRuleTester';

testPairRule(pairEmphasisCount, {
  ok: [
    { name: 'as much', anchor: '**a** b __c__\n', counterpart: '**甲** **丙**\n' },
    { name: 'weak emphasis', anchor: '*a*\n', counterpart: '甲\n' },
    { name: 'in code', anchor: '`**a**`\n', counterpart: '甲\n' },
    { name: 'alone', anchor: '**a**\n' },
    { name: 'excluded', anchor: '**a**\n', counterpart: '', config: { pairing: { excluded: ['docs/'] } } },
  ],
  bad: [
    {
      name: 'in one section',
      anchor: '# A\n\n**a**\n\n«## B 😀»\n\n**b**\n',
      counterpart: '# 甲\n\n**甲**\n\n«## 乙»\n\n乙\n',
      problems: [
        {
          on: 'anchor',
          message: 'count',
          text: 'Places with strong emphasis in this section: 1, in `guide.zh.md`: 0; expected as many on both sides.',
        },
        { on: 'counterpart', message: 'count' },
      ],
    },
    {
      name: 'before the first heading',
      anchor: '«**a**»\n\nmore\n',
      counterpart: '«甲»\n',
      problems: [
        { on: 'anchor', message: 'count' },
        { on: 'counterpart', message: 'count' },
      ],
    },
  ],
});
