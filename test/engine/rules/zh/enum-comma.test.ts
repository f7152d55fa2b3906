import { zhEnumComma } from '../../../../server/src/engine/rules/zh/enum-comma';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhEnumComma, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'the right mark', path, text: '苹果、香蕉、梨' },
    { name: 'two items', path, text: '苹果，香蕉。梨，桃' },
    { name: 'clauses', path, text: '先读配置文件里的键，再读默认值的表格，最后合并这两者' },
    { name: 'a clause between short items', path, text: '苹果，这是一种常见的水果，香蕉' },
    { name: 'nothing between commas', path, text: '，，，' },
    { name: 'on different lines', path, text: '苹果，\n香蕉，\n梨' },
  ],
  bad: [
    {
      name: 'three items, behind a colon and an emoji',
      path,
      text: '😀：苹果«，»香蕉«，»𠮷𠮷𠮷𠮷𠮷𠮷。\n',
      problems: ['comma', 'comma'],
      messages: Array(2).fill('`，` stands between short items, where `、` is meant.'),
      suggestions: [
        { title: 'Replace by `、`', text: '😀：苹果、香蕉，𠮷𠮷𠮷𠮷𠮷𠮷。\n' },
        { title: 'Replace by `、`', text: '😀：苹果，香蕉、𠮷𠮷𠮷𠮷𠮷𠮷。\n' },
      ],
    },
    {
      name: 'code and links among them',
      path,
      text: '`a-long-name`«，»[香蕉](a.md)«，»**梨**',
      problems: ['comma', 'comma'],
      suggestions: [
        { title: 'Replace by `、`', text: '`a-long-name`、[香蕉](a.md)，**梨**' },
        { title: 'Replace by `、`', text: '`a-long-name`，[香蕉](a.md)、**梨**' },
      ],
    },
    {
      name: 'before a clause that goes on',
      path,
      text: '苹果«，»香蕉«，»梨，都是可以放进这个篮子里的',
      problems: ['comma', 'comma'],
      suggestions: [
        { title: 'Replace by `、`', text: '苹果、香蕉，梨，都是可以放进这个篮子里的' },
        { title: 'Replace by `、`', text: '苹果，香蕉、梨，都是可以放进这个篮子里的' },
      ],
    },
  ],
});
