import { zhHalfwidthPunct } from '../../../../server/src/engine/rules/zh/halfwidth-punct';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhHalfwidthPunct, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'full-width marks', path, text: '中，文。a, b: c? d.' },
    { name: 'numbers, ratios and times', path, text: '共 1,024 个，3:4，9:30' },
    { name: 'code and addresses', path, text: '中`,`文 https://a.b/?c,中' },
    { name: 'file names and dots of omission', path, text: '中.md 文...' },
    { name: 'a quoted sentence', path, text: '他说「Well, this is it.」中' },
    { name: 'escapes and references', path, text: '中\\,文&amp;中' },
    { name: 'an image', path, text: '中![a](b.png)' },
    {
      name: 'the header',
      path: 'docs/rfc/proposed/feature/2026-07-10-cache.zh.md',
      text: '# RFC:中\n\nStatus:proposed\n',
    },
  ],
  bad: [
    {
      name: 'on either side, behind an emoji',
      path,
      text: '😀 中«,»a«;»文\n',
      problems: ['halfWidth', 'halfWidth'],
      messages: [
        '`,` stands next to Chinese, where `，` is meant.',
        '`;` stands next to Chinese, where `；` is meant.',
      ],
      suggestions: [
        { title: 'Replace by `，`', text: '😀 中，a;文\n' },
        { title: 'Replace by `；`', text: '😀 中,a；文\n' },
      ],
    },
    {
      name: 'with the blank behind it',
      path,
      text: '中«:» 文',
      problems: ['halfWidth'],
      suggestions: [{ title: 'Replace by `：`', text: '中：文' }],
    },
    {
      name: 'but not with one that ends the line, an address or bold',
      path,
      text: '中«,» \n文«,» https://a.b **中«:»** 文',
      problems: ['halfWidth', 'halfWidth', 'halfWidth'],
      suggestions: [
        { title: 'Replace by `，`', text: '中， \n文, https://a.b **中:** 文' },
        { title: 'Replace by `，`', text: '中, \n文， https://a.b **中:** 文' },
        { title: 'Replace by `：`', text: '中, \n文, https://a.b **中：** 文' },
      ],
    },
    {
      name: 'several in a row',
      path,
      text: '中«?!»',
      problems: ['halfWidth'],
      suggestions: [{ title: 'Replace by `？！`', text: '中？！' }],
    },
    {
      name: 'the stop of a sentence, over the marks of bold',
      path,
      text: '**中**«.» 文«.»',
      problems: ['halfWidth', 'halfWidth'],
      suggestions: [
        { title: 'Replace by `。`', text: '**中**。文.' },
        { title: 'Replace by `。`', text: '**中**. 文。' },
      ],
    },
  ],
});
