import { indexUnsafePath } from '../../../../server/src/engine/rules/index/unsafe-path';
import { testRule } from '../../../support/ruleTester';

const at = (name: string) => `docs/rfc/proposed/feature/${name}`;
const rename = (from: string, to: string) => ({
  title: `Rename the file to \`${to}\``,
  steps: [{ kind: 'rename' as const, from: at(from), to: at(to) }],
});

testRule(indexUnsafePath, {
  ok: [
    { name: 'a plain name', text: '# RFC: A\n', path: at('2026-07-10-a_b.c.md') },
    { name: 'CJK in the name', text: '# RFC: A\n', path: at('2026-07-10-缓存.md') },
    { name: 'no index', text: '# RFC: A\n', path: at('2026-07-10-a b.md'), config: { index: { mode: 'off' } } },
  ],
  bad: [
    {
      name: 'a blank',
      text: '«# RFC: A»\n',
      path: at('2026-07-10-a b.md'),
      problems: ['unsafe'],
      messages: ['The file name `2026-07-10-a b.md` holds a blank, which breaks its link in the index; expected none.'],
      suggestions: [rename('2026-07-10-a b.md', '2026-07-10-a-b.md')],
    },
    {
      name: 'parentheses and blanks around hyphens',
      text: '«# RFC: A»\n',
      path: at('2026-07-10-a (b) - c.md'),
      problems: ['unsafe'],
      suggestions: [rename('2026-07-10-a (b) - c.md', '2026-07-10-a-b-c.md')],
    },
    {
      name: 'a tab, in an empty file',
      text: '«»',
      path: at('2026-07-10-a\tb.md'),
      problems: ['unsafe'],
      messages: [
        'The file name `2026-07-10-a\tb.md` holds an invisible character, which breaks its link in the index; expected none.',
      ],
      suggestions: [rename('2026-07-10-a\tb.md', '2026-07-10-a-b.md')],
    },
    {
      name: 'nothing else in the name',
      text: '«# RFC: A»\n',
      path: at('().md'),
      problems: ['unsafe'],
      messages: ['The file name `().md` holds `(`, which breaks its link in the index; expected none.'],
    },
  ],
});
