import { fileFinalNewline } from '../../../../server/src/engine/rules/file/final-newline';
import { testRule } from '../../../support/ruleTester';

testRule(fileFinalNewline, {
  ok: [
    { name: 'one line break', text: '# RFC: A\n' },
    { name: 'an empty file', text: '' },
    { name: 'blanks only: header/title-missing', text: '\n\n  \n' },
    { name: 'trailing blanks of the last line are text', text: '# RFC: A  \n' },
    { name: 'a lone CR is for header/line-endings', text: '# RFC: A\r' },
  ],
  bad: [
    { name: 'none', text: '# RFC: «A»', problems: ['none'], fixed: '# RFC: A\n' },
    { name: 'none, after an emoji', text: '\uFEFF# RFC: «😀»', problems: ['none'], fixed: '\uFEFF# RFC: 😀\n' },
    { name: 'none, after blanks', text: 'A\n\nB « »', problems: ['none'], fixed: 'A\n\nB  \n' },
    { name: 'one too many', text: 'A\n«\n»', problems: ['several'], fixed: 'A\n' },
    { name: 'many', text: 'A\n\n\n«\n»', problems: ['several'], fixed: 'A\n' },
    { name: 'a line of blanks', text: 'A\n «\t»', problems: ['several'], fixed: 'A\n' },
    { name: 'a line of blanks that ends', text: 'A  \n \n  «\n»', problems: ['several'], fixed: 'A  \n' },
    {
      name: 'the line break is that of the file',
      text: 'A\r\nB\r\n«\r\n»',
      problems: ['several'],
      fixed: 'A\r\nB\r\n',
    },
  ],
});
