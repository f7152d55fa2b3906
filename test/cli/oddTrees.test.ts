import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lintJson, placesIn } from '../support/cli';
import { type DiskEntry, temporaryFolder } from '../support/folders';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

const FOLDER = 'docs/rfc/proposed/feature';
const GOOD = `${FOLDER}/2026-07-10-good.md`;
const ODD = `${FOLDER}/2026-07-11-odd.md`;
const IMPLEMENTED = 'docs/rfc/implemented/feature/2026-07-12-done.md';

interface OddTree {
  readonly name: string;
  readonly entries: Readonly<Record<string, DiskEntry>>;
  readonly places: readonly string[];
  readonly code: 0 | 1;
  /** How many RFCs the walk finds; 2 when left out. */
  readonly files?: number;
}

const toCrlf = (text: string) => text.replaceAll('\n', '\r\n');

/** What a file system may hold. Spec: design.md §8. */
const trees: readonly OddTree[] = [
  { name: 'a folder named like a file', entries: { [`${ODD}/`]: '' }, places: [`${ODD}:1:1 file/unreadable`], code: 1 },
  { name: 'a pipe', entries: { [ODD]: 'a pipe' }, places: [`${ODD}:1:1 file/unreadable`], code: 1 },
  {
    name: 'a link to nothing',
    entries: { [ODD]: { link: 'gone.md' } },
    places: [`${ODD}:1:1 file/unreadable`],
    code: 1,
  },
  {
    name: 'a link to itself',
    entries: { [ODD]: { link: '2026-07-11-odd.md' } },
    places: [`${ODD}:1:1 file/unreadable`],
    code: 1,
  },
  { name: 'a link to a file is read through', entries: { [ODD]: { link: '2026-07-10-good.md' } }, places: [], code: 0 },
  {
    name: 'bytes that are not UTF-8',
    entries: { [ODD]: new Uint8Array([0x23, 0x20, 0xc3, 0x28]) },
    places: [`${ODD}:1:1 file/not-utf8`],
    code: 1,
  },
  {
    name: 'a file over the limit',
    entries: { [ODD]: `${proposedRfc}${'x'.repeat(2_097_152)}\n` },
    places: [`${ODD}:1:1 file/too-large`],
    code: 1,
  },
  { name: 'an empty file', entries: { [ODD]: '' }, places: [`${ODD}:1:1 header/title-missing`], code: 1 },
  { name: 'a byte-order mark', entries: { [ODD]: `\uFEFF${proposedRfc}` }, places: [`${ODD}:1:1 header/bom`], code: 1 },
  {
    name: 'one file of CRLF',
    entries: { [ODD]: toCrlf(proposedRfc) },
    places: [`${ODD}:1:1 header/line-endings`],
    code: 1,
  },
  {
    name: 'a whole tree of CRLF speaks once',
    entries: { [GOOD]: toCrlf(proposedRfc), [IMPLEMENTED]: toCrlf(implementedRfc) },
    places: ['docs/rfc/:1:1 header/line-endings'],
    code: 1,
  },
  {
    name: 'conflict markers',
    entries: {
      [ODD]: proposedRfc.replace('Old pages.', '<<<<<<< ours\nOld pages.\n=======\nStale pages.\n>>>>>>> theirs'),
    },
    // CommonMark takes our half for a heading of level 1, which ends the section above it; nothing follows from that.
    places: [`${ODD}:21:1 skeleton/empty-section`],
    code: 0,
  },
  {
    name: 'a link to a folder of RFCs is not entered',
    entries: { 'docs/rfc/proposed/process': { link: 'feature' } },
    places: ['docs/rfc/proposed/process/:1:1 layout/unwalked'],
    code: 0,
    files: 1,
  },
];

describe('odd trees', () => {
  for (const { name, entries, places, code, files = 2 } of trees) {
    test(name, async () => {
      const cwd = temporaryFolder({ [GOOD]: proposedRfc, ...entries });
      const { report, stderr, ...result } = await lintJson([], { cwd });
      assert.deepEqual(placesIn(report), places);
      assert.deepEqual([result.code, stderr, report.summary.files], [code, '', files]);
    });
  }

  test('a tree that is one file', async () => {
    const cwd = temporaryFolder({ 'docs/rfc': 'no folder\n' });
    const { code, report, stderr } = await lintJson([], { cwd });
    assert.deepEqual([code, report.problems], [1, []]);
    assert.match(stderr, /^No RFC was found .*\.\n$/);
  });
});
