import { pairRecordMalformed } from '../../../../server/src/engine/rules/pair/record-malformed';
import { gitHash } from '../../../support/archived';
import { testPairRule } from '../../../support/pairRuleTester';

const [a, b] = [gitHash('A\n'), gitHash('甲\n')];
const sides = { anchor: 'A\n', counterpart: '甲\n' } as const;
const confirm = 'Record anew that both sides agree';

testPairRule(pairRecordMalformed, {
  ok: [
    { name: 'as it is written', ...sides },
    { name: 'keys in another order, no comments, no final LF', ...sides, record: `guide.zh.md: ${b}\nguide.md: ${a}` },
    { name: 'hashes of other texts', ...sides, record: `guide.zh.md: ${a}\n\nguide.md: ${b}\n` },
    { name: 'a torn pair', anchor: 'A\n', record: 'x\n' },
    { name: 'an excluded one', ...sides, record: 'x\n', config: { pairing: { excluded: ['docs/guide.md'] } } },
  ],
  bad: [
    {
      name: 'CR LF',
      ...sides,
      record: `«# comment\r»\nguide.md: ${a}\r\nguide.zh.md: ${b}\r\n`.replace('# comment', `guide.md: ${a}`),
      problems: [{ on: 'record', message: 'lineEnd', text: 'Line 1 of the record ends in CR LF; expected LF alone.' }],
      suggestions: [confirm],
      after: { [confirm]: { 'docs/guide.md': 'confirmed' } },
    },
    {
      name: 'swapped names: each once is right, a third line is too many',
      ...sides,
      record: `guide.md: ${a}\nguide.zh.md: ${b}\n«other.md: ${b}»\n`,
      problems: [
        {
          on: 'record',
          message: 'foreign',
          text: 'The record has an entry for `other.md`; expected only the two sides of the pair.',
        },
      ],
      suggestions: [confirm],
    },
    {
      name: 'an entry twice',
      ...sides,
      record: `guide.md: ${a}\n«guide.md: ${a}»\nguide.zh.md: ${b}\n`,
      problems: [{ on: 'record', message: 'repeated' }],
      suggestions: [confirm],
    },
    {
      name: 'an entry is absent; the record of an empty text',
      ...sides,
      record: `«guide.md: ${a}»\n`,
      problems: [{ on: 'record', message: 'absent' }],
      suggestions: [confirm],
    },
    {
      name: 'an empty record',
      ...sides,
      record: '',
      problems: [{ on: 'record', message: 'absent' }],
      suggestions: [confirm],
    },
    ...[`guide.md:  ${a}`, `guide.md: ${a.toUpperCase()}x`, ' # c', ' ', `guide.md: ${a} `].map((line) => ({
      name: `the line \`${line}\``,
      ...sides,
      record: `«${line}»\nguide.zh.md: ${b}\n`,
      problems: [{ on: 'record' as const, message: 'malformed' }],
      suggestions: [confirm],
    })),
    {
      name: 'a folder in its place',
      anchor: '«A»\n',
      counterpart: '甲\n',
      record: { kind: 'folder' },
      problems: [
        {
          on: 'anchor',
          message: 'folder',
          text: '`guide.i18n.yaml`, the record of this pair, is a folder; expected a file.',
        },
      ],
    },
    {
      name: 'a pipe in its place',
      anchor: '«A»\n',
      counterpart: '甲\n',
      record: { kind: 'special' },
      problems: [{ on: 'anchor', message: 'special' }],
    },
    {
      name: 'a link to nothing in its place',
      anchor: '«A»\n',
      counterpart: '甲\n',
      record: { kind: 'dangling' },
      problems: [{ on: 'anchor', message: 'dangling' }],
    },
    {
      name: 'a link out of the repository in its place',
      anchor: '«A»\n',
      counterpart: '甲\n',
      record: { kind: 'unreadable', reason: 'outside' },
      problems: [{ on: 'anchor', message: 'outside' }],
    },
    {
      name: 'no UTF-8',
      ...sides,
      record: new Uint8Array([0xff, 0xfe]),
      problems: [{ on: 'record', message: 'unread' }],
      suggestions: [confirm],
    },
    {
      name: 'a side that cannot be read cannot be recorded',
      anchor: { kind: 'too-large', size: 9, limit: 1 },
      counterpart: '甲\n',
      record: '«x»\n',
      problems: [{ on: 'record', message: 'malformed' }],
    },
  ],
});
