import { layoutTopic } from '../../../../server/src/engine/rules/layout/topic';
import { testRule } from '../../../support/ruleTester';

const at = (topic: string) => `docs/rfc/proposed/feature/2026-07-10-${topic}.md`;
const kebab = { topic: 'kebab' } as const;
const renamed = (from: string, name: string) => {
  const to = `${from.slice(0, from.lastIndexOf('/'))}/${name}`;
  return [{ title: `Rename to \`${name}\``, steps: [{ kind: 'rename', from, to }] as const }];
};

testRule(layoutTopic, {
  ok: [
    { name: 'kebab-case', path: at('cache-2-warm-up'), text: '# RFC: A\n', config: kebab },
    { name: 'not asked for: layout/topic-kebab', path: at('Cache'), text: '# RFC: A\n' },
    { name: 'no topic: layout/filename', path: 'docs/rfc/proposed/feature/Cache.md', text: '', config: kebab },
  ],
  bad: [
    {
      name: 'capitals',
      path: at('Cache'),
      text: '«# RFC: 😀»\n',
      config: kebab,
      problems: ['notKebab'],
      messages: [
        'The topic `Cache` is not in kebab-case; expected lower-case letters and digits, in words joined by single hyphens.',
      ],
      suggestions: renamed(at('Cache'), '2026-07-10-cache.md'),
    },
    {
      name: 'an underscore',
      path: at('cache_size'),
      text: '«»',
      config: kebab,
      problems: ['notKebab'],
      suggestions: renamed(at('cache_size'), '2026-07-10-cache-size.md'),
    },
    {
      name: 'a name with a number keeps it',
      path: 'docs/rfc/proposed/feature/0007-Cache.md',
      text: '«# ADR: A»\n',
      config: { ...kebab, filename: '{number:4}-{topic}.md' },
      problems: ['notKebab'],
      suggestions: renamed('docs/rfc/proposed/feature/0007-Cache.md', '0007-cache.md'),
    },
  ],
});
