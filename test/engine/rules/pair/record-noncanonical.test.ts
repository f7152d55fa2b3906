import { pairRecordNoncanonical } from '../../../../server/src/engine/rules/pair/record-noncanonical';
import { gitHash } from '../../../support/archived';
import { testPairRule } from '../../../support/pairRuleTester';

const sides = { anchor: 'A\n', counterpart: '甲\n' } as const;
const config = { pairing: { recordHeader: ['# one', '# two {anchor}'] } } as const;
const [a, b] = [`guide.md: ${gitHash('A\n')}`, `guide.zh.md: ${gitHash('甲\n')}`];
const usual = `# one\n# two docs/guide.md\n${a}\n${b}\n`;

testPairRule(pairRecordNoncanonical, {
  ok: [
    { name: 'the usual form', config, ...sides, record: usual },
    { name: 'the usual form with old hashes', config, ...sides, record: usual.replace(gitHash('A\n'), gitHash('B\n')) },
    { name: 'no record at all: another rule', config, ...sides, record: 'x\n' },
    { name: 'a torn pair', config, anchor: 'A\n', record: `${a}\n${b}\n` },
    { name: 'excluded', ...sides, record: `${a}\n${b}\n`, config: { pairing: { excluded: ['docs/'] } } },
  ],
  bad: [
    {
      name: 'another header',
      config,
      ...sides,
      record: `# one\n«# two old/guide.md 😀»\n${a}\n${b}\n`,
      problems: [
        {
          on: 'record',
          message: 'differs',
          text: 'The record differs from its usual form from line 2 on; expected `# two docs/guide.md` there.',
        },
      ],
      fixed: { record: usual },
    },
    {
      name: 'the other order',
      config,
      ...sides,
      record: `# one\n# two docs/guide.md\n«${b}»\n${a}\n`,
      problems: [{ on: 'record', message: 'differs' }],
      fixed: { record: usual },
    },
    {
      name: 'no final LF',
      config,
      ...sides,
      record: `${usual.slice(0, -1).replace(b, `«${b}»`)}`,
      problems: [{ on: 'record', message: 'newline' }],
      fixed: { record: usual },
    },
    {
      name: 'an empty line too many',
      config,
      ...sides,
      record: `${usual}«»\n`,
      problems: [
        {
          on: 'record',
          message: 'ends',
          text: 'The record goes on where its usual form ends; expected nothing from line 5 on.',
        },
      ],
      fixed: { record: usual },
    },
    {
      name: 'no header, old hashes: they are kept',
      config,
      ...sides,
      record: `«guide.md: ${gitHash('B\n')}»\n${b}\n`,
      problems: [{ on: 'record', message: 'differs' }],
      fixed: { record: usual.replace(gitHash('A\n'), gitHash('B\n')) },
    },
  ],
});
