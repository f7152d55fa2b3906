import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type SchemaSpec, schemaSpecToJsonSchema, validateArgsV1 } from '../../../server/src/engine/schema';
import { inspectSpecV1 } from '../../../server/src/engine/schema/inspect';
import { A, judgeV1, listed, N, type Node, O, own, required, revoked, S, throwing } from '../../support/schemaNotation';

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

/** Spec: schema-dsl.md §8.1, row by row; `throws` where the dialect refuses to answer. */
const rows: readonly (readonly [row: number, spec: unknown, args: unknown, verdict: readonly string[] | 'throws'])[] = [
  [1, { path: required(S) }, { path: '/t' }, []],
  [2, { path: required(S) }, {}, ['missing path']],
  [2, { path: required(S) }, { path: undefined }, ['missing path']],
  [3, { path: S }, { path: null }, ['not-string path']],
  [4, { a: S }, null, ['not-object arguments']],
  [4, { a: S }, [], ['not-object arguments']],
  [4, { a: S }, undefined, ['not-object arguments']],
  [5, {}, new Date(0), []],
  [6, { n: N }, { n: Number.NaN }, []],
  [6, { n: N }, { n: -0 }, []],
  [7, { n: listed(N, '1') }, { n: 1 }, ['not-in-enum n']],
  [8, { s: listed(S) }, { s: 'x' }, ['not-in-enum s']],
  [9, { o: listed(O(), 'x') }, { o: {} }, []],
  [9, { a: listed(A(), 'x') }, { a: [1] }, []],
  [10, { c: O({ h: required(S) }) }, { c: {} }, ['missing c.h']],
  [11, { c: O({ h: required(S) }) }, {}, []],
  [12, { s: A(O({ h: required(S) })) }, { s: [{ h: 'a' }, {}, 3] }, ['missing s[1].h', 'not-object s[2]']],
  [13, { t: A(required(S)) }, { t: [undefined, 'a'] }, ['not-string t[0]']],
  // biome-ignore lint/suspicious/noSparseArray: a hole is the case
  [14, { t: A(S) }, { t: [, 'a'] }, []],
  [15, { toString: required(S) }, {}, ['not-string toString']],
  [16, { x: { type: 'weird' } }, {}, []],
  [16, { x: { type: 'weird' } }, { x: 1 }, 'throws'],
  [17, { x: null }, {}, 'throws'],
  [18, { s: { ...S, required: false } }, {}, []],
  [18, { s: { ...S, required: 'true' } }, {}, []],
  [19, { x: S }, throwing('x'), 'throws'],
  [19, { x: S }, revoked(), 'throws'],
  [20, own('__proto__', required(S)), {}, ['not-string __proto__']],
  [20, own('__proto__', required(S)), own('__proto__', 'x'), []],
  [21, { x: O() }, { x: new Map() }, []],
  [21, { x: O() }, { x: cyclic }, []],
  [22, { 'a.b': S }, { 'a.b': 1 }, ['not-string a.b']],
];

describe('arguments in the first dialect', () => {
  for (const [row, spec, args, verdict] of rows) {
    test(`row ${row} of the vectors: ${verdict === 'throws' ? verdict : verdict.join(', ') || 'valid'}`, () => {
      if (verdict === 'throws') assert.throws(() => judgeV1(spec, args));
      else assert.deepEqual(judgeV1(spec, args), verdict);
    });
  }

  test('any number of violations is reported', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => index);
    const found = validateArgsV1({ t: { type: 'array', items: { type: 'string' } } }, { t: many });
    assert.equal(found.length, 200_000);
    assert.equal(found.at(-1), '"t[199999]" must be a string');
  });

  test('a declaration and a value can be nested 100,000 deep', () => {
    let spec: unknown = { type: 'string' };
    let value: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) [spec, value] = [{ type: 'array', items: spec }, [value]];
    assert.deepEqual(validateArgsV1({ t: spec } as SchemaSpec, { t: value }).length, 1);
    assert.ok(schemaSpecToJsonSchema({ t: spec } as SchemaSpec));
  });

  test('an array of four billion holes takes no time', () => {
    const items = new Array(4_294_967_295);
    items[7] = 1;
    assert.deepEqual(judgeV1({ t: A(S) }, { t: items }), ['not-string t[7]']);
  });

  test('the declaration is read at each call', () => {
    const spec = { a: { type: 'string' } };
    assert.deepEqual(judgeV1(spec, { a: 1 }), ['not-string a']);
    spec.a.type = 'number';
    assert.deepEqual(judgeV1(spec, { a: 1 }), []);
  });

  test('what cannot be judged is said with its place', () => {
    const spec = { o: O({ x: { type: 'weird' } }) };
    assert.throws(() => judgeV1(spec, { o: { x: 1 } }), {
      name: 'Error',
      message: /"o\.x" is declared without a known type/,
    });
    assert.throws(() => judgeV1({ o: O({ x: null }) }, { o: {} }), {
      name: 'Error',
      message: /"o\.x" is declared as nothing/,
    });
  });
});

describe('conversion of the first dialect', () => {
  const convert = (spec: unknown) => schemaSpecToJsonSchema(spec as SchemaSpec);

  test('an empty description and an undefined default are dropped, null is not', () => {
    const spec = {
      path: { ...required(S), description: '' },
      n: { ...N, default: null },
      u: { ...N, default: undefined },
    };
    assert.deepEqual(convert(spec), {
      type: 'object',
      properties: { path: { type: 'string' }, n: { type: 'number', default: null }, u: { type: 'number' } },
      required: ['path'],
    });
  });

  test('keys of other types are dropped', () => {
    assert.deepEqual(convert({ s: { ...S, properties: {}, items: S } }).properties, { s: { type: 'string' } });
  });

  test('`required` of an item goes nowhere', () => {
    assert.deepEqual(convert({ a: A(required(S)) }), {
      type: 'object',
      properties: { a: { type: 'array', items: { type: 'string' } } },
    });
  });

  test('empty properties are kept, and none are not made up', () => {
    assert.deepEqual(convert({ o: O({}), p: O() }).properties, {
      o: { type: 'object', properties: {} },
      p: { type: 'object' },
    });
  });

  test('a parameter `__proto__` is required but has no schema', () => {
    const { properties, required: names } = convert(own('__proto__', required(S)));
    assert.deepEqual(properties, {});
    assert.deepEqual(names, ['__proto__']);
  });

  test('the array of an enum is passed on, not copied', () => {
    const values = ['a'];
    assert.equal(convert({ s: { ...S, enum: values } }).properties?.s?.enum, values);
  });

  test('a node that stands in very many places is converted, and judged, without walking each of them', () => {
    let spec: Node = { ...S, minLength: 1 };
    for (let level = 0; level < 60; level += 1) spec = O({ a: spec, b: A(spec) });
    assert.ok(convert({ spec }));
    assert.ok(inspectSpecV1({ spec }).length > 0);
  });

  test('what has no schema is said, and a circle does not hang', () => {
    assert.throws(() => convert({ x: null }), { message: /"x" is declared as nothing/ });
    const node: Record<string, unknown> = { type: 'array' };
    node.items = node;
    assert.throws(() => convert({ node }), { message: /contains itself/ });
    const map: Record<string, unknown> = {};
    map.self = O(map);
    assert.throws(() => convert(map), { message: /contains itself/ });
  });
});
