import { alternativesShape } from '../../../../server/src/engine/rules/alternatives/shape';
import { testRule } from '../../../support/ruleTester';

testRule(alternativesShape, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'no section: alternatives/missing', text: '# RFC: A\n\n## Problem\n\nProse.\n' },
    {
      name: 'a paragraph that begins in bold',
      text: '## Alternatives considered\n\nTwo.\n\n**Redis.** Too much to run.\n',
    },
    {
      name: 'a list item that begins in bold',
      text: '## Alternatives considered\n\n1. none\n2. **Redis**: too much to run.\n',
    },
    { name: 'a heading below', text: '## Alternatives considered\n\n### Why not Redis?\n\nToo much to run.\n' },
    { name: 'empty: skeleton/empty-section', text: '## Alternatives considered\n\n<!-- later -->\n' },
    { name: 'in another form: skeleton/heading-form', text: '## alternatives considered\n\nProse.\n' },
    { name: 'inside a fence', text: '```\n## Alternatives considered\n\nProse.\n```\n' },
  ],
  bad: [
    {
      name: 'prose',
      text: '😀\n\n«## Alternatives considered»\n\nRedis would have been **too much** to run.\n',
      problems: ['prose'],
      messages: [
        'The section `Alternatives considered` has no entry that begins in bold and no heading `###`; expected one for each alternative.',
      ],
    },
    {
      name: 'a plain list',
      text: '«## Alternatives considered»\n- Redis\n\n## Risks\n\n**Bold.**\n',
      problems: ['prose'],
    },
    {
      name: 'bold in a second section of the name does not help the first',
      text: '«## Alternatives considered»\n\nProse.\n\n## Alternatives considered\n\n**Redis.**\n',
      problems: ['prose'],
    },
    {
      name: 'another heading at another level',
      config: { sections: { level: 3 }, alternatives: { heading: 'Options' } },
      text: '## Options\n\n**Redis.**\n\n«### Options»\n\nProse.\n',
      problems: ['prose'],
    },
  ],
});
