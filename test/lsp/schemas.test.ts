import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import {
  isRefused,
  judgeArgumentsRequest,
  previewSchemaCommand,
  proposeArgumentsRequest,
  schemaPreviewRequest,
  tryArgumentsCommand,
} from '../../server/src/protocol';
import { type AskedPlace, completionsAt, hoverAt, openMarked } from '../support/lspAssist';
import { LspClient, uriOf } from '../support/lspClient';
import { searchTool } from '../support/schemaFiles';

const source = { path: 'src/tools.ts' };
const marked = (at: string) => searchTool.replace(at, (found) => `${found.slice(0, 1)}¦${found.slice(1)}`);

async function hoverText(place: AskedPlace): Promise<string | undefined> {
  const contents = (await hoverAt(place))?.contents;
  return typeof contents === 'object' && 'value' in contents ? contents.value : undefined;
}

async function labels(text: string, path: string, typed?: string): Promise<string[]> {
  const { items } = await completionsAt(await openMarked(text, { path }), typed);
  return items.map(({ label }) => label);
}

/** The labels of what is proposed at the mark in one of several files. */
async function labelsAmong(files: Readonly<Record<string, string>>, asked: string): Promise<string[]> {
  const text = files[asked] ?? '';
  const plain = text.replace('¦', '');
  const { client, folder } = await LspClient.inFolder({ ...files, '.git/': '', [asked]: plain });
  const file = path.join(folder, asked);
  await client.open(file, plain);
  const before = text.slice(0, text.indexOf('¦')).split('\n');
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  const { items } = await completionsAt({ client, file, position });
  return items.map(({ label }) => label);
}

describe('hover over a tool schema', () => {
  test('shows the JSON Schema and the inferred type of the whole, at the call and at its key', async () => {
    const text = await hoverText(await openMarked(marked('defineTool({'), source));
    const type = [
      '**TypeScript**',
      '',
      '```ts',
      '{',
      '  text: string;',
      '  limit?: number;',
      '  order?: "up" | "down";',
      '  within?: {',
      '    folder: string;',
      '  };',
      '}',
      '```',
      '',
      '**JSON Schema**',
      '',
      '```json',
      '{',
      '  "type": "object",',
      '',
    ];
    assert.ok(text?.startsWith(type.join('\n')), text);
    assert.equal(await hoverText(await openMarked(marked('parameters:'), source)), text);
  });

  test('shows one node at its key', async () => {
    const text = await hoverText(await openMarked(marked('folder:'), source));
    const expected = [
      '**TypeScript**\n\n```ts\nstring\n```',
      '**JSON Schema**\n\n```json\n{\n  "type": "string"\n}\n```',
    ];
    assert.deepEqual(text?.split(/\n\n(?=\*\*J)/), expected);
    assert.equal(await hoverText(await openMarked(marked("'integer'"), source)), undefined);
  });

  test('says what cannot be known', async () => {
    const dynamic = "defineTool({ name: 'a', para¦meters: { x: { type: kind } } });\n";
    const text = await hoverText(await openMarked(dynamic, source));
    assert.equal(text, '**No JSON Schema**\n\n```text\n`kind` is known only when the code runs.\n```');
  });

  test('is there over the line that opens a fence', async () => {
    const fence = '# T\n\n```json sche¦ma=open\n{ "path": { "type": "string" } }\n```\n';
    assert.match((await hoverText(await openMarked(fence, { path: 'notes.md' }))) ?? '', /path\?: string;/);
  });
});

