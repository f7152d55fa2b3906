import { pairTableShape } from '../../../../server/src/engine/rules/pair/table-shape';
import { testPairRule } from '../../../support/pairRuleTester';

const table = (columns: number, rows: number, word: string) => {
  const line = (cell: string) => `${`| ${cell} `.repeat(columns)}|\n`;
  return line(word) + line('-') + line('x').repeat(rows - 1);
};

testPairRule(pairTableShape, {
  ok: [
    { name: 'the same columns', anchor: table(2, 3, 'a'), counterpart: table(2, 3, '甲') },
    { name: 'rows do not count at the first level', anchor: table(2, 3, 'a'), counterpart: table(2, 2, '甲') },
    { name: 'without outer bars', anchor: '| a | b |\n| - | - |\n', counterpart: '甲 | 乙\n--- | ---\n' },
    { name: 'ragged rows', anchor: `${table(2, 2, 'a')}| x |\n`, counterpart: `${table(2, 2, '甲')}| x | y | z |\n` },
    { name: 'a bar without the line of hyphens is prose', anchor: '| a | b |\n', counterpart: '甲\n' },
  ],
  bad: [
    {
      name: 'a column too few',
      anchor: table(2, 2, 'a').replace(/^.*/, '«$&»'),
      counterpart: table(3, 2, '甲').replace(/^.*/, '«$&»'),
      problems: [
        {
          on: 'anchor',
          message: 'different',
          text: 'This table has 2 columns and 2 rows, its partner in `guide.zh.md` 3 and 2; expected the same shape.',
        },
        { on: 'counterpart', message: 'different' },
      ],
    },
    {
      name: 'rows count from the second level on',
      config: { pairing: { signature: 2 } },
      anchor: table(2, 2, 'a').replace(/^.*/, '«$&»'),
      counterpart: table(2, 3, '甲').replace(/^.*/, '«$&»'),
      problems: [
        { on: 'anchor', message: 'different' },
        { on: 'counterpart', message: 'different' },
      ],
    },
    {
      name: 'a table is missing',
      anchor: `# A\n\n${table(2, 2, 'a').replace(/^.*/, '«$&»')}\n${table(3, 2, 'b')}`,
      counterpart: `# 甲\n«»\n${table(3, 2, '乙')}`,
      problems: [
        { on: 'anchor', message: 'lone' },
        { on: 'counterpart', message: 'lacking' },
      ],
    },
    {
      name: 'a section with two tables is missing',
      anchor: `# A\n\n## B\n\n${table(2, 2, 'a').replace(/^.*/, '«$&»')}\n${table(3, 2, 'b')}`,
      counterpart: '«# 甲»\n',
      problems: [
        { on: 'anchor', message: 'lones' },
        { on: 'counterpart', message: 'lackings' },
      ],
      suggestions: ['Insert the section for `B` in `guide.zh.md`', 'Insert the section for `B` here'],
      after: {
        'Insert the section for `B` here': {
          'docs/guide.zh.md': `# 甲\n\n## B\n\n${table(2, 2, 'a')}\n${table(3, 2, 'b')}`,
        },
      },
    },
  ],
});
