import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { LspClient, modernCapabilities } from '../support/lspClient';
import { mismatch, mismatchedRfc, proposedPath, smallTree } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

const configurationChanged = 'workspace/didChangeConfiguration';

describe('settings', () => {
  test('rfc.enable silences everything and brings it back', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree, { settings: { '': { enable: false } } });
    const file = path.join(folder, proposedPath);
    await client.open(file);
    assert.deepEqual(await client.rules(file), []);
    assert.deepEqual(await client.workspaceRules(), {});
    client.settings = {};
    const before = client.refreshes;
    await client.notify(configurationChanged, { settings: null });
    await client.waitUntil(() => client.refreshes > before);
    assert.deepEqual(await client.rules(file), [mismatch]);
    assert.deepEqual(await client.workspaceRules(), { [proposedPath]: [mismatch] });
  });

  test('rfc.enable can differ between folders', async () => {
    const { folder } = await LspClient.inFolder(smallTree);
    const { folder: silent } = await LspClient.inFolder(smallTree);
    const client = await LspClient.start({ folders: [folder, silent], settings: { [silent]: { enable: false } } });
    assert.deepEqual(await client.rules(path.join(folder, proposedPath)), [mismatch]);
    assert.deepEqual(await client.rules(path.join(silent, proposedPath)), []);
    assert.deepEqual(Object.keys(await client.workspaceRules()), [proposedPath]);
  });

  test('rfc.run onSave follows the saved text', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree, { settings: { '': { run: 'onSave' } } });
    const file = path.join(folder, proposedPath);
    await client.open(file);
    const first = await client.pullReport(file);
    await client.change(file, proposedRfc);
    assert.deepEqual(await client.rules(file), [mismatch], 'typed, not saved');
    await client.save(file, proposedRfc);
    assert.deepEqual(await client.rules(file), []);
    await client.change(file, mismatchedRfc);
    assert.deepEqual(await client.rules(file), []);
    await client.save(file, mismatchedRfc);
    const [problem] = await client.pull(file);
    assert.equal(problem?.code, mismatch);
    assert.deepEqual(problem?.data, { version: client.versionOf(file) });
    assert.equal(first.kind, 'full');
  });

  test('rfc.run onSave holds for the configuration too, and back to onType takes effect at once', async () => {
    const files = { ...smallTree, 'rfc.config.json': '{}' };
    const { client, folder } = await LspClient.inFolder(files, { settings: { '': { run: 'onSave' } } });
    const file = path.join(folder, proposedPath);
    const config = path.join(folder, 'rfc.config.json');
    await client.open(config);
    await client.change(config, '{ "rules": { "status/*": "off" } }');
    assert.deepEqual(await client.rules(file), [mismatch]);
    client.settings = { '': { run: 'onType' } };
    const before = client.refreshes;
    await client.notify(configurationChanged, {});
    await client.waitUntil(() => client.refreshes > before);
    assert.deepEqual(await client.rules(file), []);
  });

  test('may come unasked from a client that cannot be asked, and nonsense counts as absent', async () => {
    const { configuration, ...workspace } = modernCapabilities.workspace;
    assert.ok(configuration);
    const capabilities = { ...modernCapabilities, workspace };
    const { client, folder } = await LspClient.inFolder(smallTree, { capabilities });
    const file = path.join(folder, proposedPath);
    for (const [rfc, expected] of [
      [{ enable: false }, []],
      [{ enable: 'no', run: 7 }, [mismatch]],
    ] as const) {
      await client.notify(configurationChanged, { settings: { rfc } });
      assert.deepEqual(await client.rules(file), expected);
    }
  });
});
