import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { assertObjectJsonSchema, assertSupportedJsonSchema } from '../../../server/src/engine/schema';
import { Instance, own, problemsOf } from '../../support/schemaNotation';

class Nodes extends Array<unknown> {}

const decorated = Object.assign([{}, {}], { extra: 1 });
const string = { type: 'string' };
const itself: Record<string, unknown> = { type: 'object' };
itself.properties = { self: itself };
const forgedPrototype = Object.create(null);
const maker = Object.defineProperty(() => 1, 'name', { value: 'Object' });
Object.assign(maker, { prototype: forgedPrototype });
Object.defineProperty(forgedPrototype, 'constructor', { value: maker });
const forged = Object.create(forgedPrototype);
const hidden = Object.defineProperty({ type: 'string' }, 'x', { value: 1 });
const throwing = new Proxy(
  {},
  {
    getPrototypeOf() {
      throw new Error('refused');
    },
  },
);
const holed = new Array(2);

/** Spec: schema-dsl.md §8.3, row by row. */
const rows: readonly (readonly [row: number, schema: unknown, ...problems: readonly string[]])[] = [
  [1, {}],
  [2, null, 'node schema'],
  [2, [], 'node schema'],
  [2, true, 'node schema'],
  [3, { type: 'tuple' }, 'type schema.type'],
  [3, { type: undefined }, 'type schema.type'],
  [4, { type: ['string', 'null'] }, 'type-array schema.type'],
  [5, { type: 'string', oneOf: [{}, {}] }, 'type-and-oneof schema'],
  [6, { oneOf: [{}] }, 'oneof-shape schema.oneOf'],
  [6, { oneOf: 'x' }, 'oneof-shape schema.oneOf'],
  [6, { oneOf: holed }, 'oneof-shape schema.oneOf'],
  [6, { oneOf: decorated }, 'oneof-shape schema.oneOf'],
  [6, { oneOf: Nodes.from([{}, {}]) }, 'oneof-shape schema.oneOf'],
  [
    7,
    { oneOf: [{ type: 'weird' }, 5], items: {}, enum: [] },
    'type schema.oneOf[0].type',
    'node schema.oneOf[1]',
    'oneof-sibling schema.items',
    'oneof-sibling schema.enum',
  ],
  [
    8,
    { type: 'object', pattern: 'x', properties: { a: { type: 'weird' }, b: { type: 'string', minimum: 1 } } },
    'keyword schema.pattern',
    'type schema.properties.a.type',
    'keyword schema.properties.b.minimum',
  ],
  [
    9,
    { properties: {}, const: null, items: {} },
    'needs-type schema.properties',
    'needs-type schema.items',
    'needs-type schema.const',
  ],
  [
    10,
    { type: 'string', properties: {}, items: {}, required: 1 },
    'misplaced schema.properties',
    'misplaced schema.required',
    'misplaced schema.items',
  ],
  [11, { type: 'object', enum: ['a'], items: { type: 'weird' } }, 'misplaced schema.items', 'misplaced schema.enum'],
  [12, { type: 'object', properties: [] }, 'properties schema.properties'],
  [12, { type: 'object', properties: new Map() }, 'properties schema.properties'],
  [
    13,
    { type: 'object', properties: undefined, required: ['m'] },
    'properties schema.properties',
    'required-undeclared schema.required',
  ],
  [14, { type: 'object', required: ['a', 'a'], properties: { a: {} } }],
  [15, { type: 'object', required: ['toString'], properties: {} }, 'required-undeclared schema.required'],
  [16, { type: 'object', required: [1] }, 'required-shape schema.required'],
  [16, { type: 'object', required: holed }, 'required-shape schema.required'],
  [16, { type: 'object', required: 'a' }, 'required-shape schema.required'],
  [17, { type: 'object', additionalProperties: {} }, 'openness schema.additionalProperties'],
  [17, { type: 'object', additionalProperties: undefined }, 'openness schema.additionalProperties'],
  [18, { type: 'string', enum: [] }, 'enum schema.enum'],
  [18, { type: 'string', enum: ['a', 1] }, 'enum schema.enum'],
  [18, { type: 'integer', enum: [1.5] }, 'enum schema.enum'],
  [18, { type: 'number', enum: [Number.NaN] }, 'enum schema.enum'],
  [19, { type: 'number', const: -0 }, 'const schema.const'],
  [19, { type: 'string', const: undefined }, 'const schema.const'],
  [20, { type: 'string', enum: ['a'], const: 'b' }, 'const-not-in-enum schema.const'],
  [20, { type: 'string', enum: [], const: 'b' }, 'enum schema.enum'],
  [21, { type: 'string', enum: ['a', 'a'] }],
  [21, { type: 'null', enum: [null], const: null }],
  [22, { description: 1 }, 'annotation-type schema.description'],
  [22, { description: undefined }, 'annotation schema.description', 'annotation-type schema.description'],
  [23, { default: undefined }, 'annotation schema.default'],
  [23, { examples: [undefined] }, 'annotation schema.examples'],
  [24, { $ref: '#/x' }, 'keyword schema.$ref'],
  [24, { type: 'string', format: 'x', maxLength: 1 }, 'keyword schema.format', 'keyword schema.maxLength'],
  [25, { [Symbol('s')]: 1 }, 'node schema'],
  [25, hidden, 'node schema'],
  [25, new Instance(), 'node schema'],
  [25, forged, 'node schema'],
  [25, throwing, 'node schema'],
  [26, itself, 'circular schema.properties.self'],
  [27, { type: 'object', properties: { a: string, b: string } }],
  [28, { type: 'array', items: undefined }, 'node schema.items'],
];

