import { zhProperNoun } from '../../../../server/src/engine/rules/zh/proper-noun';
import { testRule } from '../../../support/ruleTester';

const path = 'docs/guide.zh.md';

testRule(zhProperNoun, {
  ok: [
    { name: 'an empty file', path, text: '' },
    { name: 'the right spelling', path, text: 'GitHub、TypeScript 与 VS Code' },
    {
      name: 'packages, paths and addresses',
      path,
      text: '@types/markdown、github.com、.github/、markdown-it、a/typescript 与 github://a',
    },
    { name: 'code and quoted sentences', path, text: '`github`，「I like github so much.」' },
    { name: 'part of another word', path, text: 'typescripts 与 mygithub' },
    { name: 'no names', path, text: 'github', config: { zh: { properNouns: [] } } },
    { name: 'two spellings', path, text: 'Go 与 GO', config: { zh: { properNouns: ['Go', 'GO'] } } },
  ],
  bad: [
    {
      name: 'another casing, behind an emoji',
      path,
      text: '😀 «github» 上的«Typescript»。«vs code»\n',
      problems: ['name', 'name', 'name'],
      messages: [
        '`github` is spelled `GitHub`.',
        '`Typescript` is spelled `TypeScript`.',
        '`vs code` is spelled `VS Code`.',
      ],
      suggestions: [
        { title: 'Replace by `GitHub`', text: '😀 GitHub 上的Typescript。vs code\n' },
        { title: 'Replace by `TypeScript`', text: '😀 github 上的TypeScript。vs code\n' },
        { title: 'Replace by `VS Code`', text: '😀 github 上的Typescript。VS Code\n' },
      ],
    },
    {
      name: 'at the end of a sentence, and in the text of a link',
      path,
      text: '[«github»](https://github.com)，«markdown». A',
      problems: ['name', 'name'],
      suggestions: [
        { title: 'Replace by `GitHub`', text: '[GitHub](https://github.com)，markdown. A' },
        { title: 'Replace by `Markdown`', text: '[github](https://github.com)，Markdown. A' },
      ],
    },
    {
      name: 'names with marks',
      path,
      text: '«node.JS»、«c++»',
      config: { zh: { properNouns: ['Node.js', 'C++'] } },
      problems: ['name', 'name'],
      suggestions: [
        { title: 'Replace by `Node.js`', text: 'Node.js、c++' },
        { title: 'Replace by `C++`', text: 'node.JS、C++' },
      ],
    },
  ],
});
