import { skeletonSectionOrder } from '../../../../server/src/engine/rules/skeleton/section-order';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/rfc/implemented/feature/2026-07-10-cache.md';
const title = 'Move the section to its place';

testRule(skeletonSectionOrder, {
  ok: [
    { name: 'empty file', path, text: '' },
    {
      name: 'in order, other sections between',
      path,
      text: '## Problem\n\n## Decision\n\n## Testing\n\n## Alternatives considered\n\n## Consequences\n\n## Related\n',
    },
    { name: 'some are absent', path, text: '## Problem\n\n## Consequences\n' },
    { name: 'the opener is not first: skeleton/first-section', path, text: '## Decision\n\n## Problem\n' },
    { name: 'a second one: skeleton/duplicate-section', path, text: '## Decision\n\n## Consequences\n\n## Decision\n' },
    {
      name: 'aliases and deeper headings have no place',
      path,
      text: '## Consequences\n\n## Options\n\n### Decision\n',
    },
    { name: 'inside a fence', path, text: '## Consequences\n\n```\n## Decision\n```\n' },
  ],
  bad: [
    {
      name: 'alternatives after consequences',
      path,
      text: '## Problem\n\n## Decision\n\nText.\n\n## Consequences\n\nGood.\n\n«## Alternatives considered»\n\n**None.** 😀\n\n### More\n',
      problems: ['misplaced'],
      messages: [
        'The section `Alternatives considered` is out of order; expected `Problem`, `Decision`, `Alternatives considered`, `Consequences`, in this order.',
      ],
      suggestions: [
        {
          title,
          text: '## Problem\n\n## Decision\n\nText.\n\n## Alternatives considered\n\n**None.** 😀\n\n### More\n\n## Consequences\n\nGood.\n',
        },
      ],
    },
    {
      name: 'only the one that is too early',
      path,
      text: '## Problem\n\n«## Consequences»\n\nGood.\n\n## Decision\n\n## Alternatives considered\n\n## Related\n\nText.\n',
      problems: ['misplaced'],
      suggestions: [
        {
          title,
          text: '## Problem\n\n## Decision\n\n## Alternatives considered\n\n## Related\n\nText.\n\n## Consequences\n\nGood.\n',
        },
      ],
    },
    {
      name: 'the other way round, with a comment at the end',
      path: 'docs/rfc/implemented/feature/2026-06-10-cache.md',
      text: '## Problem\n\n## Note\n\n## Consequences\n\n«## decision»\nText.\n\n<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n',
      problems: ['misplaced'],
      suggestions: [
        {
          title,
          text: '## Problem\n\n## decision\nText.\n\n## Note\n\n## Consequences\n\n<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n',
        },
      ],
    },
    {
      name: 'an opener that has to move itself is no place to go behind',
      path,
      text: '## Consequences\n\n## Problem\n\n«## Decision»\n',
      problems: ['misplaced'],
      suggestions: [{ title, text: '## Decision\n\n## Consequences\n\n## Problem\n' }],
    },
    {
      name: 'nothing is moved above an open fence',
      path,
      text: '## Consequences\n\n«## Decision»\n\n```\n',
      problems: ['misplaced'],
    },
    {
      name: 'no opener, another level',
      path: 'docs/rfc/draft/feature/2026-07-10-cache.md',
      config: {
        sections: { opener: null, level: 3 },
        lifecycles: [
          {
            name: 'draft',
            label: 'Draft',
            status: { token: 'draft', reason: 'none' },
            required: [],
            banned: [],
            order: ['One', 'Two', 'Three'],
            frozen: false,
          },
        ],
      },
      text: '## Top\n\n«### Three»\n\n### One\n\nA\n\n### Two\n\nB\n',
      problems: ['misplaced'],
      suggestions: [{ title, text: '## Top\n\n### One\n\nA\n\n### Two\n\nB\n\n### Three\n' }],
    },
  ],
});
