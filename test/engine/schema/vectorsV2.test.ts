import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { validateArgs } from '../../../server/src/engine/schema';
import {
  A,
  B,
  closed,
  I,
  Instance,
  J,
  judgeRaw,
  judgeV2,
  listed,
  N,
  nestedArrays,
  only,
  open,
  own,
  required,
  revoked,
  S,
  throwing,
  U,
  Z,
} from '../../support/schemaNotation';

class Strings extends Array<string> {}

const cyclic: Record<string, unknown> = {};
cyclic.o = { self: cyclic };
const itself: Record<string, unknown> = {};
itself.self = itself;
const symbolic = { [Symbol('s')]: 1 };
const decorated = Object.assign([1], { extra: 1 });
const shared = { a: 1 };
const selfish: Record<string, unknown> = {};
selfish.self = selfish;
const withoutKeys = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('no keys');
    },
  },
);
/* biome-ignore-start lint/suspicious/noSparseArray: holes are the case */
const holed = { strings: [1, , 2], mixed: [1, , 'x'] };
/* biome-ignore-end lint/suspicious/noSparseArray: holes are the case */

/** Spec: schema-dsl.md §8.2, row by row. */
const rows: readonly (readonly [row: number, spec: unknown, args: unknown, ...verdict: readonly string[]])[] = [
  [1, { path: required(S) }, {}, 'missing path'],
  [1, { path: required(S) }, { path: undefined }, 'missing path'],
  [2, { path: S }, { path: undefined }, 'lossy-object arguments'],
  [3, { path: S }, { path: null }, 'not-string path'],
  [4, { path: S }, { extra: 1 }],
  [5, { path: S }, { extra: undefined }, 'lossy-object arguments'],
  [6, { path: required(S) }, { extra: undefined }, 'missing path'],
  [7, { a: S }, null, 'not-object arguments'],
  [7, { a: S }, [], 'not-object arguments'],
  [7, { a: S }, undefined, 'not-object arguments'],
  [7, { a: S }, new Date(0), 'not-object arguments'],
  [7, { a: S }, new Instance(), 'not-object arguments'],
  [7, { a: S }, Object.create({ a: 'x' }), 'not-object arguments'],
  [8, { a: S }, Object.assign(Object.create(null), { a: 'x' })],
  [8, { a: S }, runInNewContext("({ a: 'x' })")],
  [9, { a: S }, { a: 'x', ...symbolic }, 'lossy-object arguments'],
  [9, { a: S }, Object.defineProperty({}, 'a', { value: 'x' }), 'lossy-object arguments'],
  [10, { a: S }, throwing('a'), 'lossy-value arguments'],
  [10, { a: S }, revoked(), 'lossy-value arguments'],
  [11, { a: S }, withoutKeys, 'lossy-object arguments'],
  [12, { toString: required(S) }, {}, 'missing toString'],
  [13, { c: closed({ h: required(S) }) }, { c: { x: 1 } }, 'missing c.h', 'undeclared c.x'],
  [14, { c: open({ h: required(S) }) }, { c: { x: undefined, h: 'a' } }, 'lossy-object c'],
  [15, { c: open() }, { c: { x: { y: undefined } } }, 'lossy-object c'],
  [16, { c: closed() }, { c: own('__proto__', 1) }, 'undeclared c.__proto__'],
  [17, { c: closed() }, { c: symbolic }, 'lossy-object c'],
  [18, own('__proto__', required(S)), {}, 'missing __proto__'],
  [18, own('__proto__', required(S)), own('__proto__', 7), 'not-string __proto__'],
  [
    19,
    { o: closed({ a: required(S), b: N }) },
    { o: { z: 1, b: 'x', y: 2 } },
    'missing o.a',
    'not-number o.b',
    'undeclared o.z',
    'undeclared o.y',
  ],
  [20, { a: required(S), b: N, c: required(S) }, { b: 'x' }, 'missing a', 'missing c', 'not-number b'],
  [21, { b: required(S), 2: required(S), 1: required(S) }, {}, 'missing 1', 'missing 2', 'missing b'],
  [22, { t: A(I) }, { t: [1, 1.5, 'x'] }, 'not-integer t[1]', 'not-integer t[2]'],
  [23, { t: A(I) }, { t: holed.strings }, 'lossy-array t'],
  [24, { t: A(I) }, { t: holed.mixed }, 'not-integer t[2]'],
  [25, { t: A() }, { t: [1, undefined] }, 'lossy-array t'],
  [25, { t: A() }, { t: decorated }, 'lossy-array t'],
  [26, { t: A(S) }, { t: Strings.from(['a']) }, 'lossy-array t'],
  [27, { t: A(A(S)) }, { t: [['a', 1]] }, 'not-string t[0][1]'],
  [28, { t: A() }, { t: [undefined], z: undefined }, 'lossy-array t'],
  [29, { n: N }, { n: Number.NaN }, 'not-finite n'],
  [29, { n: N }, { n: -0 }, 'not-finite n'],
  [29, { n: N }, { n: 1n }, 'not-number n'],
  [30, { n: I }, { n: -0 }, 'not-integer n'],
  [30, { n: I }, { n: '3' }, 'not-integer n'],
  [31, { n: I }, { n: 3.0 }],
  [31, { n: I }, { n: 1e21 }],
  [32, { s: only(listed(S, 'a', 'b'), 'a') }, { s: 'b' }, 'not-const s'],
  [32, { s: only(listed(S, 'a', 'b'), 'a') }, { s: 'c' }, 'not-in-enum s'],
  [33, { s: S }, { s: Object('x') }, 'not-string s'],
  [33, { s: S }, { s: '\ud800' }],
  [34, { b: only(B, true) }, { b: false }, 'not-const b'],
  [35, { z: required(Z) }, { z: null }],
  [36, { z: Z }, { z: undefined }, 'lossy-object arguments'],
  [37, { u: U(N, I) }, { u: 1 }, 'one-of:2 u'],
  [37, { u: U(N, I) }, { u: 1.5 }],
  [38, { u: required(U(S, Z)) }, { u: 3 }, 'one-of:0 u'],
  [38, { u: required(U(S, Z)) }, {}, 'missing u'],
  [39, { u: U(J, S) }, { u: 'x' }, 'one-of:2 u'],
  [40, { u: U(open({ k: required(only(S, 'a')) }), open({ k: required(only(S, 'b')) })) }, { u: { k: 'b' } }],
  [41, { u: U(open(), Z) }, { u: { x: undefined } }, 'one-of:0 u'],
  [42, { u: U(open({ k: S }), Z) }, { u: throwing('k') }, 'one-of:0 u'],
  [43, { u: open({ k: S }), z: required(S) }, { u: throwing('k') }, 'missing z', 'lossy-value u'],
  [44, { j: J }, { j: [1, { a: null }] }],
  [44, { j: J }, { j: [shared, shared] }],
  [45, { j: J }, { j: () => 1 }, 'lossy-value j'],
  [45, { j: J }, { j: Number.POSITIVE_INFINITY }, 'lossy-value j'],
  [45, { j: J }, { j: itself }, 'lossy-value j'],
  [45, { j: J }, { j: { toJSON: () => 1 } }, 'lossy-value j'],
  [46, { o: open({ self: open() }) }, { o: selfish }, 'lossy-object o.self'],
  [47, { a: open(), b: open() }, { a: { x: undefined }, b: { x: Number.NaN } }, 'lossy-object a', 'lossy-object b'],
  [48, { 'a.b': S }, { 'a.b': 1 }, 'not-string a.b'],
  [50, { j: J }, { j: nestedArrays(200_000) }],
];

