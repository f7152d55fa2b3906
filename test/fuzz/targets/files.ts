import assert from 'node:assert/strict';
import path from 'node:path';
import type { Report } from '../../../server/src/cli/reporters/report';
import { rfc } from '../../support/cli';
import type { DiskEntry } from '../../support/folders';
import { inOrder, toldByGate, toldByServer } from '../../support/parity';
import { chance, pick, type Random, repeat } from '../../support/random';
import { implementedRfc, proposedRfc } from '../../support/rfcTexts';
import { inFolder } from '../folder';
import { withServer } from '../server';
import { shrinkList } from '../shrink';
import { defineTarget } from '../target';
import { asRepository } from '../trees';

/** What lies there besides two good RFCs, by path, and the folder that somebody works in. */
interface FileCase {
  readonly odd: readonly (readonly [string, DiskEntry])[];
  readonly isCrlf: boolean;
  readonly cwd: string;
}

const good = {
  'docs/rfc/proposed/feature/2026-07-10-cache.md': proposedRfc,
  'docs/rfc/implemented/feature/2026-07-11-pages.md': implementedRfc,
};
const config = { 'rfc.config.json': '{ "index": { "mode": "off" } }' };

const folders = [
  'docs/rfc/proposed/feature',
  'docs/rfc/proposed',
  'docs/rfc',
  'docs',
  '',
  'docs/rfc/rejected/bug-fix',
  'src',
  '.hidden',
];
const names = [
  '2026-07-12-x.md',
  '2026-07-12-x.zh.md',
  '2026-07-12-x.i18n.yaml',
  'x.md',
  'README.md',
  'x.txt',
  '😀.md',
  'x.ts',
  'INDEX.md',
  '.x.md',
  'a b.md',
  'rfc.config.jsonc',
  '.gitignore',
];

const conflict = proposedRfc.replace('Old pages.', '<<<<<<< ours\nOld pages.\n=======\nStale pages.\n>>>>>>> theirs');

/** Odd file systems. */
export const files = defineTarget<FileCase>({
  name: 'files',
  holds: 'an odd file system gives the right problem or none, never a hang, and good files are not drawn in.',
  short: 12,
  generate: (random) => ({
    odd: repeat(random(6), () => oddEntry(random)),
    isCrlf: chance(random, 15),
    cwd: pick(random, ['', '', 'docs', 'docs/rfc/proposed']),
  }),
  check: (input) => inFolder(asRepository(treeOf(input)), (folder) => checkTree(folder, input)),
  async shrink(input, fails) {
    return { ...input, odd: await shrinkList(input.odd, (odd) => fails({ ...input, odd })) };
  },
  show: (input) => JSON.stringify(input, undefined, 2),
});

function oddEntry(random: Random): readonly [string, DiskEntry] {
  const file = path.posix.join(pick(random, folders), pick(random, names));
  if (chance(random, 20)) return [`${file}/`, ''];
  const near = path.posix.basename(file);
  const entry = pick<DiskEntry>(random, [
    ...['', 'x', proposedRfc, conflict, '.hidden/\n', `\uFEFF${proposedRfc}`, new Uint8Array([0x23, 0x20, 0xc3, 0x28])],
    ...[
      { link: 'nowhere.md' },
      { link: near },
      { link: '.' },
      { link: '..' },
      { link: '../../../README.md' },
      { link: '/dev/null' },
    ],
    ...[{ link: '2026-07-10-cache.md' }, 'a pipe' as const, '\0\0\0', '{}'],
  ]);
  return [file, entry];
}

/** Later entries that would lie in or around another one are left out. */
function treeOf({ odd, isCrlf }: FileCase): Readonly<Record<string, DiskEntry>> {
  const toEnding = (text: string) => (isCrlf ? text.replaceAll('\n', '\r\n') : text);
  const tree: Record<string, DiskEntry> = { ...config };
  for (const [file, text] of Object.entries(good)) tree[file] = toEnding(text);
  for (const [file, entry] of odd) {
    const bare = file.replace(/\/$/, '');
    const taken = Object.keys(tree).some(
      (each) => `${each.replace(/\/$/, '')}/`.startsWith(`${bare}/`) || bare.startsWith(`${each.replace(/\/$/, '')}/`),
    );
    if (!taken) tree[file] = entry;
  }
  return tree;
}

async function checkTree(folder: string, { odd, isCrlf, cwd }: FileCase): Promise<string | undefined> {
  const { code, stdout, stderr } = await rfc(['lint', '--format', 'json'], {
    cwd: path.join(folder, cwd),
    withIndex: true,
  });
  const isConfigured = odd.some(([file]) => file.includes('rfc.config'));
  if (isConfigured && code === 2) return undefined; // no configuration: see there
  if (isConfigured && code === 1 && stderr.startsWith('No RFC was found')) return undefined; // it took the good ones along
  if (code === 2 || stderr !== '') return `it ended with ${code} and said ${stderr}`;
  const report: Report = JSON.parse(stdout);
  for (const file of Object.keys(good)) {
    const drawnIn = report.problems.filter(
      (each) => each.file === file && !/^(?:layout|pair|config|header\/line-endings)/.test(each.rule),
    );
    assert.deepEqual(drawnIn, [], 'a good file is drawn in');
  }
  const unread = report.problems.filter(({ rule }) => rule.startsWith('file/')).map(({ file }) => file);
  assert.deepEqual([...new Set(unread)], unread, 'one problem for each file that cannot be read');
  if (isCrlf && odd.length === 0) {
    assert.deepEqual(
      report.problems.map(({ rule }) => rule),
      ['header/line-endings'],
      'a whole checkout of CRLF speaks once',
    );
  }
  const whole = (await toldByGate(folder)).filter(({ file }) => !file.endsWith('.ts'));
  assert.deepEqual(inOrder(await withServer(folder, toldByServer)), inOrder(whole), 'gate and server say the same');
  return undefined;
}
