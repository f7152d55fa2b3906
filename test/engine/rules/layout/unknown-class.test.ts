import { classEntry } from '../../../../server/src/engine/config/defaults';
import { layoutUnknownClass } from '../../../../server/src/engine/rules/layout/unknown-class';
import { testRule } from '../../../support/ruleTester';

const moves = (from: string, classes: readonly string[]) =>
  classes.map((name) => {
    const to = `docs/rfc/proposed/${name}/${from.slice(from.lastIndexOf('/') + 1)}`;
    return { title: `Move to \`proposed/${name}/\``, steps: [{ kind: 'rename', from, to }] as const };
  });

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
      suggestions: moves('docs/rfc/proposed/refactor/2026-07-10-cache.md', ['feature', 'bug-fix']),
    },
    {
      name: 'case counts; so does the class before the name',
      path: 'docs/rfc/proposed/Feature/cache.md',
      config: { classes: [classEntry('bug-fix'), classEntry('feature')] },
      text: '«»',
      suggestions: moves('docs/rfc/proposed/Feature/cache.md', ['feature', 'bug-fix']),
      problems: ['unknown'],
    },
  ],
});
