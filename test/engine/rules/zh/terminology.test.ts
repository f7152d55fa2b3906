import { zhTerminology } from '../../../../server/src/engine/rules/zh/terminology';
import { testRule } from '../../../support/ruleTester';

const span = { start: 0, end: 1 };

/** As the configuration has them once it has read its table. */
const terms = [
  { source: 'adapter', targets: ['适配器'], forbidden: ['接头', '转接器'], span },
  { source: 'agent', targets: ['agent'], forbidden: [], span },
  { source: 'memory', targets: ['记忆', '内存'], forbidden: [], span },
  { source: 'session', targets: ['会话'], forbidden: ['调用'], span },
  { source: 'tool', targets: ['工具'], forbidden: [], span },
  { source: 'tool call', targets: ['工具调用机'], forbidden: [], span },
];
const config = { zh: { terminology: 'docs/terms.md', terms } };

const path = 'docs/guide.zh.md';

testRule(zhTerminology, {
  ok: [
    { name: 'an empty file', path, text: '', config },
    { name: 'no table', path, text: '一个 adapter' },
    { name: 'renderings of the table', path, text: '适配器、agent、记忆、工具 schema', config },
    { name: 'a term in parentheses behind its rendering', path, text: '适配器（adapter）与会话 (session)', config },
    {
      name: 'code, paths and addresses',
      path,
      text: '`adapter`、a/adapter、adapter.ts、my-adapter、https://a.b/adapter',
      config,
    },
    { name: 'quoted sentences', path, text: '「Use the right adapter.」', config },
    { name: 'part of another word, or of a name', path, text: 'adapterless、Tool Session Kit', config },
    { name: 'a forbidden word within a right one', path, text: '工具调用机', config },
  ],
  bad: [
    {
      name: 'a term of the first language, with the blanks around it, behind an emoji',
      path,
      text: '😀 一个 «adapter» 类型\n',
      config,
      problems: ['source'],
      messages: ['`adapter` is rendered as `适配器` here.'],
      suggestions: [{ title: 'Replace by `适配器`', text: '😀 一个适配器类型\n' }],
    },
    {
      name: 'several renderings',
      path,
      text: '它的 «memory»。',
      config,
      problems: ['source'],
      messages: ['`memory` is rendered as `记忆` or `内存` here.'],
      suggestions: [
        { title: 'Replace by `记忆`', text: '它的记忆。' },
        { title: 'Replace by `内存`', text: '它的内存。' },
      ],
    },
    {
      name: 'several in number, and with a capital',
      path,
      text: '«Adapters» 与 `a` «adapter»',
      config,
      problems: ['source', 'source'],
      suggestions: [
        { title: 'Replace by `适配器`', text: '适配器与 `a` adapter' },
        { title: 'Replace by `适配器`', text: 'Adapters 与 `a` 适配器' },
      ],
    },
    {
      name: 'the longest term counts',
      path,
      text: '«tool call»',
      config,
      problems: ['source'],
      suggestions: [{ title: 'Replace by `工具调用机`', text: '工具调用机' }],
    },
    {
      name: 'a rendering that the table rules out',
      path,
      text: '两个«接头»。',
      config,
      problems: ['forbidden'],
      messages: ['`接头` does not render `adapter`; `适配器` does.'],
      suggestions: [{ title: 'Replace by `适配器`', text: '两个适配器。' }],
    },
  ],
});
