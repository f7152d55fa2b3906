import { pairHeaderToken } from '../../../../server/src/engine/rules/pair/header-token';
import { testPairRule } from '../../../support/pairRuleTester';

const path = 'docs/rfc/rejected/feature/2026-07-10-bell.md';
const anchor = '# RFC: A\n\nStatus: rejected — too loud\n';
const rfc = (counterpart: string) => ({ path, anchor, counterpart });

testPairRule(pairHeaderToken, {
  ok: [
    { name: 'title and reason are translated', ...rfc('# RFC: 甲\n\nStatus: rejected — 太吵\n') },
    { name: 'with CR LF and a byte-order mark', ...rfc('\uFEFF# RFC: 甲\r\n\r\nStatus: rejected — 太吵\r\n') },
    { name: 'no RFC', anchor: '# A\n\nStatus: x\n', counterpart: '# 甲：乙\n\n状态：x\n' },
    { name: 'no title, no status', ...rfc('\n') },
    { name: 'empty', ...rfc('') },
    { name: 'a switcher where the status should be', ...rfc('# RFC: 甲\n\n[English: x](2026-07-10-bell.md) | 中文\n') },
    {
      name: 'an anchor without a status says nothing',
      path,
      anchor: '# RFC: A\n',
      counterpart: '# RFC: 甲\n\nStatus: 已拒绝\n',
    },
    { name: 'without a prefix', ...rfc('# 甲\n\nStatus: rejected — x\n'), config: { title: { prefix: '' } } },
    { name: 'excluded', ...rfc('# 甲\n'), config: { pairing: { excluded: ['docs/'] } } },
  ],
  bad: [
    {
      name: 'full-width colons',
      ...rfc('# «RFC：»甲 😀\n\n«Status：»rejected — 太吵\n'),
      problems: [
        {
          on: 'counterpart',
          message: 'prefix',
          text: 'The title begins with `RFC：`; expected `RFC: ` in every language.',
        },
        { on: 'counterpart', message: 'key' },
      ],
      fixed: { counterpart: '# RFC: 甲 😀\n\nStatus: rejected — 太吵\n' },
    },
    {
      name: 'a translated prefix, which may be part of the title',
      ...rfc('# «提案：»甲\n\nStatus: rejected — 太吵\n'),
      problems: [{ on: 'counterpart', message: 'prefix' }],
      suggestions: ['Insert `RFC: `'],
      after: { 'Insert `RFC: `': { [path.replace('.md', '.zh.md')]: '# RFC: 提案：甲\n\nStatus: rejected — 太吵\n' } },
    },
    {
      name: 'no prefix',
      ...rfc('# «甲»\n\nStatus: rejected — 太吵\n'),
      problems: [{ on: 'counterpart', message: 'prefix' }],
      suggestions: ['Insert `RFC: `'],
    },
    {
      name: 'a translated key and a translated token',
      ...rfc('# RFC: 甲\n\n«状态：»«已拒绝»——太吵\n'),
      problems: [
        { on: 'counterpart', message: 'key' },
        {
          on: 'counterpart',
          message: 'token',
          text: 'The status is `已拒绝`; expected `rejected`, as in `2026-07-10-bell.md`.',
        },
      ],
      suggestions: ['Change `状态：` to `Status: `', 'Change `已拒绝` to `rejected`'],
      after: {
        'Change `已拒绝` to `rejected`': {
          [path.replace('.md', '.zh.md')]: '# RFC: 甲\n\n状态：rejected——太吵\n',
        },
      },
    },
    {
      name: 'another token',
      ...rfc('# RFC: 甲\n\nStatus: «proposed»\n'),
      problems: [{ on: 'counterpart', message: 'token' }],
      suggestions: ['Change `proposed` to `rejected`'],
    },
    {
      name: 'another separator',
      ...rfc('# RFC: 甲\n\nStatus: rejected«——»太吵\n'),
      problems: [
        { on: 'counterpart', message: 'separator', text: 'Between status and reason stands `——`; expected ` — `.' },
      ],
      fixed: { counterpart: '# RFC: 甲\n\nStatus: rejected — 太吵\n' },
    },
  ],
});
