import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { gitHash } from '../support/archived';
import { lintJson, placesIn } from '../support/cli';
import { type DiskEntry, temporaryFolder } from '../support/folders';

const [ANCHOR, COUNTERPART, RECORD] = ['docs/guide.md', 'docs/guide.zh.md', 'docs/guide.i18n.yaml'];
const anchor = '# A\n\nEnglish | [中文](guide.zh.md)\n';
const counterpart = '# 甲\n\n[English](guide.md) | 中文\n';
const entries = [`guide.md: ${gitHash(anchor)}\n`, `guide.zh.md: ${gitHash(counterpart)}\n`];
const record = entries.join('');
const whole = { [ANCHOR]: anchor, [COUNTERPART]: counterpart, [RECORD]: record };
const elsewhere = temporaryFolder({ 'secret.md': '# Nobody reads this\n' });

interface OddPair {
  readonly name: string;
  readonly entries: Readonly<Record<string, DiskEntry>>;
  readonly without?: string;
  /** The errors. */
  readonly places: readonly string[];
}

/** What may lie on the disk in the name of a pair. Spec: bilingual.md §3, §4. */
const pairs: readonly OddPair[] = [
  { name: 'a pair in order', entries: {}, places: [] },
  { name: 'the entries in the other order', entries: { [RECORD]: entries.toReversed().join('') }, places: [] },
  {
    name: 'a record with CR LF',
    entries: { [RECORD]: record.replaceAll('\n', '\r\n') },
    places: [`${RECORD}:1:1 pair/record-malformed`],
  },
  {
    name: 'hashes of each other',
    entries: { [RECORD]: `guide.md: ${gitHash(counterpart)}\nguide.zh.md: ${gitHash(anchor)}\n` },
    places: [
      `${RECORD}:1:11 pair/out-of-sync`,
      `${RECORD}:2:14 pair/out-of-sync`,
      `${ANCHOR}:1:1 pair/out-of-sync`,
      `${COUNTERPART}:1:1 pair/out-of-sync`,
    ],
  },
  {
    name: 'a third entry',
    entries: { [RECORD]: `${record}other.md: ${gitHash('')}\n` },
    places: [`${RECORD}:3:1 pair/record-malformed`],
  },
  {
    name: 'a folder in the place of the record',
    without: RECORD,
    entries: { [`${RECORD}/`]: '' },
    places: [`${ANCHOR}:1:1 pair/record-malformed`],
  },
  {
    name: 'a counterpart of 5 MB',
    entries: { [COUNTERPART]: `${counterpart}${'x'.repeat(5_000_000)}\n` },
    places: [`${COUNTERPART}:1:1 file/too-large`],
  },
  {
    name: 'a counterpart that is a link out of the repository',
    without: COUNTERPART,
    entries: { [COUNTERPART]: { link: path.join(elsewhere, 'secret.md') } },
    places: [`${RECORD}:1:1 pair/incomplete`, `${ANCHOR}:1:1 pair/incomplete`, `${COUNTERPART}:1:1 file/unreadable`],
  },
];

describe('odd pairs', () => {
  for (const { name, entries: odd, without, places } of pairs) {
    test(name, async () => {
      const { [without ?? '']: _, ...rest } = whole;
      const folder = temporaryFolder({ '.git/': '', ...rest, ...odd });
      const { report, code } = await lintJson([], { cwd: folder });
      const problems = report.problems.filter(({ severity }) => severity === 'error');
      assert.deepEqual(placesIn({ ...report, problems }), places);
      assert.equal(code, places.length === 0 ? 0 : 1);
    });
  }
});
