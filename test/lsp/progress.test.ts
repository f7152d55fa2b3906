import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { temporaryFolder } from '../support/folders';
import { connectInMemory, LspClient, modernCapabilities, pushCapabilities } from '../support/lspClient';
import { mismatchedRfc } from '../support/lspTexts';

/** A tree of so many RFCs that looking at it takes several slices. */
function largeTree(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, index) => `docs/rfc/proposed/feature/2026-07-10-topic-${index}.md`);
  return Object.fromEntries(names.map((name) => [name, mismatchedRfc]));
}

const treeSize = 1000;

const showsProgress = { ...modernCapabilities, window: { workDoneProgress: true } };

interface Progress {
  readonly token: string;
  readonly value: { readonly kind: string; readonly title?: string; readonly cancellable?: boolean };
}

/** A client on a large tree whose server tells of every look at once. */
async function start(capabilities: unknown, count = 60) {
  const connection = connectInMemory({ patience: 0 });
  const client = new LspClient(connection, { folders: [temporaryFolder(largeTree(count))], capabilities });
  const created: string[] = [];
  connection.onRequest('window/workDoneProgress/create', ({ token }: { token: string }) => {
    created.push(token);
    return null;
  });
  await client.initialize();
  return { client, created };
}

const progressOf = (client: LspClient, tokens: readonly string[]) =>
  client.notifications
    .filter(({ method }) => method === '$/progress')
    .map(({ params }) => params as Progress)
    .filter(({ token }) => tokens.includes(token));

describe('progress of a long look at the workspace', () => {
  test('is shown, cancellable, and ends', async () => {
    const { client, created } = await start(showsProgress);
    await client.waitUntil(() => progressOf(client, created).some(({ value }) => value.kind === 'end'));
    const [first] = progressOf(client, created);
    assert.deepEqual(first?.value, { kind: 'begin', title: 'Checking RFCs', cancellable: true });
    await client.connection.sendRequest('shutdown');
    client.connection.dispose();
  });

  test('cancelling ends the look before its end', async () => {
    const pushed = { ...pushCapabilities, window: { workDoneProgress: true } };
    const { client, created } = await start(pushed, treeSize);
    const begun = await client.waitUntil(() => progressOf(client, created)[0]);
    await client.notify('window/workDoneProgress/cancel', { token: begun.token });
    await client.waitUntil(() => progressOf(client, created).some(({ value }) => value.kind === 'end'));
    const [folder = ''] = client.options.folders;
    const last = path.join(folder, `docs/rfc/proposed/feature/2026-07-10-topic-${treeSize - 1}.md`);
    const told = client.notifications.filter(({ method }) => method === 'textDocument/publishDiagnostics').length;
    assert.ok(told < treeSize, `${told} of ${treeSize} files were looked at`);
    await client.open(last);
    await client.waitUntil(() => client.published(last).length > 0);
    await client.connection.sendRequest('shutdown');
    client.connection.dispose();
  });

  test('is not asked of a client that cannot show it', async () => {
    const { client, created } = await start(modernCapabilities);
    await client.pullWorkspace();
    assert.deepEqual(created, []);
    await client.connection.sendRequest('shutdown');
    client.connection.dispose();
  });
});
