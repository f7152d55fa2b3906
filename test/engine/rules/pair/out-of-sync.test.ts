import { pairOutOfSync } from '../../../../server/src/engine/rules/pair/out-of-sync';
import { gitHash } from '../../../support/archived';
import { testPairRule } from '../../../support/pairRuleTester';

const [a, b] = [gitHash('A\n'), gitHash('甲\n')];
const confirm = 'Record that both sides agree as they are now';

testPairRule(pairOutOfSync, {
  ok: [
    { name: 'in sync', anchor: 'A\n', counterpart: '甲\n' },
    { name: 'in sync, empty', anchor: '', counterpart: '' },
    { name: 'a torn pair', anchor: 'A\n', record: `guide.md: ${b}\n` },
    { name: 'a record that is none', anchor: 'A\n', counterpart: '甲\n', record: 'x\n' },
    {
      name: 'an excluded one',
      anchor: 'B\n',
      counterpart: '甲\n',
      record: `guide.md: ${a}\nguide.zh.md: ${b}\n`,
      config: { pairing: { excluded: ['docs/'] } },
    },
    {
      name: 'a side that cannot be read: the rules about files have it',
      anchor: { kind: 'too-large', size: 5_000_000, limit: 2_097_152 },
      counterpart: '甲\n',
      record: `guide.md: ${a}\nguide.zh.md: ${b}\n`,
    },
  ],
  bad: [
    {
      name: 'the first language has changed',
      anchor: '«A 😀»\n',
      counterpart: '甲\n',
      record: `guide.md: «${a}»\nguide.zh.md: ${b}\n`,
      problems: [
        {
          on: 'anchor',
          message: 'edited',
          severity: 'error',
          text: `This file has changed since the pair was confirmed: it hashes to \`${gitHash('A 😀\n').slice(0, 12)}\`, the record has \`${a.slice(0, 12)}\`.`,
        },
        { on: 'record', message: 'entry', severity: 'error' },
      ],
      suggestions: [confirm, confirm],
      after: { [confirm]: { 'docs/guide.md': 'confirmed' } },
    },
    {
      name: 'both have changed, one of them in the editor only',
      anchor: '«A»\nmore\n',
      counterpart: '«甲»\n更多\n',
      record: `guide.zh.md: «${b}»\nguide.md: «${a}»\n`,
      dirty: ['docs/guide.zh.md'],
      problems: [
        { on: 'anchor', message: 'edited', severity: 'error' },
        { on: 'counterpart', message: 'edited', severity: 'warning' },
        { on: 'record', message: 'entry', severity: 'warning' },
        { on: 'record', message: 'entry', severity: 'error' },
      ],
      suggestions: [confirm, confirm, confirm, confirm],
    },
    {
      name: 'CR LF is another text',
      anchor: '«A»\r\n',
      counterpart: '甲\n',
      record: `guide.md: «${a}»\nguide.zh.md: ${b}\n`,
      problems: [
        { on: 'anchor', message: 'edited' },
        { on: 'record', message: 'entry' },
      ],
      suggestions: [confirm, confirm],
    },
    {
      name: 'so is a byte-order mark',
      anchor: '«\uFEFFA»\n',
      counterpart: '甲\n',
      record: `guide.md: «${a}»\nguide.zh.md: ${b}\n`,
      problems: [
        { on: 'anchor', message: 'edited' },
        { on: 'record', message: 'entry' },
      ],
      suggestions: [confirm, confirm],
    },
  ],
});
