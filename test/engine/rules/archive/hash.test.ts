import { archiveHash } from '../../../../server/src/engine/rules/archive/hash';
import { agentNoteArchive } from '../../../support/archive';
import { type ArchivedPair, archivedPair, archiveWith, filesOfPair, gitHash } from '../../../support/archived';
import { testTreeRule } from '../../../support/treeRuleTester';

const config = { archive: agentNoteArchive };
const pair = archivedPair();
const record = 'docs/rfc/archived/feature/2026-03-02-tickets.i18n.yaml';

const tree = (changes: Partial<ArchivedPair> = {}) =>
  archiveWith(filesOfPair('feature/2026-03-02-tickets.md', { ...pair, ...changes }));
const [comment = '', first = '', second = ''] = pair.record.split('\n');

testTreeRule(archiveHash, {
  ok: [
    { name: 'both hashes current', files: tree(), config },
    {
      name: 'another header, another order, no final line break',
      files: tree({ record: `# Old\n\n${second}\n${first}` }),
      config,
    },
    {
      name: 'a side is missing: archive/triplet',
      files: archiveWith({ 'feature/2026-03-02-tickets.i18n.yaml': pair.record }),
      config,
    },
    {
      name: 'a side that was not read: file/not-utf8',
      files: { ...tree(), [record.replace('.i18n.yaml', '.md')]: Uint8Array.of(0xff) },
      config,
    },
    {
      name: 'triplets are not asked for',
      files: tree({ record: 'x' }),
      config: { archive: { ...agentNoteArchive, triplet: false } },
    },
    { name: 'no pairing', files: tree({ record: 'y' }), config: { ...config, pairing: { enabled: false } } },
  ],
  bad: [
    {
      name: 'a side was edited after the pair was confirmed',
      files: tree({ anchor: `${pair.anchor}\nMore.\n` }),
      config,
      problems: [
        {
          message: 'stale',
          path: record,
          marked: gitHash(pair.anchor),
          text: `The record has \`${gitHash(pair.anchor)}\` for \`2026-03-02-tickets.md\`, which hashes to \`${gitHash(`${pair.anchor}\nMore.\n`)}\`; expected the two to agree.`,
        },
      ],
    },
    {
      name: 'line endings count, and so does a byte-order mark',
      files: tree({ anchor: pair.anchor.replaceAll('\n', '\r\n'), counterpart: `\uFEFF${pair.counterpart}` }),
      config,
      problems: [
        { message: 'stale', path: record, marked: gitHash(pair.anchor) },
        { message: 'stale', path: record, marked: gitHash(pair.counterpart) },
      ],
    },
    {
      name: 'a conflict left in the record',
      files: tree({ record: `${comment}\n<<<<<<< 😀\n${first}\n${second}\n` }),
      config,
      problems: [
        {
          message: 'malformed',
          path: record,
          marked: '<<<<<<< 😀',
          text: 'Line 2 of the record is `<<<<<<< 😀`; expected a comment, or a file name, `: ` and 40 digits.',
        },
      ],
    },
    {
      name: 'an entry for another file',
      files: tree({ record: `${pair.record}b.md: ${gitHash('')}\n` }),
      config,
      problems: [
        {
          message: 'foreign',
          path: record,
          marked: `b.md: ${gitHash('')}`,
          text: 'The record has an entry for `b.md`; expected only the two sides of the pair.',
        },
      ],
    },
    {
      name: 'two entries for one side, one of them old',
      files: tree({ record: `2026-03-02-tickets.md: ${gitHash('')}\n${pair.record}` }),
      config,
      problems: [
        {
          message: 'repeated',
          path: record,
          marked: first,
          text: 'The record has a second entry for `2026-03-02-tickets.md`; expected one.',
        },
        { message: 'stale', path: record, marked: gitHash('') },
      ],
    },
    {
      name: 'no entry for a side, and an empty record',
      files: {
        ...tree({ record: `${comment}\n${first}\n` }),
        ...archiveWith({ 'testing/2026-03-03-a.i18n.yaml': '' }),
      },
      config,
      problems: [
        {
          message: 'absent',
          path: record,
          marked: comment,
          text: 'The record has no entry for `2026-03-02-tickets.zh.md`; expected one for each side of the pair.',
        },
        { message: 'absent', path: 'docs/rfc/archived/testing/2026-03-03-a.i18n.yaml' },
      ],
    },
  ],
});
