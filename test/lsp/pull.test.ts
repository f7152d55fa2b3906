import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CodeLens, Diagnostic } from 'vscode-languageserver/node';
import { LspClient, uriOf } from '../support/lspClient';
import { mismatch, mismatchedRfc, proposedPath, smallTree } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

describe('textDocument/diagnostic', () => {
  test('gives range, severity, rule, link and version of a problem', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file);
    assert.deepEqual(await client.pull(file), [
      {
        range: { start: { line: 2, character: 8 }, end: { line: 2, character: 19 } },
        severity: 1,
        code: mismatch,
        codeDescription: { href: `vscode://rfc-workbench.rfc-workbench/rule/${mismatch}` },
        source: 'rfc',
        message: 'The status is `implemented`, but this file lies in `proposed/`.',
        data: { version: 1 },
      },
    ]);
  });

  test('says at once what the text of an RFC alone tells, and all of it when asked again', async () => {
    const text = mismatchedRfc.replaceAll('\n', '\r\n').replace('## Problem', '[a](gone.md)\r\n\r\n## Problem');
    const { client, folder } = await LspClient.inFolder({ ...smallTree, [proposedPath]: text });
    const file = path.join(folder, proposedPath);
    await client.open(file);
    const first = await client.pullReport(file);
    assert.deepEqual(first.kind === 'full' && first.items.map(({ code }) => code), [mismatch]);
    await client.waitUntil(() => client.refreshes > 0);
    const second = await client.pullReport(file, first.resultId);
    const rules = second.kind === 'full' ? second.items.map(({ code }) => code) : [];
    assert.deepEqual(rules, ['header/line-endings', mismatch, 'link/broken']);
  });

  test('comes before the lenses of the document, which need the tree', async () => {
    const text = mismatchedRfc.replace('## Problem', '[a](gone.md)\n\n## Problem');
    const initializationOptions = { commands: ['rfc.move'] };
    const { client, folder } = await LspClient.inFolder(
      { ...smallTree, [proposedPath]: text },
      { initializationOptions },
    );
    const file = path.join(folder, proposedPath);
    await client.open(file);
    const textDocument = { uri: uriOf(file) };
    const lenses = client.connection.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument });
    const first = await client.pullReport(file);
    assert.deepEqual(first.kind === 'full' && first.items.map(({ code }) => code), [mismatch]);
    assert.ok((await lenses).length > 0);
  });

  test('follows what is typed, not what is on the disk', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file, proposedRfc);
    assert.deepEqual(await client.rules(file), []);
    const start = { line: 2, character: 8 };
    await client.change(file, [{ range: { start, end: { line: 2, character: 16 } }, text: 'implemented' }]);
    assert.deepEqual(await client.rules(file), [mismatch]);
    await client.change(file, [{ range: { start, end: { line: 2, character: 19 } }, text: 'rejected — why' }]);
    const [problem] = await client.pull(file);
    assert.deepEqual(problem?.range, { start, end: { line: 2, character: 16 } });
    assert.deepEqual(problem?.data, { version: 3 });
  });

  test('answers with the file when the document is not open (any more)', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    assert.deepEqual((await client.pull(file))[0]?.data, { version: null });
    await client.open(file, proposedRfc);
    assert.deepEqual(await client.rules(file), []);
    await client.close(file);
    assert.deepEqual(await client.rules(file), [mismatch]);
  });

  test('says that nothing has changed, but not across versions', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file);
    const { resultId } = await client.pullReport(file);
    assert.ok(resultId);
    assert.deepEqual(await client.pullReport(file, resultId), { kind: 'unchanged', resultId });
    await client.change(file, `${mismatchedRfc}\n\nMore.\n`);
    const after = await client.pullReport(file, resultId);
    assert.equal(after.kind, 'full');
    assert.notEqual(after.resultId, resultId);
  });

  test('finds nothing wrong outside the root, in other schemes and in files that are not there', async () => {
    const { client, folder } = await LspClient.inFolder({ ...smallTree, 'notes.md': 'Status: x\n' });
    assert.deepEqual(await client.rules(path.join(folder, 'notes.md')), []);
    assert.deepEqual(await client.rules(path.join(folder, 'docs/rfc/proposed/feature/2026-01-01-gone.md')), []);
    for (const uri of ['untitled:Untitled-1', 'git:/x.md?ref', 'no uri', `${uriOf(folder)}/%zz.md`]) {
      const report = await client.connection.sendRequest('textDocument/diagnostic', { textDocument: { uri } });
      assert.deepEqual(report, { kind: 'full', resultId: (report as { resultId: string }).resultId, items: [] });
    }
  });

  test('knows files by names that need escapes', async () => {
    const name = 'docs/rfc/proposed/feature/2026-07-10-c# %20 größe 缓存😀.md';
    const { client, folder } = await LspClient.inFolder({ ...smallTree, [name]: mismatchedRfc });
    const file = path.join(folder, name);
    const encoded =
      uriOf(folder) +
      name
        .split('/')
        .map((segment) => `/${encodeURIComponent(segment)}`)
        .join('');
    const report = await client.connection.sendRequest('textDocument/diagnostic', { textDocument: { uri: encoded } });
    const { items } = report as { items: Diagnostic[] };
    assert.ok(items.some(({ code }) => code === mismatch));
    assert.deepEqual(Object.keys(await client.workspaceRules()).sort(), [name, proposedPath].sort());
    await client.open(file, proposedRfc);
    assert.deepEqual(await client.rules(file), ['layout/topic-kebab']);
  });

  test('counts characters as UTF-16 and ends lines as LSP does', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file, mismatchedRfc.replace('# RFC: Cached', '# RFC: 😀😀 Cached').replaceAll('\n', '\r\n'));
    const found = (await client.pull(file)).find(({ code }) => code === mismatch);
    assert.deepEqual(found?.range, { start: { line: 2, character: 8 }, end: { line: 2, character: 19 } });
  });

  test('is announced only to a client that asks for diagnostics', async () => {
    const { client } = await LspClient.inFolder(smallTree);
    const capabilities = client.initialized?.capabilities;
    assert.deepEqual(capabilities?.diagnosticProvider, {
      identifier: 'rfc',
      interFileDependencies: true,
      workspaceDiagnostics: true,
    });
    const { client: old } = await LspClient.inFolder(smallTree, { capabilities: {} });
    assert.equal(old.initialized?.capabilities.diagnosticProvider, undefined);
  });

  test('needs no folder: the repository is found from the file', async () => {
    const { folder } = await LspClient.inFolder(smallTree);
    const client = await LspClient.start({ folders: [] });
    const file = path.join(folder, proposedPath);
    await client.open(file);
    assert.deepEqual(await client.rules(file), [mismatch]);
  });
});
