import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CompletionItem } from 'vscode-languageserver/node';
import { completionsAt, itemOf, openMarked } from '../support/lspAssist';
import { modernCapabilities } from '../support/lspClient';
import { implementedPath } from '../support/lspTexts';

const head = '# RFC: A\n\nStatus: proposed\n\n';

function editOf(item: CompletionItem | undefined) {
  assert.ok(item?.textEdit && 'range' in item.textEdit);
  return item.textEdit;
}

describe('completion', () => {
  test('is announced with the characters that call for it', async () => {
    const { client } = await openMarked('¦');
    const triggerCharacters = [' ', '(', '[', '"', "'", ':'];
    assert.deepEqual(client.initialized?.capabilities.completionProvider, { triggerCharacters });
  });

  test('gives headings in order, with a body to fill in and what the section is for', async () => {
    const list = await completionsAt(await openMarked(`${head}## ¦\n`), ' ');
    const [first, second] = list.items;
    assert.equal(list.isIncomplete, false);
    assert.deepEqual([first?.label, first?.preselect, second?.preselect], ['Problem', true, undefined]);
    assert.ok((first?.sortText ?? '') < (second?.sortText ?? ''));
    assert.equal(first?.filterText, '## Problem');
    assert.deepEqual(editOf(first), {
      range: { start: { line: 4, character: 0 }, end: { line: 4, character: 3 } },
      newText: `## Problem\n\n\${1:TODO: what is wrong today, whatever is done about it.}`,
    });
    assert.equal(first?.insertTextFormat, 2);
    const documentation = first?.documentation;
    assert.ok(typeof documentation === 'object' && documentation.kind === 'markdown');
    assert.match(documentation.value, /^What is wrong or missing today\./);
  });

  test('gives plain text to a client without tab stops or Markdown', async () => {
    const place = await openMarked(`${head}## ¦\n`, { capabilities: modernCapabilities });
    const first = itemOf(await completionsAt(place), 'Problem');
    assert.equal(editOf(first).newText, '## Problem');
    assert.equal(first?.insertTextFormat, undefined);
    assert.equal(typeof first?.documentation === 'object' && first.documentation.kind, 'plaintext');
  });

  test('escapes what a snippet would read as its own', async () => {
    const config = JSON.stringify({
      lifecycles: [{ name: 'proposed', status: { token: 'a$}b\\', reason: 'required' } }],
    });
    const place = await openMarked('# RFC: A\n\nStatus: ¦\n');
    await place.client.write(path.join(place.client.options.folders[0] ?? '', 'rfc.config.json'), config, 'Created');
    const [item] = (await completionsAt(place)).items;
    assert.equal(editOf(item).newText, `Status: a\\$\\}b\\\\ — \${1:TODO: why it was a\\$\\}b\\\\}`);
  });

  test('gives links to RFCs with their titles as they are typed', async () => {
    const place = await openMarked(`${head}See [it](¦).\n`);
    const { client } = place;
    assert.equal(
      editOf(itemOf(await completionsAt(place, '('), 'Cached pages'))
        .newText.split('/')
        .at(-1),
      '2026-07-11-pages.md',
    );
    const other = path.join(client.options.folders[0] ?? '', implementedPath);
    await client.open(other);
    await client.change(other, '# RFC: Kept pages\n');
    assert.equal(itemOf(await completionsAt(place, '('), 'Cached pages'), undefined);
    assert.ok(itemOf(await completionsAt(place, '('), 'Kept pages'));
  });

  test('gives links in Markdown outside of the root too', async () => {
    const list = await completionsAt(await openMarked('See [[cach¦]].\n', { path: 'README.md' }));
    assert.deepEqual(
      list.items.map((item) => editOf(item).newText),
      [`[Cached pages](${implementedPath})`, '[Cached pages](docs/rfc/proposed/feature/2026-07-10-cache.md)'],
    );
  });

  test('gives rules in a comment, in the text of the editor also when problems follow the saved one', async () => {
    const place = await openMarked(`${head}<!-- rfc-disable ¦ -->\n`, { settings: { '': { run: 'onSave' } } });
    const list = await completionsAt(place, ' ');
    assert.ok(itemOf(list, 'status/missing'));
    assert.ok(itemOf(list, 'status/*'));
  });

  test('gives keys of the configuration to a client that does not know its schema', async () => {
    const options = { path: 'rfc.config.json' };
    const list = await completionsAt(await openMarked('{ "no¦" }', options));
    assert.equal(editOf(itemOf(list, 'noun')).newText, '"noun": ');
    const initializationOptions = { configSchema: true };
    const known = await completionsAt(await openMarked('{ "no¦" }', { ...options, initializationOptions }));
    assert.deepEqual(known.items, []);
  });

  test('gives nothing where nothing is to be said', async () => {
    const off = await openMarked(`${head}## ¦\n`, { settings: { '': { enable: false } } });
    assert.deepEqual((await completionsAt(off)).items, []);
    const large = await openMarked(`${head}## ¦\n`);
    const config = JSON.stringify({ limits: { fileSize: 10 } });
    await large.client.write(path.join(large.client.options.folders[0] ?? '', 'rfc.config.json'), config, 'Created');
    assert.deepEqual((await completionsAt(large)).items, []);
    const other = await openMarked('Status: ¦', { path: 'notes.txt' });
    assert.deepEqual((await completionsAt(other)).items, []);
  });

  test('survives places that do not exist', async () => {
    const place = await openMarked(`${head}## ¦`);
    for (const position of [
      { line: 99, character: 0 },
      { line: 4, character: 99 },
      { line: -1, character: -1 },
    ]) {
      assert.ok(Array.isArray((await completionsAt({ ...place, position })).items));
    }
  });
});
