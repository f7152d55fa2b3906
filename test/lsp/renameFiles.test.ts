import assert from 'node:assert/strict';
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { WorkspaceEdit } from 'vscode-languageserver/node';
import { makeEdit, readTree, startAuthoring } from '../support/authoring';
import { modernCapabilities, uriOf } from '../support/lspClient';
import { implementedPath, proposedPath } from '../support/lspTexts';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

const linking = `${proposedRfc}\nSee [pages](../../implemented/feature/2026-07-11-pages.md).\n`;
const tree = {
  '.git/': '',
  [proposedPath]: linking,
  [implementedPath]: implementedRfc,
  'docs/guide.md': '# Guide\n\nSee [the cache](rfc/proposed/feature/2026-07-10-cache.md).\n',
};

async function started(options = {}) {
  const { client, folder } = await startAuthoring(tree, options);
  const rename = (from: string, to: string) => {
    const [oldUri, newUri] = [uriOf(path.join(folder, from)), uriOf(path.join(folder, to))];
    const files = [{ oldUri, newUri }];
    return client.connection.sendRequest<WorkspaceEdit | null>('workspace/willRenameFiles', { files });
  };
  const move = (from: string, to: string) => {
    mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
    renameSync(path.join(folder, from), path.join(folder, to));
  };
  return { client, folder, rename, move };
}

describe('workspace/willRenameFiles', () => {
  test('links in and to a renamed RFC lead on', async () => {
    const { folder, move, rename } = await started();
    const to = 'docs/rfc/proposed/cache/deep/2026-07-10-pages.md';
    makeEdit(await rename(proposedPath, to));
    move(proposedPath, to);
    const after = readTree(folder);
    assert.match(after['docs/guide.md'] ?? '', /\(rfc\/proposed\/cache\/deep\/2026-07-10-pages\.md\)/);
    assert.match(after[to] ?? '', /\(\.\.\/\.\.\/\.\.\/implemented\/feature\/2026-07-11-pages\.md\)/);
  });

  test('a folder takes along what is in it', async () => {
    const { folder, move, rename } = await started();
    const [from, to] = ['docs/rfc/proposed/feature', 'docs/rfc/proposed/process'];
    makeEdit(await rename(from, to));
    move(from, to);
    assert.match(readTree(folder)['docs/guide.md'] ?? '', /proposed\/process\/2026-07-10-cache\.md/);
  });

  test('other files and garbage give nothing', async () => {
    const { client, rename } = await started();
    assert.equal(await rename('docs/guide.md', 'docs/manual.md'), null);
    for (const params of [{}, { files: 7 }, { files: [null, 7, {}, { oldUri: 'x', newUri: 'y' }] }]) {
      assert.equal(await client.connection.sendRequest('workspace/willRenameFiles', params), null);
    }
  });

  test('the server asks to be told exactly when the client can tell', async () => {
    const { client } = await started();
    assert.ok(client.initialized?.capabilities.workspace?.fileOperations?.willRename);
    const plain = await started({ capabilities: modernCapabilities });
    assert.equal(plain.client.initialized?.capabilities.workspace?.fileOperations, undefined);
  });
});
