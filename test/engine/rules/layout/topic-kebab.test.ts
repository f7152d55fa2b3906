import { layoutTopicKebab } from '../../../../server/src/engine/rules/layout/topic-kebab';
import { testRule } from '../../../support/ruleTester';

const at = (topic: string) => `docs/rfc/proposed/feature/2026-07-10-${topic}.md`;
const kebab = { topic: 'kebab' } as const;
const renamed = (from: string, name: string) => {
  const to = `${from.slice(0, from.lastIndexOf('/'))}/${name}`;
  return [{ title: `Rename to \`${name}\``, steps: [{ kind: 'rename', from, to }] as const }];
};
const odd = (name: string, topic: string, slug: string, text = '«# RFC: A»\n') => ({
  name,
  path: at(topic),
  text,
  problems: ['notKebab'],
  suggestions: renamed(at(topic), `2026-07-10-${slug}.md`),
});

testRule(layoutTopicKebab, {
  ok: [
    { name: 'one word', path: at('cache'), text: '# RFC: A\n' },
    { name: 'digits', path: at('2'), text: '# RFC: A\n' },
    { name: 'asked for as an error: layout/topic', path: at('Cache'), text: '# RFC: A\n', config: kebab },
    { name: 'no topic: layout/filename', path: 'docs/rfc/proposed/feature/Cache.md', text: '# RFC: A\n' },
  ],
  bad: [
    odd('a capital', 'Cache', 'cache'),
    odd('two hyphens', 'cache--size', 'cache-size'),
    odd('a hyphen at the end', 'cache-', 'cache'),
    odd('an accent', 'café', 'cafe'),
    odd('a dot', 'v1.2', 'v1-2', '«»'),
    odd('another script: the title gives the topic', '缓存', 'page-cache', '«# RFC: Page cache»\n'),
    {
      name: 'another script in name and title',
      path: at('缓存'),
      text: '«# RFC: 缓存»\n',
      problems: ['notKebab'],
    },
  ],
});
