import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rfc } from '../../support/cli';
import { temporaryFolder } from '../../support/folders';
import { searchTool, twoTools } from '../../support/schemaFiles';

async function compile(text: string, name = 'tools.ts', ...more: string[]) {
  const cwd = temporaryFolder({ [name]: text });
  return rfc(['schema', 'compile', name, ...more], { cwd });
}

describe('rfc schema compile', () => {
  test('prints the JSON Schema of the only tool of a file', async () => {
    const { code, stdout, stderr } = await compile(searchTool);
    assert.deepEqual([code, stderr], [0, '']);
    const { properties, required, type } = JSON.parse(stdout);
    assert.deepEqual([type, required], ['object', ['text']]);
    assert.deepEqual(properties.text, { type: 'string', description: 'What to look for.' });
    assert.deepEqual(properties.within.required, ['folder']);
  });

  test('prints what a tool gives when asked for it by name', async () => {
    const { stdout } = await compile(searchTool, 'tools.ts', '--tool', 'search.output');
    assert.deepEqual(JSON.parse(stdout), { type: 'array', items: { type: 'string' } });
  });

  test('wants a name where there are several, and takes it', async () => {
    const refused = await compile(twoTools);
    assert.deepEqual([refused.code, refused.stdout], [2, '']);
    assert.equal(refused.stderr, '`tools.ts` has several schemas, so `--tool` has to name one: `open`, `close`.\n');
    const taken = await compile(twoTools, 'tools.ts', '--tool', 'open');
    const schema = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] };
    assert.deepEqual(JSON.parse(taken.stdout), schema);
  });

  test('knows the constant that a schema is bound to', async () => {
    const text = `const a: SchemaSpec = { x: { type: 'string' } };\nconst b = { y: { type: 'number' } } satisfies SchemaSpec;\n`;
    const { stdout } = await compile(text, 'specs.ts', '--tool', 'b');
    assert.deepEqual(JSON.parse(stdout).properties, { y: { type: 'number' } });
    assert.match((await compile(text, 'specs.ts', '--tool', 'c')).stderr, /no schema `c` in `specs\.ts`; /);
  });

  test('reads fences of Markdown and JSON files', async () => {
    const fence = '# Tools\n\n```json schema=open\n{ "path": { "type": "string", "required": true } }\n```\n';
    assert.deepEqual(JSON.parse((await compile(fence, 'tools.md')).stdout).required, ['path']);
    assert.deepEqual(JSON.parse((await compile('{ "type": "null" }', 'any.json')).stdout), { type: 'null' });
  });

  test('says what is wrong with a malformed schema, all of it, and where', async () => {
    const text = `defineTool({\n  name: 'a',\n  output: {},\n  parameters: { x: { type: 'strin' }, y: { type: 'object' } },\n});\n`;
    const { code, stdout, stderr } = await compile(text);
    assert.deepEqual([code, stdout], [1, '']);
    const [first = '', second = ''] = stderr.split('\n');
    assert.ok(first.startsWith('tools.ts:4:22: "parameters.x.type" must be one of '), first);
    assert.ok(second.startsWith('tools.ts:4:39: "parameters.y.additionalProperties" must be '), second);
  });

  test('names what only running the code would tell', async () => {
    const text = `import { kinds } from './kinds';\ndefineTool({ name: 'a', parameters: { x: { type: 'string', enum: kinds } } });\n`;
    const { code, stdout, stderr } = await compile(text);
    assert.deepEqual([code, stdout], [1, '']);
    assert.equal(stderr, 'tools.ts:2:66: `kinds` is known only when the code runs.\n');
  });

  test('sends no placeholder along in the place of a description', async () => {
    const text = `defineTool({ name: 'a', parameters: { x: { type: 'string', description: t('x') } } });\n`;
    const { code, stdout, stderr } = await compile(text);
    assert.deepEqual([code, stdout], [1, '']);
    assert.equal(stderr, "tools.ts:1:73: `t('x')` is known only when the code runs.\n");
  });

  test('refuses what is no file with schemas', async () => {
    const cwd = temporaryFolder({ 'a/b.ts': '', 'notes.txt': '', 'broken.json': '{' });
    const sentence = async (...args: string[]) => {
      const { code, stderr } = await rfc(['schema', ...args], { cwd });
      return `${code} ${stderr.trimEnd()}`;
    };
    assert.equal(await sentence('compile', 'none.ts'), '2 There is no file `none.ts`.');
    assert.equal(await sentence('compile', 'a'), '2 `a` is no file, and schemas are read from files.');
    assert.match(await sentence('compile', 'notes.txt'), /^2 `notes\.txt` is no TypeScript, /);
    assert.equal(await sentence('compile', 'a/b.ts'), '1 No schema was found in `a/b.ts`.');
    assert.equal(
      await sentence('compile', 'a/b.ts', 'more.ts'),
      '2 `rfc schema compile` takes one FILE, so `more.ts` is one too many.',
    );
    assert.match(
      await sentence('compile', 'a/b.ts', '--args', '-'),
      /^2 `rfc schema compile` has no option `--args`; /,
    );
    assert.equal(await sentence('chek', 'a/b.ts'), '2 `rfc schema` has no `chek`; did you mean `check`?');
    assert.equal(await sentence(), '2 `rfc schema` needs `check`, `compile` or `validate`.');
  });
});
