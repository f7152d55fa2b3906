import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type ParameterSchemaSpec, parameterSchemaSpecToJsonSchema } from '../../../server/src/engine/schema';
import {
  A,
  compileValue,
  I,
  Instance,
  J,
  listed,
  N,
  O,
  only,
  open,
  own,
  refusals,
  required,
  S,
  U,
  Z,
} from '../../support/schemaNotation';

const symbolic = { ...S, [Symbol('s')]: 1 };
const decorated = Object.assign(['a'], { extra: 1 });
const itemsOfItself: Record<string, unknown> = { type: 'array' };
itemsOfItself.items = itemsOfItself;
const mapOfItself: Record<string, unknown> = {};
mapOfItself.self = open(mapOfItself);
const hidden = Object.defineProperty({}, 'a', { value: S });

/** Nodes of schema-dsl.md §8.4, row by row. */
const values: readonly (readonly [row: number, spec: unknown, ...problems: readonly string[]])[] = [
  [1, null, 'a:node schema'],
  [1, [], 'a:node schema'],
  [1, new Instance(), 'a:node schema'],
  [1, Object.create({ type: 'string' }), 'a:node schema'],
  [1, symbolic, 'a:node schema'],
  [2, {}, 'a:type schema.type'],
  [2, { type: 'tuple' }, 'a:type schema.type'],
  [3, { type: 'object' }, 'a:openness schema.additionalProperties'],
  [3, { type: 'object', additionalProperties: 'no' }, 'a:openness schema.additionalProperties'],
  [4, { type: 'object', additionalProperties: false, required: ['a'] }, 'a:key schema.required'],
  [5, required(S), 'a:key schema.required'],
  [5, A(required(S)), 'a:key schema.items.required'],
  [5, U(S, required(Z)), 'a:key schema.oneOf[1].required'],
  [6, { ...S, extra: 1, more: 2 }, 'a:key schema.extra'],
  [7, listed(J, 'a'), 'a:key schema.enum'],
  [8, { ...J, default: undefined }, 'annotation schema.default'],
  [9, U(S), 'oneof-shape schema.oneOf'],
  [9, { oneOf: 'x' }, 'a:oneof schema.oneOf'],
  [10, listed(U(S, Z), 'a'), 'a:key schema.enum'],
  [10, { ...U(S, Z), type: 'string' }, 'a:type-and-oneof schema'],
  [11, { type: 'array', items: 42 }, 'a:node schema.items'],
  [11, { type: 'array', items: undefined }, 'a:node schema.items'],
  [12, { ...S, enum: 'a' }, 'a:enum schema.enum'],
  [12, { ...S, enum: decorated }, 'a:enum schema.enum'],
  [12, listed(S), 'enum schema.enum'],
  [12, listed(S, 1), 'enum schema.enum'],
  [13, only(listed(S, 'a'), 'b'), 'const-not-in-enum schema.const'],
  [13, only(I, 1.5), 'const schema.const'],
  [13, { ...S, description: 5 }, 'annotation-type schema.description'],
  [14, itemsOfItself, 'a:circular schema.items'],
];

/** Maps of parameters of schema-dsl.md §8.4, row by row. */
const maps: readonly (readonly [row: number, spec: unknown, ...problems: readonly string[]])[] = [
  [15, null, 'a:map parameters'],
  [15, { [Symbol('s')]: S }, 'a:map parameters'],
  [15, hidden, 'a:map parameters'],
  [16, { bad: 42 }, 'a:node parameters.bad'],
  [17, { v: { ...S, required: false } }, 'a:required parameters.v.required'],
  [17, { v: { ...S, required: undefined } }, 'a:required parameters.v.required'],
  [18, { v: open({ w: { ...S, required: 'yes' } }) }, 'a:required parameters.v.properties.w.required'],
  [19, { v: { ...S, nope: 1 }, w: { type: 'tuple' } }, 'a:key parameters.v.nope'],
  [20, { v: listed(S), w: listed(N, 'x') }, 'enum schema.properties.v.enum', 'enum schema.properties.w.enum'],
  [21, { v: A({ type: 'object' }) }, 'a:openness parameters.v.items.additionalProperties'],
  [22, mapOfItself, 'a:circular parameters.self.properties'],
];

describe('declarations in the second dialect', () => {
  for (const [row, spec, ...problems] of values) {
    test(`row ${row} of the vectors: ${problems.join(', ')}`, () => {
      assert.deepEqual(refusals('value', spec), problems);
    });
  }
  for (const [row, spec, ...problems] of maps) {
    test(`row ${row} of the vectors: ${problems.join(', ')}`, () => {
      assert.deepEqual(refusals('parameters', spec), problems);
    });
  }

  test('row 23 of the vectors: a parameter may be called `__proto__`', () => {
    const compiled = parameterSchemaSpecToJsonSchema(own('__proto__', required(S)) as ParameterSchemaSpec);
    assert.deepEqual(compiled.required, ['__proto__']);
    assert.deepEqual(Object.getOwnPropertyDescriptor(compiled.properties, '__proto__')?.value, { type: 'string' });
    assert.equal(Object.getPrototypeOf(compiled.properties), Object.prototype);
  });

  test('row 24 of the vectors: what an object compiles to', () => {
    const compiled = compileValue(open({ a: required(S), b: A(J) }));
    assert.deepEqual(compiled, {
      type: 'object',
      additionalProperties: true,
      properties: { a: { type: 'string' }, b: { type: 'array', items: {} } },
      required: ['a'],
    });
  });

  test('the first mistake in the order of the declaration is the one that is reported', () => {
    const spec = { a: open({ x: U(S, { type: 'object' }) }), b: { ...S, required: 1 } };
    assert.deepEqual(refusals('parameters', spec), [
      'a:openness parameters.a.properties.x.oneOf[1].additionalProperties',
    ]);
    assert.deepEqual(refusals('parameters', { b: spec.b, a: spec.a }), ['a:required parameters.b.required']);
    assert.deepEqual(refusals('parameters', { a: { ...O({ x: 5 }), nope: 1 } }), ['a:key parameters.a.nope']);
  });

  test('a node may stand in several places', () => {
    const shared = open({ x: S });
    assert.deepEqual(refusals('parameters', { a: shared, b: A(shared), c: U(shared, Z) }), []);
  });

  test('a node that stands in very many places is compiled without walking each of them', () => {
    let spec = open({ x: required(S) });
    for (let level = 0; level < 60; level += 1) spec = open({ a: spec, b: A(spec) });
    assert.ok(compileValue(spec));
    let wrong = U(S, { type: 'weird' });
    for (let level = 0; level < 60; level += 1) wrong = open({ a: J, b: wrong, c: wrong });
    assert.deepEqual(refusals('value', wrong), [`a:type schema${'.properties.b'.repeat(60)}.oneOf[1].type`]);
  });

  test('the compiled schema is new, complete and fixed; later changes of the declaration do not reach it', () => {
    const example = { any: [1] };
    const values = ['a', 'b'];
    const node: Record<string, unknown> = { ...S, enum: values, default: example };
    const compiled = compileValue(node);
    values.push('c');
    node.description = 'later';
    assert.deepEqual(compiled, { type: 'string', default: { any: [1] }, enum: ['a', 'b'] });
    assert.ok(Object.isFrozen(compiled) && Object.isFrozen(compiled.enum));
    assert.equal(compiled.default, example);
    assert.ok(!Object.isFrozen(example));
  });
});
