import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { printType } from '../../../server/src/engine';
import {
  type JsonSchemaNode,
  parameterSchemaSpecToJsonSchema,
  type SchemaSpec,
  schemaSpecToJsonSchema,
  type ValueSchemaSpec,
  valueSchemaSpecToJsonSchema,
} from '../../../server/src/engine/schema';

const value = (spec: ValueSchemaSpec) =>
  printType({ shape: 'v2-value', dialect: 'v2' }, valueSchemaSpecToJsonSchema(spec));
const v1 = (spec: SchemaSpec) => printType({ shape: 'v1-map', dialect: 'v1' }, schemaSpecToJsonSchema(spec));

describe('the inferred type in words', () => {
  test('scalars, narrowed by what is listed', () => {
    assert.equal(value({ type: 'integer' }), 'number');
    assert.equal(value({ type: 'string', enum: ['a', 'b'] }), '"a" | "b"');
    assert.equal(value({ type: 'string', enum: ['a', 'b'], const: 'b' }), '"b"');
    assert.equal(value({ type: 'null' }), 'null');
    assert.equal(value({ type: 'json' }), 'JsonValue');
  });

  test('containers, open and closed', () => {
    assert.equal(value({ type: 'array' }), 'JsonValue[]');
    assert.equal(value({ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }), '("a" | "b")[]');
    assert.equal(value({ type: 'object', additionalProperties: false }), 'Record<string, never>');
    assert.equal(value({ type: 'object', additionalProperties: true }), 'Record<string, JsonValue>');
    const properties = { a: { type: 'string', required: true }, 'b-c': { type: 'number' } } as const;
    assert.equal(
      value({ type: 'object', additionalProperties: false, properties }),
      '{\n  a: string;\n  "b-c"?: number;\n}',
    );
    assert.equal(
      value({ type: 'array', items: { type: 'object', additionalProperties: true, properties } }),
      '({\n  a: string;\n  "b-c"?: number;\n} & Record<string, JsonValue>)[]',
    );
  });

  test('unions, each member once', () => {
    assert.equal(value({ oneOf: [{ type: 'number' }, { type: 'integer' }, { type: 'null' }] }), 'number | null');
  });

  test('parameters have no index signature', () => {
    const schema = parameterSchemaSpecToJsonSchema({ a: { type: 'boolean' } });
    assert.equal(printType({ shape: 'v2-map', dialect: 'v2' }, schema), '{\n  a?: boolean;\n}');
  });

  test('the first generation is not narrowed', () => {
    const spec: SchemaSpec = {
      a: { type: 'string', enum: ['x'], required: true },
      b: { type: 'object' },
      c: { type: 'array' },
    };
    assert.equal(v1(spec), '{\n  a: string;\n  b?: Record<string, unknown>;\n  c?: unknown[];\n}');
  });

  test('below sixteen containers, and what nobody would read', () => {
    const nest = (levels: number): ValueSchemaSpec => {
      let spec: ValueSchemaSpec = { type: 'string' };
      for (let level = 0; level < levels; level += 1) spec = { type: 'array', items: spec };
      return spec;
    };
    assert.equal(value(nest(15)), `string${'[]'.repeat(15)}`);
    assert.equal(value(nest(16)), `JsonValue${'[]'.repeat(16)}`);
    let deep: ValueSchemaSpec = { type: 'string' };
    for (let level = 0; level < 5000; level += 1) deep = { oneOf: [deep, { type: 'null' }] };
    assert.match(value(deep) ?? '', /JsonValue/);
    const properties = Object.fromEntries(
      Array.from({ length: 600 }, (_, at) => [`k${at}`, { type: 'null' } as const]),
    );
    assert.equal(value({ type: 'object', additionalProperties: false, properties }), undefined);
    const shared: JsonSchemaNode = { type: 'object', properties: { a: {}, b: {} } };
    assert.equal(typeof printType({ shape: 'raw', dialect: 'raw' }, shared), 'string');
  });
});
