import { headerBlankAfterTitle } from '../../../../server/src/engine/rules/header/blank-after-title';
import { testRule } from '../../../support/ruleTester';

testRule(headerBlankAfterTitle, {
  ok: [
    { name: 'an empty file: header/title-missing', text: '' },
    { name: 'no title to follow: header/title-missing', text: 'Cache\nStatus: proposed\n' },
    { name: 'empty', text: '# RFC: A\n\nStatus: proposed\n' },
    { name: 'empty and last', text: '# RFC: A\n' },
    { name: 'the status strayed there: status/misplaced', text: '# RFC: A\nStatus: proposed\n\n## Problem\n' },
    { name: 'not asked for', text: '# RFC: A\nText\n', config: { header: { blankLines: false } } },
  ],
  bad: [
    {
      name: 'text',
      text: '\uFEFF# RFC: 😀\n«By me.»\nStatus: proposed\n',
      problems: ['text'],
      messages: ['Line 2 is `By me.`; expected an empty line.'],
      fixed: '\uFEFF# RFC: 😀\n\nBy me.\nStatus: proposed\n',
    },
    {
      name: 'blanks',
      text: '# RFC: A\n« \t»\nStatus: proposed\n',
      problems: ['blanks'],
      messages: ['Line 2 holds only blanks; expected an empty line.'],
      fixed: '# RFC: A\n\nStatus: proposed\n',
    },
    {
      name: 'half typed: nothing below the title',
      text: '# RFC: A«»',
      problems: ['absent'],
      messages: ['The file ends before line 2; expected an empty line there.'],
      fixed: '# RFC: A\n',
    },
    {
      name: 'a status in both places: this one is the second',
      text: '# RFC: A\n«Status: proposed»\nStatus: proposed\n',
      problems: ['text'],
      fixed: '# RFC: A\n\nStatus: proposed\nStatus: proposed\n',
    },
    {
      name: 'a fence',
      text: '# RFC: A\n«```»\nStatus: proposed\n```\n',
      problems: ['text'],
      fixed: '# RFC: A\n\n```\nStatus: proposed\n```\n',
    },
  ],
});
