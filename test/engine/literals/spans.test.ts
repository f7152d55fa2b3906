import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Entry, Literal } from '../../../server/src/engine/literals';
import { readArgument, readSchemas } from '../../support/literals';
import { readMarks } from '../../support/marks';

/** The only entry of an object. */
function entryOf(literal: Literal): Entry {
  const entry = literal.kind === 'object' ? literal.entries[0] : undefined;
  assert.ok(entry);
  return entry;
}

const values: readonly (readonly [name: string, marked: string])[] = [
  ['quotes belong to a string', `defineTool(«'a'»)`],
  ['braces belong to an object', 'defineTool(«{ a: 1 }»)'],
  ['the minus belongs to a number', 'defineTool(«-1»)'],
  ['all parts belong to a joined string', `defineTool(«'a' + 'b'»)`],
  ['parentheses and casts do not belong to a value', `defineTool((«'a'» as const)!)`],
  ['an emoji before it counts two', `/* 😀 */ defineTool(«1»)`],
  ['a value reached through a constant has its own place', `const a = «{}»\ndefineTool(a)`],
];

describe('the span of a value', () => {
  for (const [name, marked] of values) {
    test(name, () => {
      const { text, spans } = readMarks(marked);
      assert.deepEqual(readArgument(text).span, spans[0]);
    });
  }

  test('the place where a constant is used is kept beside it', () => {
    const { text, spans } = readMarks(`const a = {}\ndefineTool(«a»)`);
    assert.deepEqual(readArgument(text).via, { name: 'a', span: spans[0] });
  });
});

const keys: readonly (readonly [name: string, marked: string])[] = [
  ['a word', 'defineTool({ «a»: 1 })'],
  ['a quoted key with its quotes', `defineTool({ «'a b'»: 1 })`],
  ['a computed key with its brackets', `defineTool({ «['a']»: 1 })`],
  ['a method without `async`', 'defineTool({ async «a»() {} })'],
  ['the dots of a spread', 'defineTool({ «...»a })'],
];

const entries: readonly (readonly [name: string, marked: string])[] = [
  ['from the key to the value', 'defineTool({ «a: 1», b: 2 })'],
  ['parentheses and casts included', 'defineTool({ «a: (1 as const)», b: 2 })'],
  ['a method from its first word to its brace', 'defineTool({ «async a() { }», b: 2 })'],
  ['a spread with what is spread', 'defineTool({ «...(a as B)», b: 2 })'],
  ['a value through a constant does not reach out', 'const c = 1; defineTool({ «a: c» })'],
];

describe('the spans of an entry', () => {
  for (const [name, marked] of keys) {
    test(`key: ${name}`, () => {
      const { text, spans } = readMarks(marked);
      assert.deepEqual(entryOf(readArgument(text)).keySpan, spans[0]);
    });
  }
  for (const [name, marked] of entries) {
    test(`all of it: ${name}`, () => {
      const { text, spans } = readMarks(marked);
      assert.deepEqual(entryOf(readArgument(text)).span, spans[0]);
    });
  }
});

describe('the span of an element', () => {
  test('holds parentheses, casts and dots, and a hole is empty', () => {
    const { text, spans } = readMarks(`defineTool([«('a' as const)»,«»,«...b»])`);
    const literal = readArgument(text);
    assert.deepEqual(literal.kind === 'array' && literal.elements.map(({ span }) => span), spans);
  });
});

describe('the spans of a call', () => {
  test('name, and from the name to the parenthesis', () => {
    const { text, spans } = readMarks('ctx.««defineTool»<A, B<C>>({}, «1»)»;');
    const [call] = readSchemas(text).calls;
    assert.deepEqual([call?.span, call?.nameSpan, call?.arguments[1]?.span], [spans[1], spans[0], spans[2]]);
  });

  test('an offset is added to all of them', () => {
    const text = `/* a */ defineTool({ b: [1] }) as const`;
    const [at, shifted] = [readSchemas(text), readSchemas(text, 'ts', 100)];
    const moved = JSON.parse(JSON.stringify(at), (key, value) =>
      key === 'start' || key === 'end' ? value + 100 : value,
    );
    assert.deepEqual(JSON.parse(JSON.stringify(shifted)), moved);
  });
});

describe('`__proto__`', () => {
  const isPrototype = (text: string) => entryOf(readArgument(`defineTool({ ${text} })`)).prototype;

  test('sets the prototype in the common form only', () => {
    assert.equal(isPrototype('__proto__: {}'), true);
    assert.equal(isPrototype(`'__proto__': {}`), true);
    assert.equal(isPrototype(`['__proto__']: {}`), false);
    assert.equal(isPrototype('__proto__() {}'), false);
    assert.equal(isPrototype('__proto__'), false);
  });
});
