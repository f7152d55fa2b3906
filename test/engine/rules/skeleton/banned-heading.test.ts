import { skeletonBannedHeading } from '../../../../server/src/engine/rules/skeleton/banned-heading';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/rfc/implemented/feature/2026-07-10-cache.md';
const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';

testRule(skeletonBannedHeading, {
  ok: [
    { name: 'empty file', path, text: '' },
    { name: 'other lifecycles keep their plan', text: '## Plan\n\n## Proposal\n' },
    { name: 'longer words', path, text: '## Planning\n\n## Plans\n\n## Plan_b\n\n## Proposals\n\n## The Plan\n' },
    { name: 'other levels', path, text: '# Plan\n\n### Plan\n' },
    { name: 'fences, lists, quotes', path, text: '~~~\n## Plan\n~~~\n\n- ```\n  ## Plan\n  ```\n\n> ## Plan\n' },
    { name: 'a fence that holds a fence', path, text: '````md\n```\n## Plan\n```\n## Plan\n````\n' },
    { name: 'behind a paragraph that begins with backticks', path, text: '```a``` is code.\n\n    ## Plan\n' },
    { name: 'comments of several lines', path, text: '<!--\n## Plan\n-->\n' },
  ],
  bad: [
    {
      name: 'what the move renames',
      path,
      text: '# RFC: 😀\n\n«## Proposal»\n\nText.\n\n«## Acceptance Criteria (met)»\n',
      problems: ['banned', 'bannedPrefix'],
      messages: [
        'The section `Proposal` has no place in `implemented/`.',
        'The heading `Acceptance Criteria (met)` begins with `Acceptance criteria`, which has no place in `implemented/`.',
      ],
      suggestions: [
        {
          title: 'Rename the section to `## Decision`',
          text: '# RFC: 😀\n\n## Decision\n\nText.\n\n## Acceptance Criteria (met)\n',
        },
        {
          title: 'Rename the section to `## Verification`',
          text: '# RFC: 😀\n\n## Proposal\n\nText.\n\n## Verification\n',
        },
      ],
    },
    {
      name: 'the new name is taken',
      path,
      text: '«## Proposal»\n\n## decision\n',
      problems: ['banned'],
    },
    {
      name: 'a plan is worked off or deleted',
      path,
      text: '## Decision\n\nText.\n«## Plan: steps»\n\n1. One.\n\n### Two\n\nMore.\n\n\n## Testing\n',
      problems: ['bannedPrefix'],
      suggestions: [{ title: 'Delete the section', text: '## Decision\n\nText.\n\n## Testing\n' }],
    },
    {
      name: 'a plan at the end, before the closing comment',
      path,
      text: `## Decision\n\n«## MIGRATION PLAN»\n\n1. One.\n\n${comment}\n`,
      problems: ['banned'],
      suggestions: [{ title: 'Delete the section', text: `## Decision\n\n${comment}\n` }],
    },
    {
      name: 'indented, underlined, with a hyphen or an accent behind it',
      path,
      text: '« ## Plan»\n\n«Plan\n---»\n\n«## Plan-era»\n\n«## Planété»\n',
      config: {
        lifecycles: [
          {
            name: 'implemented',
            label: 'Implemented',
            status: { token: 'implemented', reason: 'none' },
            required: [],
            banned: ['Plan', 'Planét'],
            order: [],
            frozen: false,
          },
        ],
      },
      problems: ['banned', 'banned', 'bannedPrefix', 'bannedPrefix'],
      suggestions: [
        { title: 'Delete the section', text: 'Plan\n---\n\n## Plan-era\n\n## Planété\n' },
        { title: 'Delete the section', text: ' ## Plan\n\n## Plan-era\n\n## Planété\n' },
        { title: 'Delete the section', text: ' ## Plan\n\nPlan\n---\n\n## Planété\n' },
        { title: 'Delete the section', text: ' ## Plan\n\nPlan\n---\n\n## Plan-era\n' },
      ],
    },
    {
      name: 'twice, and an open fence behind',
      path,
      text: '«## Plan»\n\nA\n\n«## Plan»\n\n```\n## Plan\n',
      problems: ['banned', 'banned'],
      suggestions: [
        { title: 'Delete the section', text: '## Plan\n\n```\n## Plan\n' },
        { title: 'Delete the section', text: '## Plan\n\nA\n' },
      ],
    },
    {
      name: 'where the reference sees it: in a comment and a tilde fence',
      path,
      config: { compat: { reference: true } },
      text: '<!--\n«## Proposal»\n-->\n\n~~~\n«## Acceptance criteria»\n~~~\n\n ## Plan\n\n##  Plan\n\n```a``` is\n## Plan\n```\n',
      problems: ['banned', 'banned'],
      suggestions: [
        {
          title: 'Rename the section to `## Decision`',
          text: '<!--\n## Decision\n-->\n\n~~~\n## Acceptance criteria\n~~~\n\n ## Plan\n\n##  Plan\n\n```a``` is\n## Plan\n```\n',
        },
        {
          title: 'Rename the section to `## Verification`',
          text: '<!--\n## Proposal\n-->\n\n~~~\n## Verification\n~~~\n\n ## Plan\n\n##  Plan\n\n```a``` is\n## Plan\n```\n',
        },
      ],
    },
  ],
});
