import { skeletonHeadingForm } from '../../../../server/src/engine/rules/skeleton/heading-form';
import { testRule } from '../../../support/ruleTester';

const implemented = 'docs/rfc/implemented/feature/2026-07-10-cache.md';
const comment = '<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->';

testRule(skeletonHeadingForm, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'exact, blanks at the end', text: '## Problem  \n\n## Proposal\t\n\n## Risks\n' },
    {
      name: 'a second one beside the exact one: skeleton/duplicate-section',
      text: '## Problem\n\n## Risks\n\n## RISKS\n',
    },
    { name: 'an opener that is not first: skeleton/first-section', text: '## Summary\n\n## problem\n' },
    { name: 'other words', text: '## Problem\n\n## Risk\n\n## The proposal\n\n## **Risks**\n' },
    { name: 'inside a fence, deeper, in a quote', text: '```\n## risks\n```\n\n### risks\n\n> ## risks\n' },
    { name: 'not asked for here', text: '## Problem\n\n## decision\n' },
    {
      name: 'the comment already answers for the alternatives',
      path: 'docs/rfc/rejected/feature/2026-06-10-cache.md',
      text: `## Problem\n\n## alternatives considered\n\n${comment}\n`,
    },
  ],
  bad: [
    {
      name: 'case',
      text: '# RFC: 😀\n\n«## problem»\n',
      problems: ['form'],
      messages: ['The heading `## problem` must be written exactly `## Problem`.'],
      fixed: '# RFC: 😀\n\n## Problem\n',
    },
    {
      name: 'indented, two blanks, closing marks, a tab',
      path: implemented,
      text: '« ## Problem»\n\n«##  Decision»\n\n«## Alternatives considered ##»\n\n«##\tConsequences»\n',
      problems: ['blanks', 'blanks', 'form', 'blanks'],
      fixed: '## Problem\n\n## Decision\n\n## Alternatives considered\n\n## Consequences\n',
    },
    {
      name: 'underlined, over two lines, right below a paragraph',
      path: implemented,
      text: 'Text.\n\n«Problem\n-------»\n\n«alternatives\n  CONSIDERED\n---»\n',
      problems: ['form', 'form'],
      fixed: 'Text.\n\n## Problem\n\n## Alternatives considered\n',
    },
    {
      name: 'the first of two',
      text: '## Problem\n\n«## RISKS»\n\n## risks\n',
      problems: ['form'],
      fixed: '## Problem\n\n## Risks\n\n## risks\n',
    },
    {
      name: 'the first section, although the exact one comes later',
      text: '«## problem»\n\n## Problem\n',
      problems: ['form'],
      fixed: '## Problem\n\n## Problem\n',
    },
    {
      name: 'behind a byte-order mark',
      text: '\uFEFF«## problem»\n',
      problems: ['form'],
      fixed: '\uFEFF## Problem\n',
    },
    {
      name: 'a name in capitals that is required at another level',
      config: { sections: { level: 3, opener: null } },
      text: '## Risks\n\n«### risks»\n',
      problems: ['form'],
      fixed: '## Risks\n\n### Risks\n',
    },
  ],
});
