import { layoutTopicKebab } from '../../../../server/src/engine/rules/layout/topic-kebab';
import { testRule } from '../../../support/ruleTester';

const at = (topic: string) => `docs/rfc/proposed/feature/2026-07-10-${topic}.md`;
const kebab = { topic: 'kebab' } as const;

testRule(layoutTopicKebab, {
  ok: [
    { name: 'one word', path: at('cache'), text: '# RFC: A\n' },
    { name: 'digits', path: at('2'), text: '# RFC: A\n' },
    { name: 'asked for as an error: layout/topic', path: at('Cache'), text: '# RFC: A\n', config: kebab },
    { name: 'no topic: layout/filename', path: 'docs/rfc/proposed/feature/Cache.md', text: '# RFC: A\n' },
  ],
  bad: [
    { name: 'a capital', path: at('Cache'), text: '«# RFC: A»\n', problems: ['notKebab'] },
    { name: 'two hyphens', path: at('cache--size'), text: '«# RFC: A»\n', problems: ['notKebab'] },
    { name: 'a hyphen at the end', path: at('cache-'), text: '«# RFC: A»\n', problems: ['notKebab'] },
    { name: 'an accent', path: at('café'), text: '«# RFC: A»\n', problems: ['notKebab'] },
    { name: 'a dot', path: at('v1.2'), text: '«»', problems: ['notKebab'] },
  ],
});
