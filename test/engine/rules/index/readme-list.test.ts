import { indexReadmeList } from '../../../../server/src/engine/rules/index/readme-list';
import { README } from '../../../support/indexed';
import { testRule } from '../../../support/ruleTester';

const link = (topic: string) => `[${topic}](proposed/feature/2026-07-10-${topic}.md)`;

testRule(indexReadmeList, {
  ok: [
    { name: 'empty', path: README, text: '' },
    { name: 'two of them', path: README, text: `- ${link('a')}\n- ${link('b')}\n` },
    {
      name: 'three with something else between',
      path: README,
      text: `- ${link('a')}\n- ${link('b')}\n- [x](y.md)\n- ${link('c')}\n`,
    },
    { name: 'links in a paragraph', path: README, text: `${link('a')}\n${link('b')}\n${link('c')}\n` },
    {
      name: 'rows of the index: index/stray-row',
      path: README,
      text: `| a |\n|---|\n| ${link('a')} |\n| ${link('b')} |\n| ${link('c')} |\n`.replaceAll('| [', '|['),
    },
    { name: 'another file', path: 'docs/guide.md', text: `- ${link('a')}\n- ${link('b')}\n- ${link('c')}\n` },
    { name: 'in a fence', path: README, text: `\`\`\`\n- ${link('a')}\n- ${link('b')}\n- ${link('c')}\n\`\`\`\n` },
    {
      name: 'no index',
      path: README,
      text: `- ${link('a')}\n- ${link('b')}\n- ${link('c')}\n`,
      config: { index: { mode: 'off' } },
    },
  ],
  bad: [
    {
      name: 'a list of three, an item over two lines',
      path: README,
      text: `😀\n\n«- ${link('a')}:\n  about a.\n- ${link('b')}\n- see ./${link('c')}»\n\nText.\n`,
      problems: ['list'],
      messages: ['This lists 3 RFCs by hand; expected such lists in `INDEX.md` only, where they are generated.'],
    },
    {
      name: 'a table whose rows the reference does not see',
      path: README,
      text: `«| when | what |\n|---|---|\n| 1 | ${link('a')} |\n| 2 | ${link('b')} |\n| 3 | ${link('c')} |»\n`,
      problems: ['list'],
    },
  ],
});