describe('completion in a tool schema', () => {
  test('keys that are not there yet, by type', async () => {
    const keys = await labels("defineTool({ output: {}, parameters: { x: { type: 'string', ¦ } } });", 'a.ts');
    assert.deepEqual(keys, ['required', 'enum', 'const', 'description', 'title', 'default', 'examples']);
    const inUnion = await labels(
      "defineTool({ output: {}, parameters: { x: { oneOf: [{ type: 'array', ¦ }] } } });",
      'a.ts',
    );
    assert.deepEqual(inUnion, ['items', 'description', 'title', 'default', 'examples']);
  });

  test('types and listed values, in text that is half typed', async () => {
    const types = ['string', 'number', 'boolean', 'object', 'array'];
    assert.deepEqual(await labels("defineTool({ parameters: { x: { type: '¦' } } });", 'a.ts', "'"), types);
    assert.deepEqual(await labels('defineTool({ parameters: { x: { type: ¦ } } });', 'a.ts'), types);
    const open = await labels("defineTool({ output: {}, parameters: { x: { type: '¦", 'a.ts', "'");
    assert.deepEqual(open, ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object', 'json']);
    const values = await labels(
      "defineTool({ parameters: { x: { type: 'string', enum: ['a', 'b'], default: ¦ } } });",
      'a.ts',
    );
    assert.deepEqual(values, ['a', 'b']);
  });

  test('what is written fits the language', async () => {
    const inCode = await completionsAt(await openMarked('defineTool({ parameters: { x: { ty¦ } } });', source));
    assert.equal(inCode.items[0]?.textEdit?.newText, 'type: ');
    const fence = '# T\n\n```json schema\n{ "type": "object", "properties": { "a": {} }, "required": [¦] }\n```\n';
    const inFence = await completionsAt(await openMarked(fence, { path: 'notes.md' }));
    assert.deepEqual(
      inFence.items.map(({ textEdit }) => textEdit?.newText),
      ['"a"'],
    );
  });

  test('names and values of arguments in an example', async () => {
    const declared =
      '# T\n\n```json schema=open\n{ "mode": { "type": "string", "enum": ["r", "w"] }, "path": { "type": "string", "required": true } }\n```\n\n';
    const example = (code: string) => labels(`${declared}\`\`\`json args=open\n${code}\n\`\`\`\n`, 'notes.md');
    assert.deepEqual(await example('{ ¦ }'), ['path', 'mode']);
    assert.deepEqual(await example('{ "path": "a", ¦ }'), ['mode']);
    assert.deepEqual(await example('{ "mode": ¦ }'), ['r', 'w']);
    const folder = { 'docs/notes.md': '# N\n\n```json args=search\n{ ¦ }\n```\n', 'src/tools.ts': searchTool };
    assert.deepEqual(await labelsAmong(folder, 'docs/notes.md'), ['text', 'limit', 'order', 'within']);
  });

  test('nothing elsewhere, and a colon in prose asks for nothing', async () => {
    assert.deepEqual(await labels('const x = { ¦ };', 'a.ts'), []);
    assert.deepEqual(await labels('# RFC: A\n\nStatus: ¦\n', 'docs/rfc/proposed/feature/2026-07-12-a.md', ':'), []);
  });
});

describe('the requests about a tool schema', () => {
  test('the lenses name the commands where the client has them', async () => {
    const ask = async (commands: readonly string[]) => {
      const { client, file } = await openMarked(`${searchTool}¦`, { ...source, initializationOptions: { commands } });
      return client.connection.sendRequest('textDocument/codeLens', { textDocument: { uri: uriOf(file) } });
    };
    const lenses = (await ask([previewSchemaCommand, tryArgumentsCommand])) as {
      command: { title: string; arguments: { schema: object }[] };
    }[];
    assert.deepEqual(
      lenses.map(({ command }) => [command.title, command.arguments[0]?.schema]),
      [
        ['Preview JSON Schema', { name: 'search', index: 0 }],
        ['Try arguments', { name: 'search', index: 0 }],
        ['Preview JSON Schema', { name: 'search.output', index: 1 }],
      ],
    );
  });

  test('the preview follows the text in the editor, and finds its schema by name', async () => {
    const { client, file } = await openMarked(`${searchTool}¦`, source);
    const preview = (params: object): Promise<Record<string, unknown>> =>
      client.connection.sendRequest(schemaPreviewRequest, { uri: uriOf(file), ...params });
    const first = await preview({ position: { line: 5, character: 4 } });
    assert.deepEqual([first.title, first.lacking, first.sample], ['search', [], '{\n  "text": ""\n}']);
    await client.change(
      file,
      `defineTool({ name: 'other', parameters: {} });\n${searchTool.replace("limit: { type: 'integer' }", "limit: { type: 'number' }")}`,
    );
    const second = await preview({ schema: { name: 'search', index: 0 } });
    assert.match(String(second.json), /"limit": \{\n {6}"type": "number"/);
    await client.change(file, searchTool.replace("'integer'", "'strin'"));
    const third = await preview({ schema: { name: 'search', index: 0 } });
    assert.equal(third.json, undefined);
    assert.match(String(third.lacking), /^Line 8: "parameters\.limit\.type" must be one of /);
  });

  test('arguments are judged and completed by the text in the editor', async () => {
    const { client, file } = await openMarked(`${searchTool}¦`, source);
    const target = { uri: uriOf(file), schema: { name: 'search', index: 0 } };
    const text = '{ "limit": "3" } // tried\n';
    const judged = await client.connection.sendRequest(judgeArgumentsRequest, { target, text });
    const range = (start: number, end: number) => ({
      start: { line: 0, character: start },
      end: { line: 0, character: end },
    });
    assert.deepEqual(judged, {
      problems: [
        { range: range(0, 16), message: 'missing required property "text".', kind: 'missing' },
        { range: range(11, 14), message: '"limit" must be an integer.', kind: 'not-integer' },
      ],
    });
    const proposed: { items: { label: string }[] } = await client.connection.sendRequest(proposeArgumentsRequest, {
      target,
      text: '{ "text": "a", "" }',
      position: { line: 0, character: 16 },
    });
    assert.deepEqual(
      proposed.items.map(({ label }) => label),
      ['limit', 'order', 'within'],
    );
  });

  test('garbage and a document without schemas are refused in one sentence', async () => {
    const { client, file } = await openMarked('const x = 1;¦', source);
    for (const method of [schemaPreviewRequest, judgeArgumentsRequest, proposeArgumentsRequest]) {
      for (const params of [null, 7, {}, { target: { uri: 3 }, text: 'x' }]) {
        const answer: object = await client.connection.sendRequest(method, params);
        assert.ok(isRefused(answer), `${method} ${JSON.stringify(answer)}`);
      }
    }
    const answer = await client.connection.sendRequest(schemaPreviewRequest, { uri: uriOf(file) });
    assert.deepEqual(answer, { refused: 'No tool schema was found in this document.' });
  });
});
