import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type JsonSchemaNode,
  type ParameterSchemaSpec,
  parameterSchemaSpecToJsonSchema,
  validateArgs,
  validateJsonSchemaValue,
} from '../../../server/src/engine/schema';
import { isLossless } from '../../../server/src/engine/schema/lossless';
import {
  A,
  closed,
  compileValue,
  J,
  judgeRaw,
  judgeV2,
  N,
  nestedArrays,
  open,
  required,
  revoked,
  S,
  throwing,
  U,
  Z,
} from '../../support/schemaNotation';

/** A schema and a value that go down through so many levels, a string at the bottom of the value. */
function nested(
  depth: number,
  wrap: (spec: unknown) => unknown,
  wrapValue: (value: unknown) => unknown,
  leaf: unknown,
) {
  let spec: unknown = S;
  let value: unknown = leaf;
  for (let level = 0; level < depth; level += 1) [spec, value] = [wrap(spec), wrapValue(value)];
  return { schema: compileValue(spec), value };
}

/** A proxy in which the operations named throw. */
function hostile(target: object, ...traps: readonly (keyof ProxyHandler<object>)[]): object {
  const refuse = () => {
    throw new Error('refused');
  };
  return new Proxy(target, Object.fromEntries(traps.map((trap) => [trap, refuse])));
}

