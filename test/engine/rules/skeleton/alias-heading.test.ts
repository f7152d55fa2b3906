import { lifecycle } from '../../../../server/src/engine/config/defaults';
import { skeletonAliasHeading } from '../../../../server/src/engine/rules/skeleton/alias-heading';
import { testRule } from '../../../support/ruleTester';

const implemented = 'docs/rfc/implemented/feature/2026-07-10-cache.md';

testRule(skeletonAliasHeading, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'the names of the contract', text: '## Problem\n\n## Proposal\n\n## Verification\n' },
    { name: 'the first section: skeleton/first-section', text: '## Context\n' },
    {
      name: 'frozen',
      path: 'docs/rfc/rejected/feature/2026-07-10-cache.md',
      text: '## Problem\n\n## What we give up\n',
    },
    { name: 'required here in another case: skeleton/heading-form', text: '## Problem\n\n## Acceptance Criteria\n' },
    { name: 'banned here: skeleton/banned-heading', path: implemented, text: '## Problem\n\n## Acceptance Criteria\n' },
    { name: 'inside a fence, deeper', text: '## Problem\n\n```\n## Tests\n```\n\n### Tests\n' },
    { name: 'only part of an alias', text: '## Problem\n\n## Testsuite\n\n## Why not\n\n## Why nothing\n' },
    { name: 'no aliases', config: { sections: { aliases: { Problem: [] } } }, text: '## Problem\n\n## Background\n' },
  ],
  bad: [
    {
      name: 'case and a trailing parenthetical do not matter',
      text: '## Problem\n\n«## TESTS (by hand)»\n\n😀\n',
      problems: ['alias'],
      messages: ['The heading `TESTS (by hand)` is another name for `## Testing`.'],
      suggestions: [{ title: 'Rename the section to `## Testing`', text: '## Problem\n\n## Testing\n\n😀\n' }],
    },
    {
      name: 'what is given up is a risk while risks are asked for',
      text: '## Problem\n\n«## What we give up»\n',
      problems: ['alias'],
      suggestions: [{ title: 'Rename the section to `## Risks`', text: '## Problem\n\n## Risks\n' }],
    },
    {
      name: 'what is given up is a consequence once it has shipped',
      path: implemented,
      text: '## Problem\n\n«What we give up\n---»\n',
      problems: ['alias'],
      suggestions: [{ title: 'Rename the section to `## Consequences`', text: '## Problem\n\n## Consequences\n' }],
    },
    {
      name: 'a prefix',
      text: '## Problem\n\n«## Why not keep it?»\n',
      problems: ['alias'],
      suggestions: [
        {
          title: 'Rename the section to `## Alternatives considered`',
          text: '## Problem\n\n## Alternatives considered\n',
        },
      ],
    },
    {
      name: 'the name is taken',
      text: '## Problem\n\n«## Options»\n\n## Alternatives considered\n\n«## Background»\n',
      problems: ['alias', 'alias'],
    },
    {
      name: 'the name belongs to another stage, or is banned here',
      path: implemented,
      text: '## Problem\n\n«## Recommendation»\n',
      problems: ['alias'],
    },
    {
      name: 'without an opener the first section counts too',
      path: 'docs/rfc/draft/feature/2026-07-10-cache.md',
      config: {
        sections: { opener: null, level: 3, aliases: { Options: ['Choices'] } },
        lifecycles: [lifecycle('draft', { order: ['Options'] })],
      },
      text: '## Choices\n\n«### Choices»\n',
      problems: ['alias'],
      suggestions: [{ title: 'Rename the section to `### Options`', text: '## Choices\n\n### Options\n' }],
    },
  ],
});
