import { zhQuotes } from '../../../../server/src/engine/rules/zh/quotes';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhQuotes, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'the right marks', path, text: '「中」与『文』' },
    { name: 'quoted English', path, text: '中“a b”文"c"，`"中"`' },
    { name: 'an odd number of straight marks', path, text: '5" 的屏幕，"中"' },
    { name: 'a mark without another', path, text: '中” “文' },
    { name: 'the title of a link', path, text: '[a](b.md "中")' },
  ],
  bad: [
    {
      name: 'curly and straight, behind an emoji',
      path,
      text: '😀«“中”»与«"文 a"»\n',
      problems: ['quotes', 'quotes'],
      messages: [
        '`“”` stand around Chinese, where `「」` are meant.',
        '`""` stand around Chinese, where `「」` are meant.',
      ],
      suggestions: [
        { title: 'Replace by `「」`', text: '😀「中」与"文 a"\n' },
        { title: 'Replace by `「」`', text: '😀“中”与「文 a」\n' },
      ],
    },
    {
      name: 'in other quotes, and around English ones',
      path,
      text: '「中«“文”»」«“a "b" 中”»',
      problems: ['quotes', 'quotes'],
      suggestions: [
        { title: 'Replace by `『』`', text: '「中『文』」“a "b" 中”' },
        { title: 'Replace by `「」`', text: '「中“文”」「a "b" 中」' },
      ],
    },
    {
      name: 'over marks and lines',
      path,
      text: '«“**中\n文**”»',
      problems: ['quotes'],
      suggestions: [{ title: 'Replace by `「」`', text: '「**中\n文**」' }],
    },
  ],
});
