import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defaultConfig, nameSchemas, readSchemas, sampleOf, useSchema } from '../../../server/src/engine';

function read(text: string, path = 'a.ts') {
  const source = readSchemas({ config: defaultConfig, path, content: { kind: 'text', text }, today: '2026-07-12' });
  return source ? nameSchemas(source) : [];
}

function faults(text: string): string[] {
  const [named] = read(text);
  const use = named && useSchema(named.site);
  return use?.kind === 'unusable'
    ? use.faults.map((fault) => `${text.slice(fault.span.start, fault.span.end)}: ${fault.text}`)
    : [];
}

const tool = (parameters: string) => `const kind = 'string';\ndefineTool({ name: 't', parameters: ${parameters} });\n`;

describe('using a declaration from a text', () => {
  test('constants, spreads and joined strings are followed', () => {
    const [named] = read(tool(`{ a: { ...{ type: kind }, description: 'x' + 'y', required: true as const } }`));
    const use = named && useSchema(named.site);
    assert.ok(use?.kind === 'usable');
    assert.deepEqual(use.schema, {
      type: 'object',
      properties: { a: { type: 'string', description: 'xy' } },
      required: ['a'],
    });
    assert.deepEqual(
      use.inspect({}).map(({ kind, path }) => [kind, path]),
      [['missing', ['a']]],
    );
  });

  test('everything that is not known is named where it stands', () => {
    assert.deepEqual(faults(tool('{ a: { type: imported }, [b]: { type: "string" }, ...rest }')), [
      'imported: `imported` is known only when the code runs',
      '[b]: `[b]` is known only when the code runs',
      'rest: `rest` is known only when the code runs',
    ]);
    assert.deepEqual(faults(tool('{ __proto__: { type: "string" } }')), [
      '__proto__: { type: "string" }: `__proto__: { type: "string" }` sets the prototype and declares nothing',
    ]);
  });

  test('a description that is not known is no fault, a parameter of that name is', () => {
    const [named] = read(tool(`{ a: { type: 'string', description: t('a') }, b: { type: 'array' } }`));
    const use = named && useSchema(named.site);
    assert.deepEqual(use?.kind === 'usable' && use.unknown.map(({ text }) => text), [
      "`t('a')` is known only when the code runs",
    ]);
    assert.equal(faults(tool('{ description: imported }')).length, 1);
  });

  test('a first-generation declaration that nothing refuses is used, one that cannot run is not', () => {
    assert.deepEqual(faults(tool(`{ a: { type: 'string', colour: 'red' } }`)), []);
    assert.match(faults(tool(`{ a: { type: 'integer' } }`))[0] ?? '', /^type: "parameters\.a\.type" must be one of /);
  });

  test('every prefix gives an answer', () => {
    const text = tool(`{ a: { type: 'object', properties: { b: { type: kind, enum: ['x', 'y'] } } } }`);
    for (let end = 0; end <= text.length; end += 1) for (const { site } of read(text.slice(0, end))) useSchema(site);
  });

  test('names: tools, their output, constants, fences', () => {
    const text = `const a: SchemaSpec = {};\nconst b = assertSupportedJsonSchema({});\ndefineTool({ name: 't', output: { schema: { type: 'null' } }, parameters: {} });\nuse({} as SchemaSpec);\n`;
    assert.deepEqual(
      read(text).map(({ name }) => name),
      ['a', 'b', 't.output', 't', undefined],
    );
    const fences = '```json schema=open\n{ "a": { "type": "string" } }\n```\n\n```json schema\n{}\n```\n';
    assert.deepEqual(
      read(fences, 'a.md').map(({ name }) => name),
      ['open', undefined],
    );
  });

  test('a sample has what is required, and nothing else', () => {
    const schema = {
      type: 'object',
      properties: {
        a: { type: 'string', enum: ['x', 'y'] },
        b: { type: 'number' },
        c: { type: 'array' },
        d: { oneOf: [{ type: 'null' }, {}] },
      },
      required: ['a', 'c', 'd'],
    } as const;
    assert.deepEqual(sampleOf(schema), { a: 'x', c: [], d: null });
  });
});
