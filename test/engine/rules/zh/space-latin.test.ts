import { zhSpaceLatin } from '../../../../server/src/engine/rules/zh/space-latin';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhSpaceLatin, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'blanks, marks and line ends', path, text: '中文 API 中文，API。中文\nAPI' },
    { name: 'code', path, text: '中`API`文\n\n```\n中API\n```\n\n    中API\n' },
    { name: 'addresses and HTML', path, text: '见https://a.b 与<https://a.b>中<b>API</b>文![API](a.png)中' },
    { name: 'the address of a link', path, text: '[中文](a中a.md)\n\n[a中a]: a中a.md\n' },
    { name: 'front matter', path, text: '---\ntitle: 中API\n---\n\n中文\n' },
    { name: 'code by HTML', path, text: '<kbd>Ctrl键</kbd>' },
    { name: 'escapes, references and emoji', path, text: '中\\_API，中&nbsp;API，中:tada:文' },
    { name: 'letters of full width: another rule', path, text: '中ＡＢ文' },
    { name: 'other languages', path, text: 'かなAPI，中λ' },
  ],
  bad: [
    {
      name: 'either order, behind an emoji',
      path,
      text: '😀 «中A»P«I文»\n',
      problems: ['blank', 'blank'],
      messages: [
        '`中A` lacks a blank between Chinese and a Latin letter.',
        '`I文` lacks a blank between Chinese and a Latin letter.',
      ],
      fixed: '😀 中 API 文\n',
    },
    {
      name: 'an ideograph of another plane',
      path,
      text: '«𠮷a»\n«é〇»',
      problems: ['blank', 'blank'],
      fixed: '𠮷 a\né 〇',
    },
    {
      name: 'over the marks of bold, outside of them',
      path,
      text: '«中**A»P«I**文»，**«中**A»，**«中A»**',
      problems: ['blank', 'blank', 'blank', 'blank'],
      fixed: '中 **API** 文，**中** A，**中 A**',
    },
    {
      name: 'over the marks of links',
      path,
      text: '«中[A»P«I](b.md)文»，[«中](b.md)[A»](b.md)',
      problems: ['blank', 'blank', 'blank'],
      fixed: '中 [API](b.md) 文，[中](b.md) [A](b.md)',
    },
    {
      name: 'in headings, lists, quotes and tables',
      path,
      text: '# «中A»\n\n- «中A»\n\n> «中A»\n> «中A»\n\n| «中A» |\n|---|\n| a |\n',
      problems: ['blank', 'blank', 'blank', 'blank', 'blank'],
      fixed: '# 中 A\n\n- 中 A\n\n> 中 A\n> 中 A\n\n| 中 A |\n|---|\n| a |\n',
    },
    {
      name: 'the title, but not its prefix',
      path: 'docs/rfc/proposed/feature/2026-07-10-cache.zh.md',
      text: '# RFC:«中A»\n\nStatus: rejected—«中A»\n',
      problems: ['blank', 'blank'],
      fixed: '# RFC:中 A\n\nStatus: rejected—中 A\n',
    },
    { name: 'behind a byte-order mark', path, text: '\uFEFF«中A»', problems: ['blank'], fixed: '\uFEFF中 A' },
  ],
});
