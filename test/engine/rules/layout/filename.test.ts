import { layoutFilename } from '../../../../server/src/engine/rules/layout/filename';
import { testRule } from '../../../support/ruleTester';

const at = (base: string) => `docs/rfc/proposed/feature/${base}`;

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
    },
    { name: 'no topic', path: at('2026-01-01-.md'), text: '«»', problems: ['misnamed'] },
    { name: 'one digit short', path: at('2026-7-10-cache.md'), text: '«# RFC: A»', problems: ['misnamed'] },
    {
      name: 'a number of the wrong width',
      path: at('007-cache.md'),
      text: '«# RFC: A»\n',
      config: { filename: '{number:4}-{topic}.md' },
      problems: ['misnamed'],
      messages: ['The file name is `007-cache.md`; expected the form `nnnn-topic.md`.'],
    },
  ],
});
