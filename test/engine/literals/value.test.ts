import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findAt, isStatic, itemsOf, membersOf, toPartialValue, toValue } from '../../../server/src/engine/literals';
import { readArgument } from '../../support/literals';

const read = (expression: string, before = '') => readArgument(`${before}\ndefineTool(${expression})`);

/** What JavaScript makes of the same expression. */
const evaluate = (expression: string) => new Function(`return (${expression})`)();

describe('the value of a literal', () => {
  const known = [
    `{ a: 'b', c: [1, -2.5, null, true, undefined], d: { e: {} } }`,
    `{ b: 1, a: 2, 10: 3, 9: 4 }`,
    `{ a: 1, b: 2, a: 3 }`,
    `{ ...{ a: 1, b: 2 }, a: 3, ...{ b: 4, c: 5 } }`,
    `{ a: 1, ...null, ...undefined }`,
    `[1, ...[2, , 3], , 4]`,
    `{ ['a' + 'b']: 10n }`,
    `{ ['__proto__']: 1 }`,
    `'a' + 1`,
  ];
  for (const expression of known) {
    test(`as JavaScript has it: ${expression}`, () => {
      const converted = toValue(read(expression));
      assert.ok(converted);
      assert.deepEqual(converted.value, evaluate(expression));
      assert.deepEqual(Reflect.ownKeys(Object(converted.value)), Reflect.ownKeys(Object(evaluate(expression))));
    });
  }

  const unknown = [
    'a',
    '{ a: b }',
    '{ a: [b.c] }',
    '{ ...a }',
    `{ ...'ab' }`,
    `[...'ab']`,
    '{ [a]: 1 }',
    '{ a() {} }',
    '{ get a() { return 1 } }',
    '{ a: }',
    '{ a: 1',
    `['a]`,
  ];
  for (const expression of unknown) {
    test(`none: ${expression}`, () => {
      assert.equal(toValue(read(expression)), undefined);
      assert.equal(isStatic(read(expression)), false);
    });
  }

  test('a prototype is not set, and is no key', () => {
    const value = toValue(read('{ __proto__: { a: 1 }, b: 2 }'))?.value;
    assert.equal(Object.getPrototypeOf(value), Object.prototype);
    assert.deepEqual(Object.keys(Object(value)), ['b']);
  });

  test('a constant that is used twice is the same object', () => {
    const value = toValue(read('[a, a, { ...a }]', 'const a = { b: 1 }'))?.value;
    assert.ok(Array.isArray(value));
    assert.equal(value[0], value[1]);
    assert.deepEqual(value[2], { b: 1 });
  });

  test('in parts: something stands in for what is dynamic, what is not known is left out', () => {
    const literal = read('{ a: b, c: [d.e, 1], ...f, [g]: 2, h() {}, i: { j: ');
    const value = toPartialValue(literal, ({ why }) => why);
    assert.deepEqual(value, { a: 'identifier', c: ['member', 1], h: 'method', i: { j: 'other' } });
  });

  test('a part of a value that is not known may be', () => {
    const literal = read('{ a: { b: 1 }, c: d }');
    assert.equal(isStatic(literal), false);
    assert.equal(isStatic(findAt(literal, ['a']).literal), true);
  });
});

describe('the members of an object', () => {
  const keysOf = (expression: string, before?: string) => {
    const literal = read(expression, before);
    assert.ok(literal.kind === 'object');
    const { byKey, open } = membersOf(literal);
    return `${[...byKey.keys()].join(' ')}${open ? ' …' : ''}`;
  };
  const rows: readonly (readonly [expression: string, keys: string])[] = [
    ['{}', ''],
    ['{ a: 1, b() {} }', 'a b'],
    ['{ a: 1, ...{ b: 2, ...{ c: 3 } }, d: 4 }', 'a b c d'],
    ['{ a: 1, ...b }', 'a …'],
    ['{ a: 1, ...{ b: 1, ...c } }', 'a b …'],
    ['{ a: 1, [b]: 2 }', 'a …'],
    ['{ a: 1, ...null }', 'a'],
    ['{ a: 1, __proto__: b }', 'a'],
    ['{ a: 1, b: ', 'a b …'],
    ['{ a: 1, ...', 'a …'],
    ['{ a: 1, nam', 'a nam …'],
  ];
  for (const [expression, keys] of rows) {
    test(expression, () => {
      assert.equal(keysOf(expression), keys);
    });
  }

  test('over a constant', () => {
    assert.equal(keysOf('{ ...a, c: 1 }', 'const a = { b: 1 }'), 'b c');
    assert.equal(keysOf('{ ...a, c: 1 }', 'const a = { ...a }'), 'c …');
  });
});

describe('the items of an array', () => {
  test('spreads of known arrays are opened, any other makes it open', () => {
    const count = (expression: string) => {
      const literal = read(expression);
      assert.ok(literal.kind === 'array');
      return [itemsOf(literal).items.length, itemsOf(literal).open];
    };
    assert.deepEqual(count('[1, ...[2, 3], 4]'), [4, false]);
    assert.deepEqual(count('[1, ...a, 4]'), [2, true]);
    assert.deepEqual(count(`[1, ...'ab']`), [1, true]);
    assert.deepEqual(count('[1, 2'), [2, true]);
  });
});

describe('a path in a literal', () => {
  const text = `const shared = { e: 5 };
defineTool({ a: 1, 'b c': [{ d: 2 }, ...[3]], a: 4, ...shared, f: g, h: { ...i, j: 6 }, k: [...l, 7], m: { n`;
  const root = readArgument(text);
  const show = (...path: (string | number)[]) => {
    const { literal, entry, element, depth, exact, uncertain } = findAt(root, path);
    const written = text.slice(literal.span.start, literal.span.end);
    const key = entry && text.slice(entry.keySpan.start, entry.keySpan.end);
    const place = exact ? 'found' : uncertain ? `perhaps after ${depth}` : `ends after ${depth}`;
    return [place, key ?? (element ? '[]' : ''), written.length > 12 ? '…' : written].join(' | ');
  };
  const rows: readonly (readonly [path: (string | number)[], shown: string])[] = [
    [[], 'found |  | …'],
    [['a'], 'found | a | 4'],
    [['b c', 0, 'd'], 'found | d | 2'],
    [['b c', 1], 'found | [] | 3'],
    [['b c', '1'], 'found | [] | 3'],
    [['e'], 'found | e | 5'],
    [['b c', 2], `ends after 1 | 'b c' | …`],
    [['b c', 0, 'x', 'y'], 'ends after 2 | [] | { d: 2 }'],
    [['a', 'x'], 'ends after 1 | a | 4'],
    [['toString'], 'perhaps after 0 |  | …'],
    [['f', 'x'], 'perhaps after 1 | f | g'],
    [['h', 'j'], 'found | j | 6'],
    [['h', 'x'], 'perhaps after 1 | h | …'],
    [['k', 0], 'perhaps after 1 | k | [...l, 7]'],
    [['m', 'x'], 'perhaps after 1 | m | { n'],
  ];
  for (const [path, shown] of rows) {
    test(JSON.stringify(path), () => {
      assert.equal(show(...path), shown);
    });
  }

  test('keys of `Object.prototype` are not found', () => {
    const { exact, uncertain } = findAt(read('{ a: 1 }'), ['toString']);
    assert.deepEqual([exact, uncertain], [false, false]);
  });
});
