import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { forms, type Plan, planOf } from '../../../server/src/engine/schema/plan';
import { proves } from '../../../server/src/engine/schema/proof';
import { textsOf } from '../../../server/src/engine/schema/validate';
import {
  A,
  B,
  closed,
  compileValue,
  I,
  Instance,
  J,
  judgeRaw,
  listed,
  N,
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
import { jsonValues, valueSamples, valueSpecs } from '../../support/schemaSamples';

/** The plan of a node, and another one by which no object, list or union can be proved. */
function plansOf(spec: unknown): { readonly plan: Plan; readonly byTheBook: Plan } {
  const schema = compileValue(spec);
  return { plan: planOf(schema), byTheBook: withoutProof(planOf(schema)) };
}

function withoutProof(plan: Plan): Plan {
  if (plan.form > forms.any) plan.height = Number.POSITIVE_INFINITY;
  for (const slot of plan.slots) withoutProof(slot.plan);
  return plan;
}

/** What is wrong with a value, when both ways agree on it. */
function judge(spec: unknown, value: unknown): readonly string[] {
  const { plan, byTheBook } = plansOf(spec);
  const texts = textsOf(plan, value, 'value');
  assert.deepEqual(texts, textsOf(byTheBook, value, 'value'));
  return texts;
}

/** Whether a value is proved at once. */
function isProved(spec: unknown, value: unknown): boolean {
  const { plan } = plansOf(spec);
  return Number.isFinite(plan.height) && proves(plan, value, false);
}

/** Values that are no JSON, and values that only look odd. */
const odd: readonly unknown[] = [
  undefined,
  -0,
  Number.NaN,
  1n,
  () => 1,
  new Date(0),
  new Map(),
  new Instance(),
  new Array(2),
  throwing('a'),
  revoked(),
  new Proxy({ a: 'x' }, {}),
  new Proxy(['x'], {}),
  { a: 'x', [Symbol('s')]: 1 },
  { b: 'x', a: 'x' },
  { a: undefined },
  Object.defineProperty({}, 'a', { value: 'x' }),
  Object.defineProperty(['x'], 'hidden', { value: 1 }),
  Object.assign(['x'], { extra: 1 }),
  Object.setPrototypeOf(['x'], Object.prototype),
  Object.create({ a: 'x' }),
  own('__proto__', 'x'),
  runInNewContext("({ a: 'x' })"),
  runInNewContext("['x']"),
];

describe('a proof', () => {
  test('is found for a sound object with objects, lists of scalars and unions with a scalar in it', () => {
    const spec = closed({
      a: required(listed(S, 'x', 'y')),
      o: open({ z: Z }),
      t: A(I),
      u: U(open({ b: B }), Z),
      j: J,
    });
    for (const value of [
      { a: 'x' },
      { u: null, j: [{}], a: 'y', t: [1, 2] },
      { a: 'x', o: { z: null, more: [1] }, u: {} },
    ]) {
      assert.ok(isProved(spec, value));
      assert.deepEqual(judge(spec, value), []);
    }
  });

  test('is none where something is wrong, however small', () => {
    const spec = closed({ a: required(only(S, 'x')), o: open({ z: Z }), t: A(N), u: U(open({ b: B }), Z) });
    for (const part of [{ a: 'y' }, { o: { more: -0 } }, { t: [1, -0] }, { u: 1 }, { u: { b: 1 } }, { more: 1 }]) {
      assert.ok(!isProved(spec, { a: 'x', ...part }));
      assert.equal(judge(spec, { a: 'x', ...part }).length, 1);
    }
    assert.ok(!isProved(spec, {}));
  });

  test('counts the branches that fit', () => {
    assert.deepEqual(judge(U(U(S, N), S), 'x'), ['"value" must match exactly one oneOf branch (matched 2)']);
    assert.deepEqual(judge(U(U(S, N), S), 1), []);
    assert.deepEqual(judge(U(J, open()), {}), ['"value" must match exactly one oneOf branch (matched 2)']);
    assert.deepEqual(judge(U(open({ a: S }), open({ a: N })), { a: 1 }), []);
    assert.deepEqual(judge(A(U(S, A(S), Z)), ['x', ['y'], null]), []);
  });

  test('is not tried where it would go down too far', () => {
    let spec: unknown = S;
    let value: unknown = 'x';
    for (let level = 0; level < 20_000; level += 1) [spec, value] = [open({ x: spec }), { x: value }];
    assert.deepEqual(judgeRaw(compileValue(spec), value), []);
  });
});

describe('what is not proved is judged by the book', () => {
  test('after a wrong item, as many sound and wrong ones as come', () => {
    const items = [{ a: 'x' }, { a: 1 }, { a: 'x' }, { a: 'x' }, {}, { a: 2, b: 3 }, { a: 'x' }];
    assert.deepEqual(judgeRaw(compileValue(A(closed({ a: required(S) }))), items), [
      'not-string value[1].a',
      'missing value[4].a',
      'not-string value[5].a',
      'undeclared value[5].b',
    ]);
  });

  test('and each part of a sound list is read once', () => {
    let reads = 0;
    const counting: ProxyHandler<object> = {
      get(target, key) {
        reads += 1;
        return Reflect.get(target, key);
      },
    };
    const spec = closed({ t: required(A(closed({ o: closed({ a: S }) }))), bad: S });
    const value = { t: Array.from({ length: 10 }, () => ({ o: new Proxy({ a: 'x' }, counting) })), bad: 1 };
    assert.deepEqual(judgeRaw(compileValue(spec), value), ['not-string value.bad']);
    assert.equal(reads, 10);
  });

  test('with the same verdict on values of any kind', () => {
    const anything = fc.anything({ withSparseArray: true, withNullPrototype: true, withDate: true });
    const oddParts = fc.nat(odd.length - 1); // the values themselves do not bear to be generated
    const pairs = valueSpecs.chain((spec) => {
      const value = fc.oneof(valueSamples(spec), jsonValues, anything);
      return fc.tuple(fc.constant(spec), value, oddParts);
    });
    fc.assert(
      fc.property(pairs, ([spec, value, at]) => {
        const part = odd[at];
        judge(spec, value);
        judge(A(spec), [value, part, value]);
        judge(open({ a: required(spec as typeof S), b: spec }), { b: value, a: part, more: value });
      }),
      { numRuns: 300 },
    );
  });

  test('and on odd values in every kind of place', () => {
    const specs = [S, I, J, A(), A(S), A(J), open(), open({ a: S }), closed({ a: required(S) }), U(open({ a: S }), Z)];
    for (const spec of specs) {
      for (const value of odd) {
        for (const [node, each] of [
          [spec, value],
          [A(spec), ['x', value]],
          [closed({ a: spec, b: N }), { b: 1, a: value }],
          [U(spec, N), value],
        ]) {
          judge(node, each);
        }
      }
    }
  });
});
