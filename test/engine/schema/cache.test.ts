import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  JsonSchemaError,
  type JsonSchemaNode,
  type ParameterSchemaSpec,
  validateArgs,
  validateJsonSchemaValue,
} from '../../../server/src/engine/schema';
import { PlanCache } from '../../../server/src/engine/schema/cache';
import { planOf } from '../../../server/src/engine/schema/plan';
import { compileValue } from '../../support/schemaNotation';

type Spec = Record<string, Record<string, unknown>>;

/** Counts how often plans are made. */
function countingCache() {
  const count = { prepared: 0 };
  const cache = new PlanCache((schema) => {
    count.prepared += 1;
    return planOf(schema);
  });
  return { cache, count };
}

describe('a declaration that was used before', () => {
  test('is prepared again only when it has changed', () => {
    const { cache, count } = countingCache();
    const schema: Record<string, unknown> = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
    for (let use = 0; use < 10; use += 1) cache.planOf(schema);
    assert.equal(count.prepared, 2);
    schema.additionalProperties = false;
    for (let use = 0; use < 10; use += 1) cache.planOf(schema);
    assert.equal(count.prepared, 3);
  });

  test('is prepared every time when it hides what it holds or is very large', () => {
    const odd = { type: 'object', properties: new Map() };
    const large = { oneOf: Array.from({ length: 6_000 }, () => ({ type: 'null' })) };
    for (const schema of [odd, large]) {
      const { cache, count } = countingCache();
      for (let use = 0; use < 5; use += 1) cache.planOf(schema);
      assert.equal(count.prepared, 5);
    }
  });

  test('is judged as it is now, wherever it was changed', () => {
    const membersOf = (spec: Spec) => spec.a?.properties as Spec;
    const fresh = (): Spec => ({
      a: { type: 'object', additionalProperties: true, properties: { b: { type: 'string' } } },
    });
    const changes: readonly ((spec: Spec) => void)[] = [
      (spec) => Object.assign(membersOf(spec), { b: { type: 'number' } }),
      (spec) => Object.assign(membersOf(spec).b ?? {}, { type: 'number' }),
      (spec) => Object.assign(membersOf(spec).b ?? {}, { enum: ['y'] }),
      (spec) => Object.assign(membersOf(spec), { c: { type: 'null', required: true } }),
      (spec) => Object.assign(spec, { c: { type: 'null', required: true } }),
    ];
    for (const change of changes) {
      const spec = fresh();
      const judge = () => validateArgs(spec as object as ParameterSchemaSpec, { a: { b: 'x' } }).length;
      assert.deepEqual([judge(), judge(), judge()], [0, 0, 0]);
      change(spec);
      assert.deepEqual([judge(), judge(), judge()], [1, 1, 1]);
    }
  });

  test('is judged as it is now when entries of its arrays are changed or keys are taken away', () => {
    const schema = { type: 'object', properties: { a: { enum: ['x'], type: 'string' } }, required: ['a'] };
    const judge = (value: unknown) => validateJsonSchemaValue(schema as JsonSchemaNode, value).length;
    assert.deepEqual([judge({ a: 'x' }), judge({ a: 'x' }), judge({ a: 'y' })], [0, 0, 1]);
    schema.properties.a.enum[0] = 'y';
    assert.deepEqual([judge({ a: 'x' }), judge({ a: 'y' }), judge({})], [1, 0, 1]);
    schema.required.pop();
    assert.deepEqual([judge({}), judge({ a: 'y' })], [0, 0]);
    Reflect.deleteProperty(schema.properties.a, 'enum');
    assert.deepEqual([judge({ a: 'z' }), judge({ a: 1 })], [0, 1]);
  });

  test('is refused as soon as it is malformed, and taken again when it is mended', () => {
    const spec: Spec = { a: { type: 'string', default: { ok: 1 } } };
    const judge = () => validateArgs(spec as object as ParameterSchemaSpec, { a: 'x' });
    for (const _ of [1, 2, 3]) assert.deepEqual(judge(), []);
    Object.assign(spec.a?.default as object, { ok: undefined });
    assert.throws(judge, JsonSchemaError);
    assert.throws(judge, JsonSchemaError);
    Object.assign(spec.a?.default as object, { ok: 2 });
    assert.deepEqual(judge(), []);
  });

  test('needs no comparing when it was compiled here, since nothing can change it', () => {
    const schema = compileValue({ type: 'array', items: { type: 'string', enum: ['x'] } });
    for (const _ of [1, 2, 3]) assert.deepEqual(validateJsonSchemaValue(schema, ['x']), []);
    assert.throws(() => Object.assign(schema, { items: {} }), TypeError);
    assert.throws(() => Object.assign(schema.items ?? {}, { type: 'number' }), TypeError);
    assert.throws(() => Object.assign(schema.items?.enum ?? [], ['y']), TypeError);
  });
});
