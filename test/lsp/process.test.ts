import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { temporaryFolder } from '../support/folders';
import { LspClient } from '../support/lspClient';
import { mismatch, noIndex, proposedPath, smallTree } from '../support/lspTexts';

/** Started as an editor starts it; the bundles are those of the build that made this test. */
const commandLines: Readonly<Record<string, readonly string[]>> = {
  'the server by itself': ['dist/server.js', '--stdio'],
  'rfc lsp': ['dist/cli.js', 'lsp', '--stdio'],
};

function startProcess(args: readonly string[]) {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  after(() => child.kill());
  const written: string[] = [];
  child.stderr.on('data', (chunk) => written.push(String(chunk)));
  const reader = new StreamMessageReader(child.stdout);
  return { child, written, connection: createMessageConnection(reader, new StreamMessageWriter(child.stdin)) };
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

describe('the server as a process', () => {
  for (const [name, args] of Object.entries(commandLines)) {
    test(`${name}: serves, is silent beside it, and ends when told to`, async () => {
      const folder = temporaryFolder({ ...noIndex, ...smallTree });
      const { child, connection, written } = startProcess(args);
      const client = new LspClient(connection, { folders: [folder] });
      await client.initialize();
      const file = path.join(folder, proposedPath);
      await client.open(file);
      assert.deepEqual(await client.rules(file), [mismatch]);
      assert.deepEqual(Object.keys(await client.workspaceRules()), [proposedPath]);
      await connection.sendRequest('shutdown');
      const exit = exitOf(child);
      await client.notify('exit', null);
      assert.equal(await exit, 0);
      assert.deepEqual(written, []);
    });
  }

  test('survives what is no message', async () => {
    const folder = temporaryFolder({ ...noIndex, ...smallTree });
    const { child, connection } = startProcess(['dist/server.js', '--stdio']);
    const send = (body: string) => child.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    const client = new LspClient(connection, { folders: [folder] });
    await client.initialize();
    child.stdin?.write('No-Length: 1\r\n\r\n');
    for (const body of ['{', 'null', '7', '[]', '{}', '{"jsonrpc":"2.0","id":{},"method":7}', '{"id":1,"result":1}'])
      send(body);
    assert.deepEqual(await client.rules(path.join(folder, proposedPath)), [mismatch]);
  });

  test('ends when its client is gone', async () => {
    const { child, connection } = startProcess(['dist/server.js', '--stdio']);
    await new LspClient(connection, { folders: [] }).initialize();
    const exit = exitOf(child);
    child.stdin?.end();
    assert.equal(await exit, 1);
  });
});
