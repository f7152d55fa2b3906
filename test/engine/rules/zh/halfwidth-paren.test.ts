import { zhHalfwidthParen } from '../../../../server/src/engine/rules/zh/halfwidth-paren';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhHalfwidthParen, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'full width', path, text: '中（文）a (b) c' },
    { name: 'notation', path, text: 'O(n)的，f(x, g(y))中，a_(b)中' },
    { name: 'links and code', path, text: '[中](文)，中`(a)`，![中](文)' },
    { name: 'half a pair', path, text: '中) 文(' },
    { name: 'escapes', path, text: '中\\(文\\)' },
  ],
  bad: [
    {
      name: 'around Chinese, behind an emoji',
      path,
      text: '😀«(中)»\n',
      problems: ['halfWidth'],
      messages: ['`()` stand next to Chinese, where `（）` are meant.'],
      suggestions: [{ title: 'Replace by full-width parentheses', text: '😀（中）\n' }],
    },
    {
      name: 'before and behind Chinese, with the blanks around',
      path,
      text: '中«(a)» 文 https://a.b «(中)» **c** ',
      problems: ['halfWidth', 'halfWidth'],
      suggestions: [
        { title: 'Replace by full-width parentheses', text: '中（a）文 https://a.b (中) **c** ' },
        { title: 'Replace by full-width parentheses', text: '中(a) 文 https://a.b （中）**c** ' },
      ],
    },
    {
      name: 'behind a letter, with Chinese inside',
      path,
      text: 'API«(接口)»',
      problems: ['halfWidth'],
      suggestions: [{ title: 'Replace by full-width parentheses', text: 'API（接口）' }],
    },
    {
      name: 'one of each width',
      path,
      text: '«（a)»，«(b）»',
      problems: ['halfWidth', 'halfWidth'],
      messages: [
        '`（)` stand next to Chinese, where `（）` are meant.',
        '`(）` stand next to Chinese, where `（）` are meant.',
      ],
      suggestions: [
        { title: 'Replace by full-width parentheses', text: '（a），(b）' },
        { title: 'Replace by full-width parentheses', text: '（a)，（b）' },
      ],
    },
    {
      name: 'one in another, over marks and lines',
      path,
      text: '«(𠮷 **a\n«(中)»**)»',
      problems: ['halfWidth', 'halfWidth'],
      suggestions: [
        { title: 'Replace by full-width parentheses', text: '（𠮷 **a\n(中)**）' },
        { title: 'Replace by full-width parentheses', text: '(𠮷 **a\n（中）**)' },
      ],
    },
  ],
});
