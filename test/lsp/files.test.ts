import assert from 'node:assert/strict';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { LspClient, modernCapabilities } from '../support/lspClient';
import { implementedPath, mismatch, mismatchedRfc, proposedPath, smallTree } from '../support/lspTexts';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

describe('files that come and go', () => {
  test('are seen when they are created, changed, renamed and deleted', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    assert.deepEqual(await client.workspaceRules(), { [proposedPath]: [mismatch] });
    const added = 'docs/rfc/proposed/feature/2026-07-20-added.md';
    await client.write(path.join(folder, added), mismatchedRfc, 'Created');
    assert.deepEqual(await client.workspaceRules(), { [proposedPath]: [mismatch], [added]: [mismatch] });
    await client.write(path.join(folder, added), proposedRfc, 'Changed');
    assert.deepEqual(await client.workspaceRules(), { [proposedPath]: [mismatch] });
    const renamed = 'docs/rfc/proposed/feature/added.md';
    renameSync(path.join(folder, added), path.join(folder, renamed));
    await client.tellFiles({ [path.join(folder, added)]: 'Deleted', [path.join(folder, renamed)]: 'Created' });
    assert.deepEqual(await client.workspaceRules(), { [proposedPath]: [mismatch], [renamed]: ['layout/filename'] });
    await client.remove(path.join(folder, renamed));
    assert.deepEqual(await client.workspaceRules(), { [proposedPath]: [mismatch] });
  });

  test('are seen when a whole folder goes, with one event', async () => {
    const { client, folder } = await LspClient.inFolder({ ...smallTree, 'docs/rfc/drafts/x.md': '' });
    assert.deepEqual(Object.keys(await client.workspaceRules()).sort(), ['docs/rfc/drafts/x.md', proposedPath].sort());
    await client.remove(path.join(folder, 'docs/rfc/drafts'));
    assert.deepEqual(await client.workspaceRules(), { [proposedPath]: [mismatch] });
    renameSync(path.join(folder, 'docs'), path.join(folder, 'papers'));
    await client.tellFiles({ [path.join(folder, 'docs')]: 'Deleted', [path.join(folder, 'papers')]: 'Created' });
    assert.deepEqual(await client.workspaceRules(), {});
  });

  test('that are open but not on the disk yet are part of the tree', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, 'docs/rfc/proposed/process/2026-07-21-new.md');
    await client.open(file, mismatchedRfc);
    assert.deepEqual(await client.rules(file), [mismatch]);
    await client.change(file, proposedRfc);
    assert.deepEqual(await client.rules(file), []);
    await client.change(file, mismatchedRfc);
    await client.close(file);
    assert.deepEqual(await client.rules(file), [], 'given up without saving');
    await client.open(file, mismatchedRfc);
    mkdirSync(path.dirname(file), { recursive: true });
    await client.save(file, mismatchedRfc);
    await client.tellFiles({ [file]: 'Created' });
    await client.close(file);
    assert.deepEqual(await client.rules(file), [mismatch]);
  });

  test('are there or not as git has it', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file);
    assert.deepEqual(await client.rules(file), [mismatch]);
    const ignore = path.join(folder, '.gitignore');
    await client.write(ignore, '*-cache.md\n*-new.md\n', 'Created');
    assert.deepEqual(await client.rules(file), []);
    const unwritten = path.join(folder, 'docs/rfc/proposed/feature/2026-07-23-new.md');
    await client.open(unwritten, mismatchedRfc);
    assert.deepEqual(await client.workspaceRules(), {});
    await client.remove(ignore);
    assert.deepEqual(await client.rules(file), [mismatch]);
    assert.deepEqual(await client.rules(unwritten), [mismatch]);
  });

  test('may be opened before their creation is told', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    assert.deepEqual(await client.workspaceRules(), { [proposedPath]: [mismatch] });
    const file = path.join(folder, 'docs/rfc/proposed/feature/2026-07-22-fast.md');
    writeFileSync(file, mismatchedRfc);
    await client.open(file);
    const early = await client.pullReport(file);
    assert.deepEqual(early.kind === 'full' && early.items, []);
    await client.tellFiles({ [file]: 'Created' });
    assert.equal((await client.pullReport(file, early.resultId)).kind, 'full');
    assert.deepEqual(await client.rules(file), [mismatch]);
  });

  test('are noticed through open documents by a client that watches nothing', async () => {
    const { didChangeWatchedFiles, ...workspace } = modernCapabilities.workspace;
    assert.ok(didChangeWatchedFiles);
    const capabilities = { ...modernCapabilities, workspace };
    const { client, folder } = await LspClient.inFolder(smallTree, { capabilities });
    const old = path.join(folder, proposedPath);
    assert.deepEqual(await client.workspaceRules(), { [proposedPath]: [mismatch] });
    const moved = 'docs/rfc/implemented/feature/2026-07-10-cache.md';
    renameSync(old, path.join(folder, moved));
    await client.open(path.join(folder, moved));
    assert.deepEqual((await client.workspaceRules())[proposedPath], undefined);
    assert.ok((await client.rules(path.join(folder, moved))).includes('skeleton/missing-section'));
  });

  test('share one problem while all of them end lines in CRLF, whatever is typed into one', async () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    const files = { ...smallTree, [proposedPath]: crlf(proposedRfc), [implementedPath]: crlf(implementedRfc) };
    const { client, folder } = await LspClient.inFolder(files);
    const endings = 'header/line-endings';
    assert.deepEqual(await client.workspaceRules(), { [implementedPath]: [endings] }, 'once, on the first file');
    const file = path.join(folder, proposedPath);
    const before = client.refreshes;
    await client.open(file, proposedRfc);
    assert.deepEqual(await client.workspaceRules(), { [implementedPath]: [endings] }, 'that file alone');
    await client.waitUntil(() => client.refreshes > before);
    await client.change(file, crlf(proposedRfc));
    assert.deepEqual(await client.rules(file), []);
    await client.change(file, `${crlf(proposedRfc)}\n`);
    assert.ok((await client.rules(file)).includes(endings));
    await client.close(file);
    assert.deepEqual(await client.workspaceRules(), { [implementedPath]: [endings] });
  });
});