describe('arguments in the second dialect', () => {
  for (const [row, spec, args, ...verdict] of rows) {
    test(`row ${row} of the vectors: ${verdict.join(', ') || 'valid'}`, () => {
      assert.deepEqual(judgeV2(spec, args), verdict);
    });
  }

  test('row 49 of the vectors: as many violations as items', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => index);
    const found = validateArgs({ t: { type: 'array', items: { type: 'string' } } }, { t: many });
    assert.equal(found.length, 200_000);
    assert.equal(found.at(-1), '"t[199999]" must be a string');
  });
});

describe('values by plain schemas', () => {
  const tuple = { type: 'tuple' };

  test('an item of any kind has to be lossless by itself', () => {
    assert.deepEqual(judgeRaw({ type: 'array', items: {} }, [undefined]), ['lossy-value value[0]']);
    assert.deepEqual(judgeRaw({}, undefined), ['lossy-value value']);
  });

  test('the type comes before the enum', () => {
    assert.deepEqual(judgeRaw({ type: 'number', enum: [0] }, -0), ['not-finite value']);
  });

  test('an unknown type throws at the root and costs the node around it elsewhere', () => {
    assert.throws(() => judgeRaw(tuple, []), { message: /unknown type/ });
    assert.deepEqual(judgeRaw({ type: 'object', properties: { a: tuple } }, { a: 1 }), ['lossy-value value']);
    assert.deepEqual(judgeRaw({ type: 'object', properties: { a: tuple } }, {}), []);
    assert.deepEqual(judgeRaw({ type: 'array', items: tuple }, [1]), ['lossy-value value']);
    assert.deepEqual(judgeRaw({ type: 'array', items: tuple }, []), []);
    assert.deepEqual(judgeRaw({ oneOf: [tuple, { type: 'string' }] }, 'x'), ['lossy-value value']);
  });

  test('only what a schema has itself counts', () => {
    assert.deepEqual(judgeRaw({ type: 'object', properties: undefined }, { a: 1 }), []);
    assert.deepEqual(judgeRaw(Object.assign(Object.create({ oneOf: [] }), { type: 'string' }), 'x'), []);
  });

  test('an index is the first step below an empty root', () => {
    assert.deepEqual(judgeRaw({ type: 'array', items: { type: 'string' } }, [1], ''), ['not-string [0]']);
  });

  test('a schema that contains itself and was not asserted does not hang', () => {
    const schema: Record<string, unknown> = { type: 'object' };
    schema.properties = { self: schema };
    assert.deepEqual(judgeRaw(schema, {}), []);
    assert.deepEqual(judgeRaw(schema, selfish), ['lossy-value value']);
  });
});
