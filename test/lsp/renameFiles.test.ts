import assert from 'node:assert/strict';
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { WorkspaceEdit } from 'vscode-languageserver/node';
import { makeEdit, readTree, shapeOf, startAuthoring } from '../support/authoring';
import { modernCapabilities, uriOf } from '../support/lspClient';
import { implementedPath, proposedPath } from '../support/lspTexts';
import { recordOf } from '../support/plans';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

const linking = `${proposedRfc}\nSee [pages](../../implemented/feature/2026-07-11-pages.md).\n`;
const tree = {
  '.git/': '',
  [proposedPath]: linking,
  [implementedPath]: implementedRfc,
  'docs/guide.md': '# Guide\n\nSee [the cache](rfc/proposed/feature/2026-07-10-cache.md).\n',
};

const zhOf = (anchor: string) => anchor.replace(/\.md$/, '.zh.md');
const recordAt = (anchor: string) => anchor.replace(/\.md$/, '.i18n.yaml');
const withSwitcher = (line: string) => proposedRfc.replace('\n\n## Problem', `\n\n${line}\n\n## Problem`);
const english = withSwitcher('English | [中文](2026-07-10-cache.zh.md)');
const chinese = withSwitcher('[English](2026-07-10-cache.md) | 中文');
const paired = {
  ...tree,
  [proposedPath]: english,
  [zhOf(proposedPath)]: chinese,
  [recordAt(proposedPath)]: recordOf(proposedPath, english, chinese),
};

async function started(options = {}, files: Parameters<typeof startAuthoring>[0] = tree) {
  const { client, folder } = await startAuthoring(files, options);
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

  test('the other files of a pair go along, with record, switcher and index in the same edit', async () => {
    const { folder, move, rename } = await started({}, paired);
    const to = 'docs/rfc/proposed/process/2026-07-10-pages.md';
    const edit = await rename(proposedPath, to);
    assert.deepEqual(edit && shapeOf({ edit }), ['text', 'rename', 'create', 'text']);
    makeEdit(edit);
    move(proposedPath, to);
    const after = readTree(folder);
    assert.ok(!Object.keys(after).some((file) => file.includes('cache')), Object.keys(after).join());
    assert.match(after[to] ?? '', /^English \| \[中文\]\(2026-07-10-pages\.zh\.md\)$/m);
    assert.match(after[zhOf(to)] ?? '', /^\[English\]\(2026-07-10-pages\.md\) \| 中文$/m);
    assert.match(after[recordAt(to)] ?? '', /^2026-07-10-pages\.md: [0-9a-f]{40}\n2026-07-10-pages\.zh\.md: /m);
    assert.match(after['docs/rfc/INDEX.md'] ?? '', /proposed\/process\/2026-07-10-pages\.md/);
  });

  test('a pair that is moved as a whole is not moved twice', async () => {
    const { client, folder } = await started({}, paired);
    const all = [proposedPath, zhOf(proposedPath), recordAt(proposedPath)];
    const files = all.map((from) => ({
      oldUri: uriOf(path.join(folder, from)),
      newUri: uriOf(path.join(folder, from.replace('/feature/', '/process/'))),
    }));
    const edit = await client.connection.sendRequest<WorkspaceEdit | null>('workspace/willRenameFiles', { files });
    assert.deepEqual(edit && shapeOf({ edit }), ['text', 'create', 'text']);
  });

  test('an editor that mends links itself is left to it, but for the two sides of a pair', async () => {
    const section = 'markdown.updateLinksOnFileMove.enabled';
    for (const [value, isOurs] of [
      ['prompt', false],
      ['always', false],
      ['never', true],
      [7, true],
    ] as const) {
      const { folder, move, rename } = await started({ otherSettings: { [section]: value } }, paired);
      const to = 'docs/rfc/proposed/process/2026-07-10-pages.md';
      makeEdit(await rename(proposedPath, to));
      move(proposedPath, to);
      const after = readTree(folder);
      assert.equal(after['docs/guide.md'] === paired['docs/guide.md'], !isOurs, String(value));
      assert.match(after[to] ?? '', /\(2026-07-10-pages\.zh\.md\)/);
      assert.match(after['docs/rfc/INDEX.md'] ?? '', /2026-07-10-pages\.md/);
    }
  });

  test('where something is in the way of the rest of the pair, the links are mended all the same', async () => {
    const to = 'docs/rfc/proposed/feature/2026-07-10-pages.md';
    const { folder, move, rename } = await started({}, { ...paired, [zhOf(to)]: '# RFC: 页\n' });
    const edit = await rename(proposedPath, to);
    assert.deepEqual(edit && shapeOf({ edit }), ['text']);
    makeEdit(edit);
    move(proposedPath, to);
    assert.match(readTree(folder)['docs/guide.md'] ?? '', /2026-07-10-pages\.md/);
  });

  test('a client that moves no files in edits gets the links', async () => {
    const { workspace } = modernCapabilities;
    const plain = { ...modernCapabilities, workspace: { ...workspace, fileOperations: { willRename: true } } };
    const { rename } = await started({ capabilities: plain }, paired);
    const edit = await rename(proposedPath, 'docs/rfc/proposed/feature/2026-07-10-pages.md');
    assert.deepEqual(edit && shapeOf({ edit }), ['text']);
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
