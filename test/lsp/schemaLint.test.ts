import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CodeAction } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LspClient, uriOf } from '../support/lspClient';
import { noIndex } from '../support/lspTexts';

const tool =
  "// 😀\ndefineTool({\n  name: 'rain',\n  parameters: { city: { type: 'strng', description: 'A town.' } },\n});\n";

const example = '```json args=rain\n{ "city": "Bergen" }\n```\n';

async function start(files: Readonly<Record<string, string>>) {
  const { client, folder } = await LspClient.inFolder({ '.git/': '', ...noIndex, ...files });
  return { client, at: (file: string) => path.join(folder, file) };
}

function applied(action: CodeAction | undefined, file: string, text: string): string {
  const [change] = action?.edit?.documentChanges ?? [];
  assert.ok(change && 'textDocument' in change);
  const edits = change.edits.filter((edit) => 'newText' in edit);
  return TextDocument.applyEdits(TextDocument.create(uriOf(file), 'typescript', 1, text), edits);
}

describe('schemas in the editor', () => {
  test('a wrong type in source code is underlined, mended, and silenced', async () => {
    const { client, at } = await start({ 'src/rain.ts': tool });
    const file = at('src/rain.ts');
    await client.open(file);
    const [problem, ...others] = await client.pull(file);
    assert.deepEqual(others, []);
    assert.equal(problem?.code, 'schema/unknown-type');
    assert.deepEqual(problem?.range, { start: { line: 3, character: 30 }, end: { line: 3, character: 37 } });
    const actions = await client.actions(file, { only: ['quickfix'] });
    const titled = (title: string) => actions.find((action) => action.title.startsWith(title));
    assert.equal(applied(titled('Change the type'), file, tool), tool.replace('strng', 'string'));
    const silenced = applied(titled('Disable'), file, tool);
    assert.equal(
      silenced,
      tool.replace('  parameters', '  // rfc-disable-next-line schema/unknown-type\n  parameters'),
    );
    await client.change(file, silenced);
    assert.deepEqual(await client.pull(file), []);
  });

  test('source code that is not open is left to the gate', async () => {
    const { client, at } = await start({ 'src/rain.ts': tool });
    assert.deepEqual(await client.workspaceRules(), {});
    await client.open(at('src/rain.ts'));
    assert.deepEqual(Object.values(await client.workspaceRules()), [['schema/unknown-type']]);
  });

  test('an example goes red when the tool in another file changes', async () => {
    const right = tool.replace('strng', 'string');
    const { client, at } = await start({ 'src/rain.ts': right, 'docs/tools.md': example });
    await client.open(at('docs/tools.md'));
    assert.deepEqual(await client.rules(at('docs/tools.md')), []);
    await client.open(at('src/rain.ts'));
    await client.change(at('src/rain.ts'), right.replace("'string'", "'number'"));
    assert.deepEqual(await client.rules(at('docs/tools.md')), ['schema/example-invalid']);
    await client.change(at('src/rain.ts'), right.replace("'rain'", "'snow'"));
    assert.deepEqual(await client.rules(at('docs/tools.md')), ['schema/example-unknown']);
  });

  test('the repository’s JSON files are read when the configuration names them', async () => {
    const config = '{ "index": { "mode": "off" }, "schema": { "files": ["api/*.json"] } }';
    const { client, at } = await start({
      'rfc.config.json': config,
      'api/a.json': '{ "type": "strng" }',
      'b.json': '{',
    });
    await client.open(at('api/a.json'));
    await client.open(at('b.json'));
    assert.deepEqual(await client.rules(at('api/a.json')), ['schema/unknown-type']);
    assert.deepEqual(await client.rules(at('b.json')), []);
  });
});
