import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lintSchemaText } from '../../support/schemaRuleTester';

function rules(text: string, ending = 'ts'): string[] {
  return [...new Set(lintSchemaText(text, ending).map(({ rule }) => rule))];
}

describe('bad input', () => {
  test('constants that are made of each other', () => {
    const text =
      'const a = { type: "object", additionalProperties: true, properties: { b } };\n' +
      'const b = { type: "array", items: a };\nexport const spec = { a, b } satisfies ParameterSchemaSpec;\n';
    assert.deepEqual(rules(text), ['schema/circular', 'schema/description-missing']);
  });

  test('prototypes, accessors and spreads of nothing', () => {
    const text =
      "const spec = { __proto__: null, get a() { throw 1; }, ...null, ['__proto__']: { type: 'string', description: 'A.' } } satisfies ParameterSchemaSpec;";
    assert.deepEqual(rules(text), ['schema/proto-key', 'schema/non-json-key']);
    assert.deepEqual(rules('{ "__proto__": { "type": "text" }, "constructor": 1 }', 'json'), [
      'schema/unknown-keyword',
    ]);
  });

  test('nesting without an end', () => {
    const depth = 20_000;
    const list = '{"type":"array","items":'.repeat(depth);
    assert.deepEqual(rules(`${list}{"type":"text"}${'}'.repeat(depth)}`, 'json'), ['schema/unknown-type']);
    assert.deepEqual(rules(`const a = ${list}`, 'json'), ['schema/json-syntax']);
    assert.deepEqual(rules(`const a = [${'{oneOf:['.repeat(depth)} satisfies ValueSchemaSpec`), []);
  });

  test('JSON that is none', () => {
    for (const text of ['', 'null garbage', '{', '<html>', '\u0000', "{'a': 1}"]) {
      assert.ok(rules(text, 'json').includes('schema/json-syntax'), JSON.stringify(text));
    }
  });
});
