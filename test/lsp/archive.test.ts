import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { archivedPair, archiveWith, filesOfPair, manifestOf, onDisk } from '../support/archived';
import { LspClient } from '../support/lspClient';

const ARCHIVE = '.agents/notes/archived';
const ANCHOR = 'feature/2026-03-02-tickets.md';
const RECORD = 'feature/2026-03-02-tickets.i18n.yaml';
const pair = filesOfPair(ANCHOR, archivedPair('2026-03-02-tickets.md', 'Agent Note: '));
const tree = {
  '.git/': '',
  'rfc.config.json': '{ "extends": "agent-note" }',
  ...onDisk(archiveWith(pair, {}, ARCHIVE)),
};

/** The rules of the archive that speak, by file relative to the archive. */
async function archiveRules(client: LspClient): Promise<Record<string, string[]>> {
  const found = Object.entries(await client.workspaceRules()).flatMap(([file, rules]) => {
    const own = rules.filter((rule) => rule.startsWith('archive/'));
    return own.length > 0 ? [[path.posix.relative(ARCHIVE, file), own] as const] : [];
  });
  return Object.fromEntries(found);
}

describe('the archive in the server', () => {
  test('is judged by what is typed in it', async () => {
    const { client, folder } = await LspClient.inFolder(tree);
    assert.deepEqual(await archiveRules(client), {});
    const file = path.join(folder, ARCHIVE, ANCHOR);
    await client.open(file);
    await client.change(file, String(pair[ANCHOR]).replace('Archived', 'archived'));
    assert.deepEqual(await archiveRules(client), {
      [ANCHOR]: ['archive/changed', 'archive/header'],
      [RECORD]: ['archive/hash'],
    });
    assert.deepEqual((await client.rules(file)).sort(), ['archive/changed', 'archive/header']);
    await client.change(file, String(pair[ANCHOR]));
    assert.deepEqual(await archiveRules(client), {});
  });

  test('is judged by what changes on the disk: a side, the manifest, what is new and what is gone', async () => {
    const { client, folder } = await LspClient.inFolder(tree);
    const at = (key: string) => path.join(folder, ARCHIVE, key);
    await client.write(at('manifest.json'), manifestOf({}), 'Changed');
    assert.deepEqual(Object.values(await archiveRules(client)).flat(), Array(3).fill('archive/unsealed'));
    await client.write(at('manifest.json'), manifestOf(pair), 'Changed');
    await client.write(at('feature/2026-03-03-b.md'), 'x\n', 'Created');
    assert.deepEqual(Object.keys(await archiveRules(client)), ['feature/2026-03-03-b.md']);
    await client.remove(at('feature/2026-03-03-b.md'));
    await client.remove(at(RECORD));
    assert.deepEqual(await archiveRules(client), {
      [ANCHOR]: ['archive/triplet'],
      'manifest.json': ['archive/removed'],
    });
  });
});
