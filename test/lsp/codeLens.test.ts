import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CodeLens } from 'vscode-languageserver/node';
import { type AskedPlace, assistCapabilities, openMarked } from '../support/lspAssist';
import { LspClient, uriOf } from '../support/lspClient';
import { implementedPath } from '../support/lspTexts';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

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

describe('backlinks', () => {
  const abilities = { initializationOptions: { commands: ['rfc.showBacklinks'] } };
  const link = '[the cache](../../proposed/feature/2026-07-10-cache.md)';
  const linking = implementedRfc.replace('Every page', `${link}. Every page`);

  /** Asks until the workspace has been looked at: then the lenses are to be asked for again. */
  async function lensesAfterLook(place: AskedPlace, count: number): Promise<CodeLens[]> {
    let found = await lenses(place);
    if (found.length === count) return found;
    await new Promise<void>((resolve) => {
      place.client.connection.onRequest('workspace/codeLens/refresh', async () => {
        found = await lenses(place);
        if (found.length === count) resolve();
        return null;
      });
    });
    return found;
  }

  async function opened(text = proposedRfc) {
    const place = await openMarked(`¦${text}`, abilities);
    const folder = place.client.options.folders[0] ?? '';
    const source = path.join(folder, implementedPath);
    return { place, source, target: uriOf(place.file) };
  }

  test('say above the title who links to the document, and follow who does', async () => {
    const { place, source, target } = await opened();
    assert.deepEqual(await lenses(place), []);
    const told = lensesAfterLook(place, 1);
    await place.client.write(source, linking, 'Changed');
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 19 } };
    const command = {
      title: 'Referenced by 1 RFC',
      command: 'rfc.showBacklinks',
      arguments: [{ uri: target }],
    };
    assert.deepEqual(await told, [{ range, command }]);
    const gone = lensesAfterLook(place, 0);
    await place.client.write(source, implementedRfc, 'Changed');
    assert.deepEqual(await gone, []);
  });

  test('count a link that is typed but not saved', async () => {
    const { place, source } = await opened();
    await place.client.open(source);
    const told = lensesAfterLook(place, 1);
    await place.client.change(source, linking);
    assert.equal((await told).length, 1);
  });

  test('are none of a document that only links to itself', async () => {
    const { place } = await opened(proposedRfc.replace('Every page', '[me](2026-07-10-cache.md). Every page'));
    await place.client.pull(place.file);
    assert.deepEqual(await lenses(place), []);
  });
});

describe('the notice above a generated index', () => {
  const initializationOptions = { commands: ['rfc.generateIndex'] };
  const config = (mode: string) => ({ 'rfc.config.json': JSON.stringify({ index: { mode } }) });

  async function noticesAt(relative: string, mode = 'generated') {
    const tree = { '.git/': '', ...config(mode), [relative]: '# RFC index\n' };
    const { client, folder } = await LspClient.inFolder(tree, {
      capabilities: assistCapabilities,
      initializationOptions,
    });
    const file = path.join(folder, relative);
    await client.open(file);
    const found = await lenses({ client, file, position: { line: 0, character: 0 } });
    return { uri: uriOf(file), commands: found.map(({ command }) => command) };
  }

  test('says what it is and offers to make it anew', async () => {
    const { commands, uri } = await noticesAt('docs/rfc/INDEX.md');
    assert.deepEqual(commands, [
      { title: 'Generated from the RFC files: what is written here is lost', command: '' },
      { title: 'Regenerate', command: 'rfc.generateIndex', arguments: [{ uri }] },
    ]);
  });

  test('is above no other document, and none where no index is generated', async () => {
    assert.deepEqual((await noticesAt('docs/rfc/README.md')).commands, []);
    assert.deepEqual((await noticesAt('docs/rfc/INDEX.md', 'off')).commands, []);
  });
});
