import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { WorkspaceDiagnosticReportPartialResult } from 'vscode-languageserver/node';
import { LspClient, ruleOf, uriOf } from '../support/lspClient';
import { implementedPath, mismatch, mismatchedRfc, proposedPath, smallTree } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

describe('workspace/diagnostic', () => {
  test('covers every file of the tree, also those never opened', async () => {
    const { client, folder } = await LspClient.inFolder({
      ...smallTree,
      'docs/rfc/README.md': '# RFCs\n',
      'a.md': 'x',
    });
    const { items } = await client.pullWorkspace();
    assert.deepEqual(
      items.map(({ uri }) => client.relative(uri)).sort(),
      [implementedPath, proposedPath, 'docs/rfc/README.md', 'rfc.config.json'].sort(),
    );
    assert.deepEqual(
      items.map(({ version }) => version),
      [null, null, null, null],
    );
    assert.deepEqual(await client.workspaceRules(), { [proposedPath]: [mismatch] });
    await client.open(path.join(folder, proposedPath), proposedRfc);
    assert.deepEqual(await client.workspaceRules(), {}, 'open documents come before the disk');
  });

  test('repeats nothing that the client has, and empties what is gone', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const first = await client.pullWorkspace();
    const known = Object.fromEntries(first.items.map(({ uri, resultId }) => [uri, resultId ?? '']));
    const second = await client.pullWorkspace(known);
    assert.deepEqual(
      second.items.map(({ kind }) => kind),
      ['unchanged', 'unchanged', 'unchanged'],
    );
    await client.remove(path.join(folder, proposedPath));
    const third = await client.pullWorkspace(known);
    const gone = third.items.find(({ uri }) => uri === uriOf(path.join(folder, proposedPath)));
    assert.deepEqual(gone && 'items' in gone && gone.items, []);
  });

  test('shows the problem of a folder on the first file inside, else on the README', async () => {
    const inside = 'docs/rfc/drafts/2026-07-12-draft.md';
    const { client } = await LspClient.inFolder({ ...smallTree, [inside]: 'x\n', 'docs/rfc/drafts/z.txt': '' });
    const unknown = 'layout/unknown-lifecycle';
    assert.deepEqual((await client.workspaceRules())[inside], [unknown]);
    const readme = 'docs/rfc/README.md';
    const empty = await LspClient.inFolder({ ...smallTree, 'docs/rfc/drafts/': '', [readme]: '# RFCs\n' });
    assert.deepEqual((await empty.client.workspaceRules())[readme], [unknown]);
    const bare = await LspClient.inFolder({ ...smallTree, 'docs/rfc/drafts/': '', 'rfc.config.json': '{}' });
    assert.deepEqual((await bare.client.workspaceRules())['rfc.config.json'], [unknown]);
  });

  test('does not report on files outside the opened folder', async () => {
    const { folder } = await LspClient.inFolder({ ...smallTree, 'rfc.config.json': '{ "nonsense": 1 }' });
    const opened = path.join(folder, 'docs/rfc/proposed');
    const client = await LspClient.start({ folders: [opened] });
    const { items } = await client.pullWorkspace();
    assert.deepEqual(
      items.map(({ uri }) => client.relative(uri)),
      ['feature/2026-07-10-cache.md'],
    );
  });

  test('stays open for a client that takes partial results, and tells it of every change', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const told = () => {
      const parts = client.notifications.filter(({ method }) => method === '$/progress');
      const items = parts.flatMap(({ params }) => (params as Progress).value.items);
      return new Map(items.map((item) => [client.relative(item.uri), 'items' in item ? item.items.map(ruleOf) : []]));
    };
    const params = { previousResultIds: [], partialResultToken: 'stream' };
    const answer = client.connection.sendRequest('workspace/diagnostic', params);
    await client.waitUntil(() => told().size === 3);
    const clean = { 'rfc.config.json': [], [implementedPath]: [] };
    assert.deepEqual(Object.fromEntries(told()), { ...clean, [proposedPath]: [mismatch] });

    await client.write(path.join(folder, proposedPath), proposedRfc, 'Changed');
    await client.waitUntil(() => told().get(proposedPath)?.length === 0);
    const added = 'docs/rfc/proposed/feature/2026-07-13-new.md';
    await client.write(path.join(folder, added), mismatchedRfc, 'Created');
    await client.waitUntil(() => told().get(added)?.length === 1);
    await client.remove(path.join(folder, added));
    await client.waitUntil(() => told().get(added)?.length === 0);

    await client.connection.sendRequest('shutdown');
    assert.deepEqual(await answer, { items: [] });
  });

  test('tells a stream again of a document that was closed: the client may show its unsaved text', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    const told = () => {
      const parts = client.notifications.filter(({ method }) => method === '$/progress');
      const items = parts.flatMap(({ params }) => (params as Progress).value.items);
      return items.filter(({ uri }) => uri === uriOf(file)).map(({ version }) => version);
    };
    const params = { previousResultIds: [], partialResultToken: 'stream' };
    const answer = client.connection.sendRequest('workspace/diagnostic', params);
    await client.waitUntil(() => told().length === 1);
    await client.open(file);
    await client.change(file, proposedRfc);
    await client.change(file, mismatchedRfc);
    await client.close(file);
    await client.waitUntil(() => told().length > 1 && told().at(-1) === null);
    await client.connection.sendRequest('shutdown');
    await answer;
  });

  test('leaves out a nested project that the one around it ignores, but for its open documents', async () => {
    const { client, folder } = await LspClient.inFolder({
      '.git/': '',
      'rfc.config.json': '{"ignore": ["part/**"]}',
      'part/rfc.config.json': '{ "index": { "mode": "off" } }',
      [`part/${proposedPath}`]: mismatchedRfc,
    });
    assert.deepEqual(await client.workspaceRules(), {});
    await client.open(path.join(folder, `part/${proposedPath}`));
    assert.deepEqual(await client.rules(path.join(folder, `part/${proposedPath}`)), [mismatch]);
  });

  test('a large workspace does not make the document that is typed in wait', async () => {
    const names = Array.from({ length: 400 }, (_, index) => `docs/rfc/proposed/feature/2026-07-10-topic-${index}.md`);
    const { client, folder } = await LspClient.inFolder(Object.fromEntries(names.map((name) => [name, mismatchedRfc])));
    const told = () => {
      const parts = client.notifications.filter(({ method }) => method === '$/progress');
      return parts.flatMap(({ params }) => (params as Progress).value.items).length;
    };
    const params = { previousResultIds: [], partialResultToken: 'stream' };
    const answer = client.connection.sendRequest('workspace/diagnostic', params);
    const file = path.join(folder, names[0] ?? '');
    await client.open(file);
    for (const text of [proposedRfc, mismatchedRfc]) {
      await client.change(file, text);
      assert.deepEqual(await client.rules(file), text === proposedRfc ? [] : [mismatch]);
    }
    assert.ok(told() < names.length, `answered after ${told()} of ${names.length} files`);
    await client.waitUntil(() => told() >= names.length);
    await client.connection.sendRequest('shutdown');
    await answer;
  });
});

interface Progress {
  readonly token: string;
  readonly value: WorkspaceDiagnosticReportPartialResult;
}
