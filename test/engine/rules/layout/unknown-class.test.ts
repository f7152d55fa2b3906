import { classEntry } from '../../../../server/src/engine/config/defaults';
import { layoutUnknownClass } from '../../../../server/src/engine/rules/layout/unknown-class';
import { testRule } from '../../../support/ruleTester';

testRule(layoutUnknownClass, {
  ok: [
    { name: 'a class of the set', text: '# RFC: A\n' },
    {
      name: 'a class of a set of our own',
      path: 'docs/rfc/proposed/infra/2026-07-10-cache.md',
      text: '# RFC: A\n',
      config: { classes: [classEntry('infra')] },
    },
    { name: 'no class folder: layout/depth', path: 'docs/rfc/proposed/2026-07-10-cache.md', text: '# RFC: A\n' },
    {
      name: 'no class level',
      path: 'docs/rfc/proposed/2026-07-10-cache.md',
      text: '# RFC: A\n',
      config: { classes: [] },
    },
  ],
  bad: [
    {
      name: 'a class made up',
      path: 'docs/rfc/proposed/refactor/2026-07-10-cache.md',
      text: '«# RFC: A»\n',
      config: { classes: [classEntry('feature'), classEntry('bug-fix')] },
      problems: ['unknown'],
      messages: ['The folder `refactor/` is no class; expected one of `feature`, `bug-fix`.'],
    },
    {
      name: 'case counts; so does the class before the name',
      path: 'docs/rfc/proposed/Feature/cache.md',
      text: '«»',
      problems: ['unknown'],
    },
  ],
});
