import { skeletonEmptySection } from '../../../../server/src/engine/rules/skeleton/empty-section';
import { testRule } from '../../../support/ruleTester';

testRule(skeletonEmptySection, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'text', text: '## Problem\n\nSlow.\n\n## Risks\nNone.\n' },
    {
      name: 'a list, a table, a deeper heading, code',
      text: '## Problem\n- a\n\n## Proposal\n\n| a |\n|---|\n\n## Risks\n\n### One\n\n## Acceptance criteria\n```\n```\n',
    },
    { name: 'a section of no contract', text: '## Note\n\n## Decision\n' },
    { name: 'inside a fence', text: '```\n## Problem\n```\n' },
  ],
  bad: [
    {
      name: 'nothing, blanks, a comment',
      text: '«## Problem»\n«## Proposal»\n\n  \n\n«## Risks»\n\n<!-- 😀 later -->\n',
      problems: ['empty', 'empty', 'empty'],
      messages: [
        'The section `Problem` is empty; expected text before the next section.',
        'The section `Proposal` is empty; expected text before the next section.',
        'The section `Risks` is empty; expected text before the next section.',
      ],
    },
    { name: 'before a heading of a higher level', text: '«Problem\n---»\n\n# Top\n\nText.\n', problems: ['empty'] },
    { name: 'being typed', text: '«## Problem»', problems: ['empty'] },
    { name: 'twice', text: '«## Problem»\n\n«## Problem»\n', problems: ['empty', 'empty'] },
    {
      name: 'before the closing comment',
      text: '«## Problem»\n\n<!-- rfc-format: alternatives-not-recorded (pre-format RFC) -->\n',
      problems: ['empty'],
    },
  ],
});
