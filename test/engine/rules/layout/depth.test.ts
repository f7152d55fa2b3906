import { layoutDepth } from '../../../../server/src/engine/rules/layout/depth';
import { testRule } from '../../../support/ruleTester';

const noClasses = { classes: [] };
const classes = ['feature', 'bug-fix', 'simplification', 'architecture', 'process', 'testing'];

/** A move into each class folder, in this order. */
const moves = (from: string, lifecycle: string, inOrder = classes) =>
  inOrder.map((name) => {
    const to = `docs/rfc/${lifecycle}/${name}/${from.slice(from.lastIndexOf('/') + 1)}`;
    return { title: `Move to \`${lifecycle}/${name}/\``, steps: [{ kind: 'rename', from, to }] as const };
  });

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
      suggestions: moves('docs/rfc/proposed/2026-07-10-cache.md', 'proposed'),
    },
    {
      name: 'too deep; a text of nothing lies somewhere too',
      path: 'docs/rfc/proposed/feature/cache/2026-07-10-cache.md',
      text: '«»',
      problems: ['withClass'],
      suggestions: moves('docs/rfc/proposed/feature/cache/2026-07-10-cache.md', 'proposed'),
    },
    {
      name: 'the class whose name it nearly has comes first',
      path: 'docs/rfc/proposed/Testing/cache/2026-07-10-cache.md',
      text: '«# RFC: A»\n',
      problems: ['withClass'],
      suggestions: moves('docs/rfc/proposed/Testing/cache/2026-07-10-cache.md', 'proposed', [
        'testing',
        ...classes.filter((name) => name !== 'testing'),
      ]),
    },
    {
      name: 'the depth comes before the name',
      path: 'docs/rfc/rejected/notes.md',
      text: '«\uFEFFnotes»\n',
      problems: ['withClass'],
      suggestions: moves('docs/rfc/rejected/notes.md', 'rejected'),
    },
    {
      name: 'no class level',
      path: 'docs/rfc/proposed/feature/2026-07-10-cache.md',
      text: '«# ADR: A»\n',
      config: { ...noClasses, noun: 'ADR' },
      problems: ['withoutClass'],
      messages: ['This ADR lies at `proposed/feature/2026-07-10-cache.md`; expected `proposed/2026-07-10-cache.md`.'],
      suggestions: [
        {
          title: 'Move to `proposed/`',
          steps: [
            {
              kind: 'rename',
              from: 'docs/rfc/proposed/feature/2026-07-10-cache.md',
              to: 'docs/rfc/proposed/2026-07-10-cache.md',
            },
          ],
        },
      ],
    },
  ],
});
