import { headerBlankAfterStatus } from '../../../../server/src/engine/rules/header/blank-after-status';
import { testRule } from '../../../support/ruleTester';

testRule(headerBlankAfterStatus, {
  ok: [
    { name: 'an empty file: header/title-missing', text: '' },
    { name: 'empty', text: '# RFC: A\n\nStatus: proposed\n\n## Problem\n' },
    { name: 'empty and last', text: '# RFC: A\n\nStatus: proposed\n' },
    { name: 'no status, but line 4 is empty: status/missing', text: '# RFC: A\n\n## Problem\n\nText\n' },
    { name: 'the status strayed there: status/misplaced', text: '# RFC: A\n\n\nStatus: proposed\n\n## Problem\n' },
    { name: 'neither title nor status: no header to speak of', text: 'One\ntwo\nthree\nfour\n' },
    {
      name: 'not asked for',
      text: '# RFC: A\n\nStatus: proposed\nBy me.\n',
      config: { header: { blankLines: false } },
    },
  ],
  bad: [
    {
      name: 'text',
      text: '# RFC: 😀\n\nStatus: proposed\n«By me.»\n\n## Problem\n',
      problems: ['text'],
      messages: ['Line 4 is `By me.`; expected an empty line.'],
      fixed: '# RFC: 😀\n\nStatus: proposed\n\nBy me.\n\n## Problem\n',
    },
    {
      name: 'blanks',
      text: '# RFC: A\n\nStatus: proposed\n«  »\n## Problem\n',
      problems: ['blanks'],
      messages: ['Line 4 holds only blanks; expected an empty line.'],
      fixed: '# RFC: A\n\nStatus: proposed\n\n## Problem\n',
    },
    {
      name: 'half typed: nothing below the status',
      text: '# RFC: A\n\nStatus: proposed«»',
      problems: ['absent'],
      messages: ['The file ends before line 4; expected an empty line there.'],
      fixed: '# RFC: A\n\nStatus: proposed\n',
    },
    {
      name: 'the status says something else, but is there',
      text: '# RFC: A\n\nstatus: done\n«Text»\n',
      problems: ['text'],
      fixed: '# RFC: A\n\nstatus: done\n\nText\n',
    },
    {
      name: 'the title is missing, the status is there',
      text: 'A\n\nStatus: proposed\n«## Problem»\n',
      problems: ['text'],
      fixed: 'A\n\nStatus: proposed\n\n## Problem\n',
    },
    {
      name: 'a second status is no stray one',
      text: '# RFC: A\n\nStatus: proposed\n«Status: proposed»\n',
      problems: ['text'],
      fixed: '# RFC: A\n\nStatus: proposed\n\nStatus: proposed\n',
    },
    { name: 'only a title: the status has to come first', text: '# RFC: A«»', problems: ['absent'] },
    {
      name: 'no status: an empty line here would end up elsewhere',
      text: '# RFC: A\n\n## Problem\n«Text»\n',
      problems: ['text'],
    },
    {
      name: 'the status is further up: the same',
      text: '# RFC: A\nStatus: proposed\n\n«## Problem»\n',
      problems: ['text'],
    },
    {
      name: 'the status is in a fence: there is none',
      text: '# RFC: A\n\n```\n«Status: proposed»\n```\n',
      problems: ['text'],
    },
  ],
});