describe('depth', () => {
  test('objects can be declared and nested 10,000 deep', () => {
    const [wrap, wrapValue] = [
      (x: unknown) => closed({ x: required(x as object as typeof S) }),
      (x: unknown) => ({ x }),
    ];
    const good = nested(10_000, wrap, wrapValue, 'x');
    assert.deepEqual(validateJsonSchemaValue(good.schema, good.value), []);
    const bad = nested(10_000, wrap, wrapValue, 1);
    assert.deepEqual(validateJsonSchemaValue(bad.schema, bad.value), [
      `"value${'.x'.repeat(10_000)}" must be a string`,
    ]);
  });

  test('arrays and unions likewise', () => {
    const arrays = nested(10_000, A, (x) => [x], 1);
    assert.deepEqual(validateJsonSchemaValue(arrays.schema, arrays.value), [
      `"value${'[0]'.repeat(10_000)}" must be a string`,
    ]);
    const unions = nested(
      5_000,
      (x) => U(x, Z),
      (x) => x,
      'x',
    );
    assert.deepEqual(validateJsonSchemaValue(unions.schema, unions.value), []);
    assert.deepEqual(judgeRaw(unions.schema, 1), ['one-of:0 value']);
    const mixed = nested(
      5_000,
      (x) => U(A(x), Z),
      (x) => [x],
      'x',
    );
    assert.deepEqual(validateJsonSchemaValue(mixed.schema, mixed.value), []);
  });

  test('parameters can be compiled and used 10,000 levels deep', () => {
    let spec: unknown = S;
    let value: unknown = 'x';
    for (let level = 0; level < 10_000; level += 1) [spec, value] = [open({ x: spec }), { x: value }];
    assert.ok(parameterSchemaSpecToJsonSchema({ x: spec } as ParameterSchemaSpec));
    for (const _ of [1, 2, 3]) assert.deepEqual(validateArgs({ x: spec } as ParameterSchemaSpec, { x: value }), []);
  });

  test('undeclared parts can be nested 200,000 deep, and a fault at the bottom is found', () => {
    let value: unknown;
    for (let level = 0; level < 200_000; level += 1) value = { below: value };
    assert.deepEqual(judgeV2({ o: open() }, { o: value }), ['lossy-object o']);
    assert.deepEqual(judgeV2({ t: A() }, { t: nestedArrays(200_000) }), []);
  });

  test('3,000 arrays in one another are walked once, not once a level', () => {
    let reads = 0;
    const counting: ProxyHandler<object> = {
      ownKeys(target) {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    };
    let value: unknown = 'x';
    let spec: unknown = S;
    for (let level = 0; level < 3_000; level += 1) [spec, value] = [A(spec), new Proxy([value], counting)];
    assert.deepEqual(validateJsonSchemaValue(compileValue(spec), value), []);
    assert.equal(reads, 3_000);
  });
});

describe('lossless JSON', () => {
  test('a container that is shared is walked once, however often it is met', () => {
    let value: unknown = ['x'];
    for (let level = 0; level < 60; level += 1) value = [value, { value }];
    assert.ok(isLossless(value));
    let lossy: unknown = [undefined];
    for (let level = 0; level < 60; level += 1) lossy = [lossy, lossy];
    assert.ok(!isLossless(lossy));
  });

  test('a circle is found, a long way down too', () => {
    const bottom: unknown[] = [];
    let value: unknown = bottom;
    for (let level = 0; level < 5_000; level += 1) value = [value, 'x'];
    assert.ok(isLossless(value));
    bottom.push(value);
    assert.ok(!isLossless(value));
  });

  test('only plain data is', () => {
    const lossy = [
      undefined,
      () => 1,
      Symbol('s'),
      1n,
      -0,
      Number.NaN,
      Object(1),
      new Date(0),
      new Map(),
      /x/,
      new Array(1),
    ];
    for (const value of lossy) {
      assert.ok(!isLossless(value));
      assert.ok(!isLossless([value]));
      assert.ok(!isLossless({ value }));
    }
    for (const value of [null, true, '', 'x', 0, 1.5, [], {}, [[]], { a: { b: [null] } }, Object.create(null)]) {
      assert.ok(isLossless(value));
    }
  });

  test('what is added to Object.prototype is not mistaken for data', () => {
    const added = { enumerable: true, configurable: true, writable: true };
    Object.defineProperty(Object.prototype, 'polluted', { ...added, value: undefined });
    Object.defineProperty(Object.prototype, 'enum', { ...added, value: ['other'] });
    try {
      assert.ok(isLossless({ a: [{}] }));
      assert.deepEqual(judgeV2({ a: required(S), o: closed() }, { a: 'x', o: {} }), []);
      assert.deepEqual(judgeV2({ polluted: required(S) }, {}), ['missing polluted']);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
      Reflect.deleteProperty(Object.prototype, 'enum');
    }
  });
});

describe('hostile values', () => {
  test('an exception costs the innermost node that was being judged', () => {
    assert.deepEqual(judgeV2({ o: open({ k: S }), t: A(S) }, { o: throwing('k'), t: [1] }), [
      'lossy-value o',
      'not-string t[0]',
    ]);
    assert.deepEqual(judgeV2({ o: open({ z: required(S), k: S }) }, { o: throwing('k') }), ['lossy-value o']);
    assert.deepEqual(judgeV2({ o: open() }, { o: throwing('k') }), ['lossy-object o']);
    assert.deepEqual(judgeV2({ j: J }, { j: throwing('k') }), ['lossy-value j']);
    assert.deepEqual(judgeV2({ t: A(open({ k: S })) }, { t: [throwing('k'), { k: 1 }, revoked()] }), [
      'lossy-value t[0]',
      'not-string t[1].k',
      'lossy-value t[2]',
    ]);
  });

  test('a proxy is judged by what it lets on', () => {
    assert.deepEqual(judgeV2({ a: S }, hostile({ a: 'x' }, 'getPrototypeOf')), ['not-object arguments']);
    assert.deepEqual(judgeV2({ o: closed() }, { o: hostile({}, 'ownKeys') }), ['lossy-value o']);
    assert.deepEqual(judgeV2({ o: open() }, { o: hostile({}, 'ownKeys') }), ['lossy-object o']);
    assert.deepEqual(judgeV2({ t: A(S) }, { t: hostile([1], 'ownKeys') }), ['lossy-array t']);
    assert.deepEqual(judgeV2({ t: A(S) }, { t: hostile(['x'], 'get') }), ['lossy-value t']);
    assert.deepEqual(judgeV2({ a: S }, new Proxy({ a: 'x' }, {})), []);
    assert.deepEqual(judgeV2({ t: A(N) }, { t: new Proxy([1, 2], {}) }), []);
  });

  test('an array of four billion holes takes no time', () => {
    const items = new Array(4_294_967_295);
    items[7] = 1;
    assert.deepEqual(judgeV2({ t: A(S) }, { t: items }), ['not-string t[7]']);
    assert.deepEqual(judgeV2({ t: A(N) }, { t: items }), ['lossy-array t']);
  });

  test('no value of any kind makes a validator throw', () => {
    const schemas: JsonSchemaNode[] = [
      S,
      N,
      Z,
      J,
      A(),
      A(S),
      open(),
      closed({ a: required(N) }),
      U(open({ a: S }), A(N)),
    ].map((spec) => compileValue(spec));
    const traps = ['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'] as const;
    const proxies = traps.flatMap((trap) => [hostile({ a: 1 }, trap), hostile([1], trap), hostile(() => 1, trap)]);
    const values = [
      ...proxies,
      revoked(),
      throwing('a'),
      Symbol('s'),
      1n,
      () => 1,
      new Date(Number.NaN),
      globalThis,
      Math,
    ];
    for (const schema of schemas) {
      for (const value of values) {
        for (const each of [value, [value], { a: value }]) judgeRaw(schema, each);
      }
    }
  });
});
