import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { PublishDiagnosticsParams } from 'vscode-languageserver/node';
import { LspClient, pushCapabilities, ruleOf, uriOf } from '../support/lspClient';
import { implementedPath, mismatch, proposedPath, rulesOff, smallTree } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

const published = 'textDocument/publishDiagnostics';
const capabilities = pushCapabilities;

describe('a client that cannot ask for diagnostics', () => {
  test('is told of every problem of the workspace, and of clean documents once they are open', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree, { capabilities });
    const file = path.join(folder, proposedPath);
    const { diagnostics } = await client.waitFor<PublishDiagnosticsParams>(published, ({ uri }) => uri === uriOf(file));
    assert.deepEqual(diagnostics.map(ruleOf), [mismatch]);
    const clean = path.join(folder, implementedPath);
    assert.deepEqual(client.published(clean), []);
    await client.open(clean);
    const opened = await client.waitFor<PublishDiagnosticsParams>(published, ({ uri }) => uri === uriOf(clean));
    assert.deepEqual(opened, { uri: uriOf(clean), diagnostics: [], version: 1 });
  });

  test('gets few answers to a burst of edits, the last of the newest version', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree, { capabilities });
    const file = path.join(folder, proposedPath);
    await client.open(file);
    await client.waitFor<PublishDiagnosticsParams>(published, ({ version }) => version === 1);
    for (let edit = 0; edit < 100; edit++) {
      const place = { line: 0, character: 7 };
      void client.change(file, [{ range: { start: place, end: place }, text: 'x' }]);
    }
    await client.change(file, proposedRfc);
    const last = client.versionOf(file);
    await client.waitFor<PublishDiagnosticsParams>(published, ({ version }) => version === last);
    const versions = client.published(file).flatMap(({ version }) => version ?? []);
    assert.deepEqual([versions[0], versions.at(-1)], [1, last]);
    assert.ok(versions.length < 20, `newer edits cancel the answer to older ones: ${versions}`);
    assert.deepEqual(client.published(file).at(-1)?.diagnostics, []);
  });

  test('is told again when the configuration changes and when a file is deleted', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree, { capabilities });
    const file = path.join(folder, proposedPath);
    const has = (count: number) => () => client.published(file).at(-1)?.diagnostics.length === count;
    await client.waitUntil(has(1));
    const config = path.join(folder, 'rfc.config.json');
    await client.write(config, rulesOff(mismatch), 'Created');
    await client.waitUntil(has(0));
    await client.remove(config);
    await client.waitUntil(has(1));
    await client.remove(file);
    await client.waitUntil(has(0));
  });
});
