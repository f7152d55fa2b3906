import { layoutDepth } from '../../../../server/src/engine/rules/layout/depth';
import { testRule } from '../../../support/ruleTester';

const noClasses = { classes: [] };

testRule(layoutDepth, {
  ok: [
    { name: 'in a class folder', text: '# RFC: A\n' },
    {
      name: 'an unknown class is another fault',
      path: 'docs/rfc/proposed/feat/2026-07-10-cache.md',
      text: '# RFC: A\n',
    },
    {
      name: 'no class level: directly in the lifecycle folder',
      path: 'docs/rfc/proposed/2026-07-10-cache.md',
      text: '# RFC: A\n',
      config: noClasses,
    },
  ],
  bad: [
    {
      name: 'too high',
      path: 'docs/rfc/proposed/2026-07-10-cache.md',
      text: '«# RFC: 😀»\n\nStatus: proposed\n',
      problems: ['withClass'],
      messages: [
        'This RFC lies at `proposed/2026-07-10-cache.md`; expected `proposed/CLASS/2026-07-10-cache.md`, where CLASS is one of `feature`, `bug-fix`, `simplification`, `architecture`, `process`, `testing`.',
      ],
    },
    {
      name: 'too deep; a text of nothing lies somewhere too',
      path: 'docs/rfc/proposed/feature/cache/2026-07-10-cache.md',
      text: '«»',
      problems: ['withClass'],
    },
    {
      name: 'the depth comes before the name',
      path: 'docs/rfc/rejected/notes.md',
      text: '«\uFEFFnotes»\n',
      problems: ['withClass'],
    },
    {
      name: 'no class level',
      path: 'docs/rfc/proposed/feature/2026-07-10-cache.md',
      text: '«# ADR: A»\n',
      config: { ...noClasses, noun: 'ADR' },
      problems: ['withoutClass'],
      messages: ['This ADR lies at `proposed/feature/2026-07-10-cache.md`; expected `proposed/2026-07-10-cache.md`.'],
    },
  ],
});
