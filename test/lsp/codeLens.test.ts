import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CodeLens } from 'vscode-languageserver/node';
import { type AskedPlace, openMarked } from '../support/lspAssist';
import { uriOf } from '../support/lspClient';
import { implementedPath } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

const initializationOptions = { commands: ['rfc.move'] };

async function lenses({ client, file }: AskedPlace): Promise<CodeLens[]> {
  return client.connection.sendRequest('textDocument/codeLens', { textDocument: { uri: uriOf(file) } });
}

describe('code lens', () => {
  test('shows the moves above the title', async () => {
    const place = await openMarked(`¦${proposedRfc}`, { initializationOptions });
    assert.deepEqual(place.client.initialized?.capabilities.codeLensProvider, { resolveProvider: false });
    const uri = uriOf(place.file);
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 19 } };
    const command = (title: string, to: string) => ({ title, command: 'rfc.move', arguments: [{ uri, to }] });
    assert.deepEqual(await lenses(place), [
      { range, command: command('proposed → implemented', 'implemented') },
      { range, command: command('proposed → rejected…', 'rejected') },
    ]);
  });

  test('is not there for a client without the command', async () => {
    const place = await openMarked(`¦${proposedRfc}`);
    assert.equal(place.client.initialized?.capabilities.codeLensProvider, undefined);
    assert.deepEqual(await lenses(place), []);
  });

  test('shows nothing where no move begins', async () => {
    assert.deepEqual(
      await lenses(await openMarked('¦# RFC: A\n', { initializationOptions, path: implementedPath })),
      [],
    );
    assert.deepEqual(await lenses(await openMarked('¦# A\n', { initializationOptions, path: 'README.md' })), []);
  });

  test('follows a change of the configuration, which the client is told of', async () => {
    const place = await openMarked(`¦${proposedRfc}`, { initializationOptions });
    const { client } = place;
    const told = new Promise<void>((resolve) => {
      client.connection.onRequest('workspace/codeLens/refresh', async () => {
        if ((await lenses(place)).length === 0) resolve();
        return null;
      });
    });
    const config = path.join(client.options.folders[0] ?? '', 'rfc.config.json');
    await client.write(config, JSON.stringify({ moves: [] }), 'Created');
    await told;
  });
});
