import { headerBom } from '../../../../server/src/engine/rules/header/bom';
import { testRule } from '../../../support/ruleTester';

testRule(headerBom, {
  ok: [
    { name: 'an empty file', text: '' },
    { name: 'no mark', text: '# RFC: A\n' },
    { name: 'the same character further on is text', text: '# RFC: \uFEFFA\n' },
    { name: 'nothing but a mark: header/title-missing', text: '\uFEFF' },
    { name: 'nothing but a hidden mark: header/title-missing', text: '\n', hiddenMark: true },
  ],
  bad: [
    {
      name: 'a mark',
      text: '«\uFEFF»# RFC: 😀\n',
      problems: ['mark'],
      messages: ['The file begins with a byte-order mark (U+FEFF); expected the title at once.'],
      fixed: '# RFC: 😀\n',
    },
    { name: 'whatever follows', text: '«\uFEFF»\n\n```\n# A\n', problems: ['mark'], fixed: '\n\n```\n# A\n' },
    { name: 'hidden by the editor: nothing to remove', text: '«#» RFC: A\n', hiddenMark: true, problems: ['mark'] },
  ],
});
