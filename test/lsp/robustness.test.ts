import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import {
  CancellationTokenSource,
  type LogMessageParams,
  LSPErrorCodes,
  ResponseError,
} from 'vscode-languageserver/node';
import { findRule } from '../../server/src/engine';
import type { DocumentRule } from '../../server/src/engine/rule';
import { LspClient, uriOf } from '../support/lspClient';
import { mismatch, mismatchedRfc, proposedPath, smallTree } from '../support/lspTexts';

const logged = 'window/logMessage';

/** Lets a rule throw while `work` runs. */
async function withCrash(id: string, work: () => Promise<void>): Promise<void> {
  const rule = findRule(id) as { check: DocumentRule['check'] } | undefined;
  assert.ok(rule);
  const { check } = rule;
  rule.check = () => {
    throw new Error('boom\nsecond line');
  };
  try {
    await work();
  } finally {
    rule.check = check;
  }
}

describe('a rule that throws', () => {
  test('is one problem and one entry in the log with its stack; the other rules run', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file, mismatchedRfc.replace('## Risks', '## risks'));
    await withCrash(mismatch, async () => {
      const [crash, other, ...more] = await client.pull(file);
      assert.equal(crash?.code, 'rule/crashed');
      assert.match(crash?.message ?? '', /status\/lifecycle-mismatch.*boom/);
      assert.equal(other?.code, 'skeleton/heading-form');
      assert.deepEqual(more, []);
      const { message } = await client.waitFor<LogMessageParams>(logged);
      assert.match(message, /The rule status\/lifecycle-mismatch failed: Error: boom\nsecond line\n\s+at /);
    });
    await client.change(file, mismatchedRfc);
    assert.deepEqual(await client.rules(file), [mismatch]);
  });
});

describe('requests that are no longer wanted', () => {
  test('are answered with the cancellation', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file);
    const textDocument = { uri: uriOf(file) };
    const context = { diagnostics: [] };
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    for (const [method, params] of [
      ['textDocument/diagnostic', { textDocument }],
      ['textDocument/codeAction', { textDocument, range, context }],
      ['workspace/diagnostic', { previousResultIds: [], partialResultToken: 'open' }],
    ] as const) {
      const source = new CancellationTokenSource();
      const answer = client.connection.sendRequest(method, params, source.token);
      source.cancel();
      await assert.rejects(
        answer,
        (error) => error instanceof ResponseError && error.code === LSPErrorCodes.RequestCancelled,
      );
    }
    assert.deepEqual(await client.rules(file), [mismatch]);
  });

  test('give way to the one about the newer text', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file);
    await client.pull(file);
    const answers = [];
    for (let edit = 0; edit < 20; edit++) {
      await client.change(file, [
        { range: { start: { line: 0, character: 7 }, end: { line: 0, character: 7 } }, text: 'x' },
      ]);
      answers.push(client.pull(file));
    }
    const settled = await Promise.allSettled(answers);
    const overtaken = settled.filter((one) => one.status === 'rejected').map((one) => one.reason);
    assert.ok(overtaken.length > 0);
    for (const error of overtaken) {
      assert.equal(error.code, LSPErrorCodes.ServerCancelled);
      assert.deepEqual(error.data, { retriggerRequest: true });
    }
    const last = settled.at(-1);
    assert.deepEqual(last?.status === 'fulfilled' && last.value[0]?.data, { version: client.versionOf(file) });
  });
});

describe('garbage', () => {
  test('as parameters gets an empty answer, a line in the log, and does no harm', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file);
    const uri = uriOf(file);
    const empty = { kind: 'full', items: [] };
    const values: readonly unknown[] = [null, {}, [], { textDocument: null }, { textDocument: { uri: 7 } }, 'x', 7];
    for (const params of values) {
      const send = (method: string) => client.connection.sendRequest<object>(method, params);
      const report = await send('textDocument/diagnostic').catch(() => empty);
      assert.deepEqual({ ...empty, ...report, resultId: undefined }, { ...empty, resultId: undefined });
      assert.deepEqual(await send('textDocument/codeAction').catch(() => []), []);
      await send('workspace/diagnostic').catch(() => undefined);
      await send('rfc/explainFile').catch(() => undefined);
      await send('rfc/listRules').catch(() => undefined);
      await send('no/such').catch(() => undefined);
      for (const method of notifications) await client.notify(method, params);
    }
    await client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'markdown', version: 2 } });
    await client.notify('textDocument/didOpen', { textDocument: { uri: `${uri}2`, languageId: 'markdown', text: {} } });
    const contentChanges = [{ range: { start: { line: 'a' }, end: null }, text: 7 }, {}, null];
    await client.notify('textDocument/didChange', { textDocument: { uri, version: 3 }, contentChanges });
    await client.notify('workspace/didChangeWatchedFiles', { changes: [null, { uri: 7 }, { uri: 'x:y', type: 99 }] });
    await client.notify('workspace/didChangeWorkspaceFolders', {
      event: { added: [null, 7, { uri: 'x' }], removed: 1 },
    });
    await client.close(file);
    await client.open(file);
    assert.deepEqual(await client.rules(file), [mismatch]);
    assert.ok(client.notifications.some(({ method }) => method === logged));
  });

  test('as the parameters of initialize still gives a server', async () => {
    for (const capabilities of [7, 'x', { textDocument: 7, workspace: [] }]) {
      const { client, folder } = await LspClient.inFolder(smallTree, { capabilities, initializationOptions: 'x' });
      assert.ok(client.initialized?.capabilities.textDocumentSync, JSON.stringify(capabilities));
      assert.deepEqual(await client.rules(path.join(folder, proposedPath)), [mismatch]);
    }
  });
});

const notifications = [
  'initialized',
  'textDocument/didOpen',
  'textDocument/didChange',
  'textDocument/didSave',
  'textDocument/didClose',
  'workspace/didChangeConfiguration',
  'workspace/didChangeWatchedFiles',
  'workspace/didChangeWorkspaceFolders',
  '$/cancelRequest',
  '$/setTrace',
];
