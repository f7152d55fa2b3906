import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { generateIndexRequest, type PlanAnswer } from '../../server/src/protocol';
import { assertEdit, assertRefusal, makeEdit, readTree, startAuthoring } from '../support/authoring';
import { modernCapabilities, uriOf } from '../support/lspClient';
import { OverviewFollower } from '../support/lspOverview';
import { implementedPath, proposedPath } from '../support/lspTexts';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

const index = 'docs/rfc/INDEX.md';
const tree = { '.git/': '', [proposedPath]: proposedRfc, [implementedPath]: implementedRfc };

async function started(files: Parameters<typeof startAuthoring>[0] = tree, options = {}) {
  const { client, folder } = await startAuthoring(files, options);
  const ask = (params: unknown = {}) => client.connection.sendRequest<PlanAnswer>(generateIndexRequest, params);
  return { client, folder, ask };
}

describe('rfc/generateIndex', () => {
  test('writes an index that is missing, and then there is nothing to change', async () => {
    const { client, folder, ask } = await started();
    makeEdit(assertEdit(await ask()).edit);
    const text = readTree(folder)[index] ?? '';
    assert.match(text, /^# RFC index\n[\s\S]*\[Cached pages\]\(proposed\/feature\/2026-07-10-cache\.md\)/);
    await client.tellFiles({ [path.join(folder, index)]: 'Created' });
    assert.equal(assertEdit(await ask()).fileCount, 0);
    const follower = await OverviewFollower.start(client);
    await follower.until((root) => root.index.state === 'fresh');
  });

  test('mends a stale one in the editor, by the text that is there', async () => {
    const { client, folder, ask } = await started({ ...tree, [index]: 'old\n' });
    const file = path.join(folder, index);
    await client.open(file, 'typed over\n');
    const { edit } = assertEdit(await ask({ uri: uriOf(file) }));
    makeEdit(edit, new Map([[file, 'typed over\n']]));
    assert.match(readFileSync(file, 'utf8'), /^# RFC index\n/);
  });

  test('writes nothing while something stands in the way, and says what', async () => {
    const stray = 'docs/rfc/proposed/2026-07-12-stray.md';
    const { ask } = await started({ ...tree, [stray]: proposedRfc });
    const { fileCount, notes } = assertEdit(await ask());
    assert.equal(fileCount, 0);
    assert.deepEqual(
      notes.map(({ text }) => text),
      [`The index was not rendered again, because of \`${stray}\`.`],
    );
  });

  test('writes that of the root which is meant', async () => {
    const other = 'adr/proposed/feature/2026-07-10-x.md';
    const config = { 'rfc.config.json': JSON.stringify({ roots: [{ root: 'docs/rfc' }, { root: 'adr' }] }) };
    const { folder, ask } = await started({ ...tree, ...config, [other]: proposedRfc });
    const urisOf = (answer: PlanAnswer) =>
      (assertEdit(answer).edit.documentChanges ?? []).flatMap((change) =>
        'kind' in change && 'uri' in change ? [change.uri] : [],
      );
    assert.deepEqual(urisOf(await ask({ uri: uriOf(path.join(folder, other)) })), [
      uriOf(path.join(folder, 'adr/INDEX.md')),
    ]);
    assert.deepEqual(urisOf(await ask({ uri: uriOf(path.join(folder, 'adr')) })), [
      uriOf(path.join(folder, 'adr/INDEX.md')),
    ]);
    assert.equal(urisOf(await ask()).length, 2);
  });

  test('refuses where none is generated, what it cannot read, and a client that creates no files', async () => {
    const off = { 'rfc.config.json': JSON.stringify({ index: { mode: 'off' } }) };
    assert.match(assertRefusal(await (await started({ ...tree, ...off })).ask()), /index\.mode/);
    const { ask } = await started();
    assert.match(assertRefusal(await ask({ uri: 'untitled:x' })), /cannot be understood/);
    const old = await started(tree, { capabilities: modernCapabilities });
    assert.match(assertRefusal(await old.ask()), /cannot create/);
  });
});
