import { defaultConfig } from '../../../../server/src/engine/config/defaults';
import { indexStrayRow } from '../../../../server/src/engine/rules/index/stray-row';
import { README } from '../../../support/indexed';
import { testTreeRule } from '../../../support/treeRuleTester';

const row = '| [Cache](proposed/feature/2026-07-10-cache.md) | 2026-07-10 |';

testTreeRule(indexStrayRow, {
  ok: [
    { name: 'no README', files: {} },
    {
      name: 'indented, another way to write the path, a bracket in the title',
      files: { [README]: ` ${row}\n| [x](./proposed/y) |\n| [a]b](proposed/y) |\n` },
    },
    {
      name: 'an empty title, a list, a folder that is no lifecycle',
      files: { [README]: '| [](proposed/x) |\n- [x](proposed/x)\n| [x](drafts/y) |\n' },
    },
    { name: 'another mode', files: { [README]: row }, config: { index: { mode: 'forbidden' } } },
    { name: 'no README configured', files: { [README]: row }, config: { index: { readme: null } } },
  ],
  bad: [
    {
      name: 'two rows, one of CRLF, one at the end',
      files: { [README]: `# 文\n\n${row}\r\nText\n|\t[x](rejected/y)` },
      problems: [
        {
          message: 'row',
          path: README,
          marked: row,
          text: '`| [Cache](proposed/feature/2026-07-10-cache.md) | 2026-07-10…` is a row of the index; expected it in `INDEX.md` only, where it is generated.',
          fixes: [{ title: 'Delete the row', text: '# 文\n\nText\n|\t[x](rejected/y)' }],
        },
        {
          message: 'row',
          path: README,
          marked: '|\t[x](rejected/y)',
          fixes: [{ title: 'Delete the row', text: `# 文\n\n${row}\r\nText\n` }],
        },
      ],
    },
    {
      name: 'in a fence all the same, and also where the walk has a fault',
      files: { [README]: `\`\`\`\n${row}\n\`\`\`\n`, 'docs/rfc/drafts/': '' },
      problems: [
        { message: 'row', path: README, marked: row, fixes: [{ title: 'Delete the row', text: '```\n```\n' }] },
      ],
    },
    {
      name: 'a lifecycle of the project',
      files: { 'doc/adr/LIST.md': '| [x](draft/y) |' },
      config: {
        root: 'doc/adr',
        lifecycles: defaultConfig.lifecycles.map((entry) => ({ ...entry, name: 'draft' })).slice(0, 1),
        index: { readme: 'LIST.md' },
      },
      problems: [
        {
          message: 'row',
          path: 'doc/adr/LIST.md',
          marked: '| [x](draft/y) |',
          fixes: [{ title: 'Delete the row', text: '' }],
        },
      ],
    },
  ],
});
