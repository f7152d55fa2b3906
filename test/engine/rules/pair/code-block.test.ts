import { pairCodeBlock } from '../../../../server/src/engine/rules/pair/code-block';
import { testPairRule } from '../../../support/pairRuleTester';

const copies = [
  'Copy the code from `guide.zh.md`',
  'Copy this code to `guide.zh.md`',
  'Copy the code from `guide.md`',
  'Copy this code to `guide.md`',
];
const both = [
  { on: 'anchor', message: 'different' },
  { on: 'counterpart', message: 'different' },
] as const;

testPairRule(pairCodeBlock, {
  ok: [
    { name: 'the same code', anchor: '# A\n\n```js x\na\n```\n', counterpart: '# 甲\n\n```js x\na\n```\n' },
    { name: 'tildes equal backticks, of any length', anchor: '```js\na\n```\n', counterpart: '~~~~js\na\n~~~~\n' },
    {
      name: 'indented code equals a bare fence',
      anchor: 'A\n\n    a\n     b\n',
      counterpart: '甲\n\n```\na\n b\n```\n',
    },
    {
      name: 'indentation of the fence',
      anchor: '- a\n\n  ```\n  x\n  ```\n',
      counterpart: '- 甲\n\n   ```\n   x\n   ```\n',
    },
    { name: 'inline code is none', anchor: 'Call `a`.\n', counterpart: '调用 `b`。\n' },
  ],
  bad: [
    {
      name: 'the first line that differs',
      anchor: '# A\n\n```js\nsame\n«const a = 1; 😀»\nend\n```\n',
      counterpart: '# 甲\n\n```js\nsame\n«const a = 2;»\nend\n```\n',
      problems: [
        {
          on: 'anchor',
          message: 'different',
          text: 'This line of code is `const a = 1; 😀`, in `guide.zh.md` it is `const a = 2;`; expected the same code on both sides.',
        },
        { on: 'counterpart', message: 'different' },
      ],
      suggestions: copies,
      after: {
        'Copy the code from `guide.zh.md`': { 'docs/guide.md': '# A\n\n```js\nsame\nconst a = 2;\nend\n```\n' },
        'Copy this code to `guide.zh.md`': {
          'docs/guide.zh.md': '# 甲\n\n```js\nsame\nconst a = 1; 😀\nend\n```\n',
        },
      },
    },
    {
      name: 'a translated comment in the code is a difference',
      anchor: '```sh\n«# install»\n```\n',
      counterpart: '```sh\n«# 安装»\n```\n',
      problems: [...both],
      suggestions: copies,
    },
    {
      name: 'another language or other words behind it, blanks at the end included',
      anchor: '«```js title="a"»\na\n```\n',
      counterpart: '«```js title="a" »\na\n```\n',
      problems: [...both],
      suggestions: copies,
      after: { 'Copy the code from `guide.zh.md`': { 'docs/guide.md': '```js title="a" \na\n```\n' } },
    },
    {
      name: 'one side goes on',
      anchor: '```\na\n«b»\n```\n',
      counterpart: '```\na\n«```»\n',
      problems: [...both],
      suggestions: copies,
    },
    {
      name: 'inside lists and quotes the lines keep their marks',
      anchor: '> - a\n>\n>   ```\n>   «x»\n>   ```\n',
      counterpart: '> - 甲\n>\n>   ```\n>   «y»\n>\n>     z\n>   ```\n',
      problems: [...both],
      suggestions: copies,
      after: {
        'Copy the code from `guide.zh.md`': { 'docs/guide.md': '> - a\n>\n>   ```\n>   y\n>\n>     z\n>   ```\n' },
      },
    },
    {
      name: 'a fence long enough for what it holds, in place of indented code',
      anchor: 'A\n\n«    x»\n',
      counterpart: '甲\n\n«````md»\n```\ny\n```\n````\n',
      problems: [...both],
      suggestions: copies,
      after: { 'Copy the code from `guide.zh.md`': { 'docs/guide.md': 'A\n\n````md\n```\ny\n```\n````\n' } },
    },
    {
      name: 'a block is missing: it goes where it stands on the other side',
      anchor: '# A\n\n## B\n\nBefore.\n\n«```js»\na\n```\n\nAfter.\n\n## C\n\n```\nc\n```\n',
      counterpart: '# 甲\n\n## 乙\n\n前。\n\n后。\n\n## 丙\n«»\n```\nc\n```\n',
      problems: [
        { on: 'anchor', message: 'lone' },
        {
          on: 'counterpart',
          message: 'lacking',
          text: 'A code block is missing here; expected the one of `guide.md` that begins `a`.',
        },
      ],
      suggestions: ['Insert this code in `guide.zh.md`', 'Insert the code of `guide.md` here'],
      after: {
        'Insert the code of `guide.md` here': {
          'docs/guide.zh.md': '# 甲\n\n## 乙\n\n前。\n\n```js\na\n```\n\n后。\n\n## 丙\n\n```\nc\n```\n',
        },
      },
    },
    {
      name: 'several blocks are missing at the end',
      anchor: '# A\n«»\n',
      counterpart: '# 甲\n\n«```»\n一\n```\n\n```\n二\n```\n',
      problems: [
        { on: 'anchor', message: 'lackings' },
        { on: 'counterpart', message: 'lones' },
      ],
      suggestions: ['Insert the code of `guide.zh.md` here', 'Insert this code in `guide.md`'],
      after: {
        'Insert the code of `guide.zh.md` here': { 'docs/guide.md': '# A\n\n```\n一\n```\n\n```\n二\n```\n\n' },
      },
    },
    {
      name: 'with its whole section gone, the section comes back',
      anchor: '# A\n\n## Risks\n\n«```»\nx\n```\n',
      counterpart: '«# 甲»\n',
      problems: [
        { on: 'anchor', message: 'lone' },
        { on: 'counterpart', message: 'lacking' },
      ],
      suggestions: ['Insert the section for `Risks` in `guide.zh.md`', 'Insert the section for `Risks` here'],
      after: {
        'Insert the section for `Risks` here': { 'docs/guide.zh.md': '# 甲\n\n## 风险\n\n```\nx\n```\n' },
      },
    },
    {
      name: 'line ends alone, once for the file',
      anchor: '«```»\na\nb\n```\n\n```\nc\nd\n```\n',
      counterpart: '«```»\r\na\r\nb\r\n```\r\n\r\n```\r\nc\r\nd\r\n```\r\n',
      problems: [
        { on: 'anchor', message: 'lineEnds' },
        { on: 'counterpart', message: 'lineEnds' },
      ],
    },
  ],
});
