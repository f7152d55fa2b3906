import { indexUnsafeTitle } from '../../../../server/src/engine/rules/index/unsafe-title';
import { testRule } from '../../../support/ruleTester';

testRule(indexUnsafeTitle, {
  ok: [
    { name: 'empty', text: '' },
    { name: 'no title', text: 'a | b\n' },
    { name: 'pairs, escapes and code', text: '# RFC: [a] \\| `b` \\[ [c [d]] \\\\\n' },
    { name: 'no index', text: '# RFC: a | b\n', config: { index: { mode: 'off' } } },
  ],
  bad: [
    {
      name: 'a pipe behind an emoji',
      text: '# RFC: «😀 a | b»\n',
      problems: ['pipe'],
      messages: ['A `|` in the title ends its cell of the index; expected `\\|`, or other words.'],
      suggestions: [{ title: 'Escape the pipe', text: '# RFC: 😀 a \\| b\n' }],
    },
    {
      name: 'pipes in code too, one of them escaped',
      text: '# RFC: «`a|b` \\| c \\\\| d»\n',
      problems: ['pipe'],
      suggestions: [{ title: 'Escape the pipes', text: '# RFC: `a\\|b` \\| c \\\\\\| d\n' }],
    },
    { name: 'a bracket that opens', text: '# RFC: «a [b»\n', problems: ['brackets'] },
    { name: 'a bracket that closes first', text: '# RFC: «a ] b [»\n', problems: ['brackets'] },
    { name: 'a backslash at the end, without prefix', text: '# «a \\»\n', problems: ['backslash'] },
  ],
});
