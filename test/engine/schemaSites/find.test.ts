import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type ConfigChanges, configWith } from '../../support/configs';
import { readSchemaText } from '../../support/schemaRuleTester';

/** Shape and text of each schema that is found. */
function find(text: string, ending = 'ts', config: ConfigChanges = {}): string[] {
  const source = readSchemaText(text, ending, configWith(config));
  return (source?.sites ?? []).map(({ literal, name, shape }) => {
    return `${shape} ${text.slice(literal.span.start, literal.span.end)}${name === undefined ? '' : ` as ${name}`}`;
  });
}

describe('schemas in source code', () => {
  test('a tool without an output is of the first dialect, one with an output of the second', () => {
    assert.deepEqual(find("defineTool({ name: 'a', parameters: { p: {} } });"), ['v1-map { p: {} } as a']);
    assert.deepEqual(find("defineTool({ name: 'a', parameters: {}, output: { schema: { type: 'json' } } });"), [
      'v2-map {} as a',
      "v2-value { type: 'json' }",
    ]);
  });

  test('the configuration may settle the dialect and name other functions', () => {
    const schema = { dialect: 'v2', defineCalls: ['tool'] } as const;
    assert.deepEqual(find("tool({ name: 'a', parameters: {} }); defineTool({ parameters: {} });", 'ts', { schema }), [
      'v2-map {} as a',
    ]);
  });

  test('types and functions say what a value is', () => {
    const text =
      'const a = {} satisfies SchemaSpec; const b: SchemaProp = {}; const c = {} as ParameterSchemaSpec;\n' +
      'const d: ValueSchemaSpec = {}; const e = {} satisfies JsonSchemaNode; const f: ObjectJsonSchema = {};\n' +
      'assertSupportedJsonSchema({}); valueSchemaSpecToJsonSchema({});\n';
    const shapes = find(text).map((line) => line.split(' ')[0]);
    assert.deepEqual(shapes, ['v1-map', 'v1-node', 'v2-map', 'v2-value', 'raw', 'raw-object', 'raw', 'v2-value']);
  });

  test('where an output may come yet, only what tells the dialect is judged', () => {
    assert.deepEqual(find("defineTool({ parameters: { p: { type: 'string' } }, "), []);
    assert.deepEqual(find('defineTool({ ...base, parameters: { p: { type: "integer" } } });'), [
      'v2-map { p: { type: "integer" } }',
    ]);
  });

  test('a type beside the call decides, and the tool still names it', () => {
    const text = "defineTool({ name: 'a', parameters: {} satisfies ParameterSchemaSpec });";
    assert.deepEqual(find(text), ['v2-map {} as a']);
  });

  test('JavaScript, JSX and modules are read too', () => {
    for (const ending of ['js', 'jsx', 'mjs', 'cjs', 'tsx', 'mts', 'cts']) {
      assert.equal(find('defineTool({ parameters: {} });', ending).length, 1, ending);
    }
  });
});

describe('schemas in JSON', () => {
  const tools = '{ "tools": [{ "name": "a", "inputSchema": {} }, { "name": "b", "inputSchema": { "type": "null" } }] }';

  test('the whole file, or what the pointers name', () => {
    assert.deepEqual(find('{}', 'json'), ['raw {}']);
    assert.deepEqual(find(tools, 'json', { schema: { pointers: ['/tools/*/inputSchema', '/none'] } }), [
      'raw {} as a',
      'raw { "type": "null" } as b',
    ]);
  });
});

describe('schemas in Markdown', () => {
  test('a map of nodes is the author’s, anything else the wire’s', () => {
    const map = '{ "city": { "type": "string" } }';
    const node = '{ "type": "object", "properties": { "type": { "type": "string" } } }';
    const text = `\`\`\`json schema=rain\n${map}\n\`\`\`\n\n~~~json schema\n${node}\n~~~\n\n\`\`\`json\n{}\n\`\`\`\n`;
    assert.deepEqual(find(text, 'md'), [`v2-map ${map} as rain`, `raw ${node}`]);
    assert.deepEqual(find(text, 'md', { schema: { dialect: 'v1' } })[0], `v1-map ${map} as rain`);
  });

  test('tools in blocks of code, also in lists and quotes, with CRLF', () => {
    const text = '- A tool:\r\n\r\n  ```ts\r\n  defineTool({ name: "a", parameters: {} });\r\n  ```\r\n';
    assert.deepEqual(find(text, 'md'), ['v1-map {} as a']);
    assert.deepEqual(find('> ```js\n> defineTool({\n>   parameters: {},\n> });\n> ```\n', 'md'), ['v1-map {}']);
  });

  test('a block that is not closed is read to the end', () => {
    assert.deepEqual(find('```json schema\n{ "type": "null" }', 'md'), ['raw { "type": "null" }']);
  });
});
