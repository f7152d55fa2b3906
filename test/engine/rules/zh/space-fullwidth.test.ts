import { zhSpaceFullwidth } from '../../../../server/src/engine/rules/zh/space-fullwidth';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhSpaceFullwidth, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'no blank', path, text: '中，文（a）「b」。' },
    { name: 'line ends', path, text: '中，\n文， \n「a」，  \nb，\\\nc' },
    { name: 'padding of table cells', path, text: '| ，中 | 文。  |\n|------|---|\n|  「a」 | b， |\n' },
    { name: 'list markers and quotes', path, text: '- 「a」\n1. （b）\n- [ ] 「c」\n\n> 「d」\n> 「e」\n\n## 「f」\n' },
    { name: 'bold that ends in a mark needs the blank', path, text: '**中：** 文' },
    { name: 'bold that begins with a mark needs it too', path, text: '中 **（文）**' },
    { name: 'the blank that ends an address', path, text: 'https://a.b 。见 www.c.d ，' },
    { name: 'code', path, text: '`， a`' },
    { name: 'blanks around a mark of Markdown', path, text: '，** **a' },
    { name: 'a quoted sentence keeps its blanks', path, text: '「He said， and left.」' },
    { name: 'the blanks of a header', path, text: '# RFC: 「缓存」\n\nStatus: 「a」\n\nStatus: rejected — （太贵）\n' },
    { name: 'the blank before a reason', path, text: '# RFC: a\n\nStatus: rejected。 — b\n' },
  ],
  bad: [
    {
      name: 'in a title and a reason as anywhere else',
      path,
      text: '# RFC: 缓存，« »页面\n\nStatus: rejected — 太贵，« »太慢\n',
      problems: ['blank', 'blank'],
      fixed: '# RFC: 缓存，页面\n\nStatus: rejected — 太贵，太慢\n',
    },
    {
      name: 'on either side, behind an emoji',
      path,
      text: '😀，« »中«  »「a」« »b\n',
      problems: ['blank', 'blank', 'blank'],
      messages: [
        'A blank stands next to `，`, but a full-width mark has its own space.',
        'A blank stands next to `「`, but a full-width mark has its own space.',
        'A blank stands next to `」`, but a full-width mark has its own space.',
      ],
      fixed: '😀，中「a」b\n',
    },
    { name: 'a tab', path, text: '中«\t»。', problems: ['blank'], fixed: '中。' },
    { name: 'between two marks', path, text: '「a」« »（b）', problems: ['blank'], fixed: '「a」（b）' },
    {
      name: 'beside bold, code and links',
      path,
      text: '，« »**a**« »，« »`b`« »，« »[c](d.md)« »，« »<https://e.f>',
      problems: Array(7).fill('blank'),
      fixed: '，**a**，`b`，[c](d.md)，<https://e.f>',
    },
    {
      name: 'within a table cell',
      path,
      text: '| a，« »b |\n|---|\n',
      problems: ['blank'],
      fixed: '| a，b |\n|---|\n',
    },
  ],
});
