import { lifecycle } from '../../../../server/src/engine/config/defaults';
import { statusMissing } from '../../../../server/src/engine/rules/status/missing';
import { testRule } from '../../../support/ruleTester';

const rejected = 'docs/rfc/rejected/feature/2026-07-10-cache.md';
const insertProposed = 'There is no status; expected `Status: proposed` on line 3.';

testRule(statusMissing, {
  ok: [
    { name: 'nothing but blanks: header/title-missing', text: ' \n\n' },
    { name: 'empty file', text: '' },
    { name: 'in its place', text: '# RFC: A\n\nStatus: proposed\n' },
    { name: 'elsewhere: status/misplaced', text: '# RFC: A\n\nText\n\nStatus: proposed\n' },
    { name: 'decorated: status/malformed', text: '# RFC: A\n\n**Status**: proposed\n' },
    { name: 'half typed: status/malformed', text: '# RFC: A\n\nStatus\n' },
    { name: 'without a colon: status/malformed', text: '# RFC: A\n\nStatus proposed\n' },
  ],
  bad: [
    {
      name: 'section right after the title block',
      text: '# RFC: A\n\n«## Problem»\n',
      problems: ['missing'],
      messages: [insertProposed],
      fixed: '# RFC: A\n\nStatus: proposed\n\n## Problem\n',
    },
    {
      name: 'an empty line is already there',
      text: '# RFC: A\n\n«»\n\n## Problem\n',
      problems: ['missing'],
      fixed: '# RFC: A\n\nStatus: proposed\n\n## Problem\n',
    },
    {
      name: 'the empty line goes below the status',
      text: '# RFC: A\n\n«»\n## Problem\n',
      problems: ['missing'],
      fixed: '# RFC: A\n\nStatus: proposed\n\n## Problem\n',
    },
    {
      name: 'text on line 2 moves down',
      text: '# RFC: A\n## Problem\n«»\nText\n',
      problems: ['missing'],
      fixed: '# RFC: A\n\nStatus: proposed\n\n## Problem\n\nText\n',
    },
    {
      name: 'title alone',
      text: '# RFC: 😀«»',
      problems: ['missing'],
      fixed: '# RFC: 😀\n\nStatus: proposed\n',
      lfOnly: true,
    },
    {
      name: 'title with its line end',
      text: '# RFC: A\n«»',
      problems: ['missing'],
      fixed: '# RFC: A\n\nStatus: proposed\n',
    },
    {
      name: 'title and an empty line',
      text: '# RFC: A\n\n«»',
      problems: ['missing'],
      fixed: '# RFC: A\n\nStatus: proposed\n',
    },
    {
      name: 'a line of prose about the status is none',
      text: '# RFC: A\n\n«Status quo: slow.»\n',
      problems: ['missing'],
      fixed: '# RFC: A\n\nStatus: proposed\n\nStatus quo: slow.\n',
    },
    {
      name: 'a status inside a comment is none',
      text: '# RFC: A\n\n«<!-- Status: proposed -->»\n',
      problems: ['missing'],
      fixed: '# RFC: A\n\nStatus: proposed\n\n<!-- Status: proposed -->\n',
    },
    {
      name: 'a status inside a fence further down is none',
      text: '\uFEFF# RFC: A\n\n«```»\nStatus: proposed\n```\n',
      problems: ['missing'],
      fixed: '\uFEFF# RFC: A\n\nStatus: proposed\n\n```\nStatus: proposed\n```\n',
    },
    {
      name: 'no title, so no line 3 to fill yet',
      text: 'Text\n\n«More»\n',
      problems: ['missing'],
    },
    {
      name: 'a required reason is left to the author',
      path: rejected,
      text: '# RFC: A\n\n«## Problem»\n',
      problems: ['missing'],
      messages: ['There is no status; expected `Status: rejected — <reason>` on line 3.'],
      suggestions: [
        {
          title: 'Insert `Status: rejected — TODO: why it was rejected`',
          text: '# RFC: A\n\nStatus: rejected — TODO: why it was rejected\n\n## Problem\n',
        },
      ],
    },
    {
      name: 'another key, another lifecycle',
      path: 'docs/rfc/draft/feature/2026-07-10-cache.md',
      config: {
        status: { key: '* State = ' },
        lifecycles: [lifecycle('draft', { status: { token: 'in draft', reason: 'optional' } })],
      },
      text: '# RFC: A\n\n«Status: in draft»\n',
      problems: ['missing'],
      fixed: '# RFC: A\n\n* State = in draft\n\nStatus: in draft\n',
    },
  ],
});
