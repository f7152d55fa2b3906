import { statusDuplicate } from '../../../../server/src/engine/rules/status/duplicate';
import { testRule } from '../../../support/ruleTester';

testRule(statusDuplicate, {
  ok: [
    { name: 'empty file', text: '' },
    { name: 'only one', text: '# RFC: A\n\nStatus: proposed\n' },
    { name: 'a misplaced one is not twice there', text: '# RFC: A\n\n\nStatus: proposed\n' },
    {
      name: 'inside fences of either kind',
      text: '# RFC: A\n\nStatus: proposed\n\n```\nStatus: a\n```\n\n~~~\nStatus: b\n~~~\n',
    },
    { name: 'indented code', text: '# RFC: A\n\nStatus: proposed\n\n    Status: proposed\n' },
    {
      name: 'indented, quoted, in a list',
      text: '# RFC: A\n\nStatus: proposed\n\nText\n Status: a\n\n> Status: b\n\n- Status: c\n',
    },
    { name: 'in a comment of several lines', text: '# RFC: A\n\nStatus: proposed\n\n<!--\nStatus: proposed\n-->\n' },
    {
      name: 'allowed by the configuration',
      config: { status: { unique: false } },
      text: '# RFC: A\n\nStatus: proposed\n\nStatus: proposed\n',
    },
  ],
  bad: [
    {
      name: 'the same line again',
      text: '# RFC: A\n\nStatus: proposed\n\n«Status: proposed»\n',
      problems: ['duplicate'],
      messages: ['`Status: proposed` is a further status line; expected only the one on line 3.'],
      suggestions: [{ title: 'Delete the line', text: '# RFC: A\n\nStatus: proposed\n' }],
    },
    {
      name: 'in a paragraph, without a blank after the colon, behind an emoji',
      text: '# RFC: A\n\nStatus: proposed\n\nNow 😀\n«Status:anything»\nmore\n',
      problems: ['duplicate'],
      suggestions: [{ title: 'Delete the line', text: '# RFC: A\n\nStatus: proposed\n\nNow 😀\nmore\n' }],
    },
    {
      name: 'a comment in one line does not hide the rest of it',
      text: '\uFEFF# RFC: A\n\n**Status**: proposed\n\n«Status: b <!-- c -->»\n\nText\n',
      problems: ['duplicate'],
      suggestions: [{ title: 'Delete the line', text: '\uFEFF# RFC: A\n\n**Status**: proposed\n\nText\n' }],
    },
    {
      name: 'two of them, the last without a line end',
      text: '# RFC: A\n\nStatus: proposed\n\n«Status: a»\nText\n«Status: b»',
      problems: ['duplicate', 'duplicate'],
      suggestions: [
        { title: 'Delete the line', text: '# RFC: A\n\nStatus: proposed\n\nText\nStatus: b' },
        { title: 'Delete the line', text: '# RFC: A\n\nStatus: proposed\n\nStatus: a\nText' },
      ],
    },
    {
      name: 'where the reference sees it: in a tilde fence',
      config: { compat: { reference: true } },
      text: '# RFC: A\n\nStatus: proposed\n\n~~~\n«Status: a»\n~~~\n',
      problems: ['duplicate'],
      suggestions: [{ title: 'Delete the line', text: '# RFC: A\n\nStatus: proposed\n\n~~~\n~~~\n' }],
    },
  ],
});
