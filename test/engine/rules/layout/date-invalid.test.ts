import { layoutDateInvalid } from '../../../../server/src/engine/rules/layout/date-invalid';
import { testRule } from '../../../support/ruleTester';

const at = (base: string) => `docs/rfc/proposed/feature/${base}`;
const renamed = (path: string) => [
  {
    title: 'Rename to `yyyy-mm-dd-cache.md`, with the day on which git first saw the file',
    steps: [{ kind: 'name', path, topic: 'cache' }] as const,
  },
  {
    title: 'Rename to `2026-08-01-cache.md`',
    steps: [{ kind: 'name', path, topic: 'cache', date: '2026-08-01' }] as const,
  },
];

testRule(layoutDateInvalid, {
  ok: [
    { name: 'a day of the calendar', text: '# RFC: A\n' },
    { name: 'the 29th of February in a leap year', path: at('2024-02-29-cache.md'), text: '# RFC: A\n' },
    { name: 'no date at all: layout/filename', path: at('cache.md'), text: '# RFC: A\n' },
    {
      name: 'names without dates have none to check',
      path: at('0230-cache.md'),
      text: '# RFC: A\n',
      config: { filename: '{number:4}-{topic}.md' },
    },
  ],
  bad: [
    {
      name: 'a month too many',
      path: at('2026-13-01-cache.md'),
      text: '«# RFC: A»\n',
      problems: ['invalid'],
      messages: ['The date `2026-13-01` in the file name is no day of the calendar.'],
      suggestions: renamed(at('2026-13-01-cache.md')),
    },
    {
      name: 'the 29th of February in another year',
      path: at('2026-02-29-cache.md'),
      text: '«»',
      problems: ['invalid'],
      suggestions: renamed(at('2026-02-29-cache.md')),
    },
    {
      name: 'day nought',
      path: at('2026-02-00-cache.md'),
      text: '«# RFC: 😀»',
      problems: ['invalid'],
      suggestions: renamed(at('2026-02-00-cache.md')),
    },
    {
      name: 'also where the file lies in the wrong place',
      path: 'docs/rfc/proposed/2026-04-31-cache.md',
      text: '«# RFC: A»\n',
      problems: ['invalid'],
      suggestions: renamed('docs/rfc/proposed/2026-04-31-cache.md'),
    },
  ],
});