describe('plain schemas', () => {
  for (const [row, schema, ...problems] of rows) {
    test(`row ${row} of the vectors: ${problems.join(', ') || 'accepted'}`, () => {
      assert.deepEqual(
        problemsOf(() => assertSupportedJsonSchema(schema)),
        problems,
      );
    });
  }

  test('row 29 of the vectors: unions can be nested 5,000 deep', () => {
    let schema: unknown = string;
    for (let level = 0; level < 5_000; level += 1) schema = { oneOf: [schema, { type: 'null' }] };
    assertSupportedJsonSchema(schema);
  });

  test('row 30 of the vectors: a root that is no object is said once, when nothing else is wrong', () => {
    const judge = (schema: unknown) => problemsOf(() => assertObjectJsonSchema(schema));
    for (const schema of [{}, { type: 'array' }, { oneOf: [{ type: 'object' }, { type: 'null' }] }]) {
      assert.deepEqual(judge(schema), ['root-object schema.type']);
    }
    assert.deepEqual(judge({ type: 'object' }), []);
    assert.deepEqual(judge({ type: 'array', pattern: 'x' }), ['keyword schema.pattern']);
  });

  test('data of another realm is as plain as our own', () => {
    assertSupportedJsonSchema(runInNewContext("({ oneOf: [{ type: 'string' }, { type: 'array', items: {} }] })"));
  });

  test('a node that stands in very many places is judged, and its faults are found, without walking each of them', () => {
    let schema: Record<string, unknown> = { type: 'string' };
    for (let level = 0; level < 60; level += 1) schema = { type: 'object', properties: { a: schema, b: schema } };
    assertSupportedJsonSchema(schema);
    let wrong: Record<string, unknown> = { type: 'weird' };
    for (let level = 0; level < 60; level += 1) wrong = { type: 'object', properties: { a: wrong, b: wrong } };
    assert.equal(
      problemsOf(() => assertSupportedJsonSchema(wrong))[0],
      `type schema${'.properties.a'.repeat(60)}.type`,
    );
  });

  test('a getter that throws costs its own key', () => {
    const schema = Object.defineProperty(own('type', 'string'), 'title', {
      enumerable: true,
      get() {
        throw new Error('refused');
      },
    });
    assert.deepEqual(
      problemsOf(() => assertSupportedJsonSchema(schema)),
      ['annotation schema.title', 'annotation-type schema.title'],
    );
  });
});
