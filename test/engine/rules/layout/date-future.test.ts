import { layoutDateFuture } from '../../../../server/src/engine/rules/layout/date-future';
import { testRule } from '../../../support/ruleTester';

const at = (base: string) => `docs/rfc/proposed/feature/${base}`;

testRule(layoutDateFuture, {
  ok: [
    { name: 'the past', text: '# RFC: A\n' },
    { name: 'today', path: at('2026-08-01-cache.md'), text: '# RFC: A\n' },
    { name: 'tomorrow: elsewhere it is today', path: at('2026-08-02-cache.md'), text: '# RFC: A\n' },
    { name: 'tomorrow over the end of a year', path: at('2027-01-01-x.md'), text: '# RFC: A\n', today: '2026-12-31' },
    { name: 'no day of the calendar: layout/date-invalid', path: at('2026-99-99-x.md'), text: '# RFC: A\n' },
    { name: 'no date at all', path: at('9999.md'), text: '# RFC: A\n', config: { filename: '{topic}.md' } },
  ],
  bad: [
    {
      name: 'the day after tomorrow',
      path: at('2026-08-03-cache.md'),
      text: '«# RFC: A»\n',
      problems: ['future'],
      messages: ['The date `2026-08-03` in the file name is yet to come; expected one up to today, `2026-08-01`.'],
    },
    {
      name: 'over the end of a February',
      path: at('2024-03-01-cache.md'),
      text: '«»',
      today: '2024-02-28',
      problems: ['future'],
    },
  ],
});
