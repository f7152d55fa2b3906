import { layoutFilename } from '../../../../server/src/engine/rules/layout/filename';
import { testRule } from '../../../support/ruleTester';

const at = (base: string) => `docs/rfc/proposed/feature/${base}`;
const dated = (path: string, topic: string, date: string) => ({
  title: `Rename to \`${date}-${topic}.md\``,
  steps: [{ kind: 'name', path, topic, date }] as const,
});
const byHistory = (path: string, topic: string) => ({
  title: `Rename to \`yyyy-mm-dd-${topic}.md\`, with the day on which git first saw the file`,
  steps: [{ kind: 'name', path, topic }] as const,
});

testRule(layoutFilename, {
  ok: [
    { name: 'date and topic', text: '# RFC: A\n' },
    { name: 'any topic will do', path: at('2026-07-10-Ü b.c.md'), text: '' },
    { name: 'a date of no calendar: layout/date-invalid', path: at('2026-99-99-x.md'), text: '# RFC: A\n' },
    { name: 'in the wrong place: that comes first', path: 'docs/rfc/proposed/cache.md', text: '# RFC: A\n' },
    {
      name: 'a numbered name where numbers are asked for',
      path: at('0007-cache.md'),
      text: '# RFC: A\n',
      config: { filename: '{number:4}-{topic}.md' },
    },
  ],
  bad: [
    {
      name: 'no date',
      path: at('cache.md'),
      text: '«# RFC: 😀»\n',
      problems: ['misnamed'],
      messages: ['The file name is `cache.md`; expected the form `yyyy-mm-dd-topic.md`.'],
      suggestions: [byHistory(at('cache.md'), 'cache'), dated(at('cache.md'), 'cache', '2026-08-01')],
    },
    {
      name: 'the title gives the topic, and the name the day where it has one',
      path: at('20260710_old_name.md'),
      text: '«# RFC: Cached Pages, at last»\n',
      problems: ['misnamed'],
      suggestions: [dated(at('20260710_old_name.md'), 'cached-pages-at-last', '2026-07-10')],
    },
    {
      name: 'a name that cannot be mended: neither name nor title has a Latin letter',
      path: at('2026-01-01-.md'),
      text: '«# RFC: 缓存»',
      problems: ['misnamed'],
    },
    {
      name: 'one digit short',
      path: at('2026-7-10-cache.md'),
      text: '«# RFC: A»',
      problems: ['misnamed'],
      suggestions: [dated(at('2026-7-10-cache.md'), 'a', '2026-07-10')],
    },
    {
      name: 'a number of the wrong width',
      path: at('007-cache.md'),
      text: '«# RFC: A»\n',
      config: { filename: '{number:4}-{topic}.md' },
      problems: ['misnamed'],
      messages: ['The file name is `007-cache.md`; expected the form `nnnn-topic.md`.'],
      suggestions: [
        {
          title: 'Rename to `nnnn-a.md`',
          steps: [{ kind: 'name', path: at('007-cache.md'), topic: 'a', date: '2026-08-01' }],
        },
      ],
    },
  ],
});
