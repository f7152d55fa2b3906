import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { hoverAt, openMarked } from '../support/lspAssist';
import { modernCapabilities } from '../support/lspClient';
import { implementedPath, mismatchedRfc } from '../support/lspTexts';

const head = '# RFC: A\n\nStatus: proposed\n\n';
const link = '../../implemented/feature/2026-07-11-pages.md';

describe('hover', () => {
  test('says in Markdown what a section is for, over its heading', async () => {
    const hover = await hoverAt(await openMarked(`${head}## Ri¦sks\n`));
    assert.deepEqual(hover, {
      contents: {
        kind: 'markdown',
        value: '**Risks**\n\nWhat may go wrong, and what is given up.\n\nRequired in `proposed/`.',
      },
      range: { start: { line: 4, character: 0 }, end: { line: 4, character: 8 } },
    });
  });

  test('is plain text for a client that takes no Markdown', async () => {
    const hover = await hoverAt(await openMarked(`${head}## Ri¦sks\n`, { capabilities: modernCapabilities }));
    assert.deepEqual(hover?.contents, {
      kind: 'plaintext',
      value: 'Risks\nWhat may go wrong, and what is given up.\nRequired in `proposed/`.',
    });
  });

  test('shows a linked RFC as the editor has it, with its problems', async () => {
    const place = await openMarked(`${head}See [it¦](${link}).\n`);
    const { client } = place;
    const said = async () => {
      const contents = (await hoverAt(place))?.contents;
      return typeof contents === 'object' && 'value' in contents ? contents.value.split('\n\n') : [];
    };
    assert.deepEqual(await said(), [
      '**Cached pages**',
      'implemented',
      'First proposed on 2026\\-07\\-11.',
      'No problem is found in it.',
    ]);
    const other = path.join(client.options.folders[0] ?? '', implementedPath);
    await client.open(other);
    await client.change(other, mismatchedRfc.replace('Status: implemented', 'Status: proposed — [x](command:y)'));
    const changed = await said();
    assert.equal(changed[1], 'proposed — \\[x\\]\\(command\\:y\\)');
    assert.match(changed[3] ?? '', /^\d+ problems are found in it\.$/);
  });

  test('says what a key of the configuration is for, unless the client knows by itself', async () => {
    const options = { path: 'rfc.config.json' };
    const marked = '{ "rules": { "status/mis¦sing": "off" } }';
    const hover = await hoverAt(await openMarked(marked, options));
    assert.match(JSON.stringify(hover?.contents), /Line 3 must be the status.*Switched off here/);
    const known = await openMarked(marked, { ...options, initializationOptions: { configSchema: true } });
    assert.equal(await hoverAt(known), null);
  });

  test('says nothing elsewhere', async () => {
    assert.equal(await hoverAt(await openMarked(`${head}Te¦xt.\n`)), null);
    assert.equal(await hoverAt(await openMarked('## Ri¦sks\n', { path: 'README.md' })), null);
    assert.equal(await hoverAt(await openMarked(`${head}## Ri¦sks\n`, { settings: { '': { enable: false } } })), null);
  });
});
