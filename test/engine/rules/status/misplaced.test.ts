import { statusMisplaced } from '../../../../server/src/engine/rules/status/misplaced';
import { testRule } from '../../../support/ruleTester';

const fixed = '# RFC: A\n\nStatus: proposed\n\n## Problem\n';

testRule(statusMisplaced, {
  ok: [
    { name: 'in its place', text: '# RFC: A\n\nStatus: proposed\n' },
    { name: 'empty file', text: '' },
    { name: 'a further one: status/duplicate', text: '# RFC: A\n\nStatus: proposed\n\nStatus: proposed\n' },
    { name: 'inside a fence', text: '# RFC: A\n\nText\n\n```\nStatus: proposed\n```\n' },
    { name: 'in indented code', text: '# RFC: A\n\nText\n\n    Status: proposed\n' },
    { name: 'in a comment of several lines', text: '# RFC: A\n\nText\n\n<!--\nStatus: proposed\n-->\n' },
    { name: 'in a quote or a list', text: '# RFC: A\n\nText\n\n> Status: proposed\n\n- Status: proposed\n' },
    { name: 'with no key to look for', config: { status: { key: '' } }, text: '# RFC: A\n\nproposed\n\nproposed\n' },
  ],
  bad: [
    {
      name: 'one line too far down',
      text: '# RFC: A\n\n\n«Status: proposed»\n\n## Problem\n',
      problems: ['misplaced'],
      messages: ['The status `Status: proposed` stands on line 4; expected it on line 3.'],
      fixed,
    },
    {
      name: 'right below the title',
      text: '# RFC: A\n«Status: proposed»\n\n## Problem\n',
      problems: ['misplaced'],
      fixed,
    },
    { name: 'squeezed in', text: '# RFC: A\n«Status: proposed»\n## Problem\n', problems: ['misplaced'], fixed },
    { name: 'above the title', text: '«Status: proposed»\n\n# RFC: A\n\n## Problem\n', problems: ['misplaced'], fixed },
    {
      name: 'below the section',
      text: '# RFC: A\n\n## Problem\n\n«Status: proposed»\n',
      problems: ['misplaced'],
      fixed,
    },
    {
      name: 'far below, in a paragraph, behind an emoji',
      text: '# RFC: A\n\n## Problem\n\nSlow 😀\n«Status: proposed»\nand costly.\n',
      problems: ['misplaced'],
      fixed: '# RFC: A\n\nStatus: proposed\n\n## Problem\n\nSlow 😀\nand costly.\n',
    },
    {
      name: 'as the last line, without a line end',
      text: '# RFC: A\n\n## Problem\n\nSlow.\n«Status: done»',
      problems: ['misplaced'],
      fixed: '# RFC: A\n\nStatus: done\n\n## Problem\n\nSlow.',
    },
    {
      name: 'as the only other line, without a line end',
      text: '# RFC: A\n«Status: proposed»',
      problems: ['misplaced'],
      fixed: '# RFC: A\n\nStatus: proposed\n',
    },
    {
      name: 'the first of two moves',
      text: '\uFEFF# RFC: A\n\nText\n\n«Status: proposed»\n\nStatus: implemented\n',
      problems: ['misplaced'],
      fixed: '\uFEFF# RFC: A\n\nStatus: proposed\n\nText\n\nStatus: implemented\n',
    },
    {
      name: 'without a title there is no line 3',
      text: 'Text\n\nMore\n\n«Status: proposed»\n',
      problems: ['misplaced'],
    },
  ],
});
