import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type JsonFaultKind, readJson, readPointer, selectAt, toValue } from '../../../server/src/engine/literals';
import { everyLiteral, sketch } from '../../support/literals';
import { readMarks } from '../../support/marks';

describe('JSON', () => {
  test('gives values with their places', () => {
    const { text, spans } = readMarks(`{ "a\\n": «[1, «-0», «null», «"b"»]», "c": «{ "d": true }» }`);
    const { literal, faults } = readJson(text, { jsonc: false });
    assert.deepEqual(faults, []);
    assert.ok(literal);
    const found = everyLiteral(literal).map(({ span }) => `${span.start}-${span.end}`);
    for (const { start, end } of spans) assert.ok(found.includes(`${start}-${end}`));
    assert.equal(sketch(text, literal), '{a\n: [1, -0, null, "b"], c: {d: true}}');
  });

  test('an offset is added, to faults and comments as well', () => {
    const { literal, faults, comments } = readJson('/**/ [1 2]', { jsonc: false, offset: 100 });
    assert.equal(literal?.span.start, 105);
    assert.deepEqual(comments[0]?.span, { start: 100, end: 104 });
    assert.deepEqual(
      faults.map(({ span }) => span.start),
      [100, 108],
    );
  });

  test('a byte-order mark is no fault and moves nothing', () => {
    const { literal, faults } = readJson('\uFEFF[1]', { jsonc: false });
    assert.deepEqual([literal?.span, faults], [{ start: 1, end: 4 }, []]);
  });

  test('`__proto__` is a key like any other, and of two equal keys the later one counts', () => {
    const { literal } = readJson('{ "__proto__": 1, "a": 1, "a": 2 }', { jsonc: false });
    assert.ok(literal);
    assert.equal(JSON.stringify(toValue(literal)?.value), '{"__proto__":1,"a":2}');
  });

  test('comments and a last comma are for JSONC', () => {
    const text = '{ // a\n "b": [1,], /* c */ }';
    const { faults, comments } = readJson(text, { jsonc: true });
    assert.deepEqual([faults, comments.length], [[], 2]);
    assert.deepEqual(
      readJson(text, { jsonc: false }).faults.map(({ kind }) => kind),
      ['jsonc-comment', 'jsonc-comma', 'jsonc-comma', 'jsonc-comment'],
    );
  });
});

/** Texts with their faults marked in order, and what is read all the same. */
const faulty: readonly (readonly [marked: string, kinds: readonly JsonFaultKind[], sketch: string | undefined])[] = [
  ['«»', ['empty'], undefined],
  ['  // a\n«»', ['empty'], undefined],
  ['{ "a": 1 «"b"»: 2 }', ['comma'], '{a: 1, b: 2}'],
  ['[1 «2»]', ['comma'], '[1, 2]'],
  ['{ "a" «1», "b": 2 }', ['colon'], '?{~a: 1, b: 2}'],
  ['{ "a" «"b"», "c": 2 }', ['colon'], '?{~a: "b", c: 2}'],
  ['{ "a" «"b"» : 2 }', ['colon'], '?{~a: ?<other >, b: 2}'],
  ['{ "a"«,» "b": 2 }', ['colon'], '?{~a: ?<other >, b: 2}'],
  ['{ "a": «}»', ['value'], '{~a: ?<other >}'],
  ['{ "a": «,» "b": 2 }', ['value'], '{~a: ?<other >, b: 2}'],
  ['{ «a»: 1 }', ['symbol'], '{~a: 1}'],
  [`{ "a": «'b'» }`, ['symbol'], `{a: ?<other 'b'>}`],
  ['[«,» 1]', ['value'], '?[1]'],
  ['{ «,» "a": 1 }', ['key'], '?{a: 1}'],
  ['{ "a": [1«}»', ['bracket'], '{a: ?[1]}'],
  ['[{ "a": 1 «]»', ['bracket'], '[?{a: 1}]'],
  ['{ "a": { "b": 1 }«»', ['bracket'], '?{a: {b: 1}}'],
  ['[1] «2»', ['surplus'], '[1]'],
  ['{ "a": «"b\n» , "c": 1 }', ['string'], '{a: ?"b", c: 1}'],
  ['[«"\\x"»]', ['escape'], '[?""]'],
  ['[«1.»]', ['number'], '[?1]'],
];

describe('JSON with faults: the rest is read as if nothing were amiss', () => {
  for (const [marked, kinds, expected] of faulty) {
    test(marked.replace(/\n/g, '⏎'), () => {
      const { text, spans } = readMarks(marked.replace('\n» ,', '»\n ,'));
      const { literal, faults } = readJson(text, { jsonc: true });
      assert.deepEqual(
        faults.map(({ kind }) => kind),
        kinds,
      );
      assert.deepEqual(
        faults.map(({ span }) => span),
        spans,
      );
      assert.equal(literal && sketch(text, literal), expected);
    });
  }

  test('garbage is told of a few times only', () => {
    assert.equal(readJson('[x '.repeat(1000), { jsonc: true }).faults.length, 20);
  });

  test('every beginning of a text is read without a word of wrong values', () => {
    const text = JSON.stringify({ a: [1, { b: 'c', d: [true, null] }], 'e"f': -1.5e3 }, null, 2);
    const whole = new Set(all(text));
    for (let end = 0; end < text.length; end++) {
      for (const shown of all(text.slice(0, end))) assert.ok(whole.has(shown), `${shown} in ${text.slice(0, end)}`);
    }
    /** Every complete value with its place; a number at the end may go on. */
    function all(part: string): string[] {
      const { literal } = readJson(part, { jsonc: false });
      const complete = literal ? everyLiteral(literal).filter(({ incomplete }) => !incomplete) : [];
      const certain = complete.filter(({ kind, span }) => kind !== 'number' || span.end < part.length);
      return certain.map((value) => `${value.span.start}-${value.span.end} ${sketch(part, value)}`);
    }
  });
});

describe('JSON pointers', () => {
  const text = JSON.stringify({
    tools: [{ inputSchema: { a: 1 } }, { name: 'x' }, { inputSchema: { b: 2 } }],
    'a/b~c': { '': 3, '*': 4 },
  });
  const select = (pointer: string) => {
    const { literal } = readJson(text, { jsonc: false });
    const read = readPointer(pointer);
    assert.ok(literal && read, 'the pointer can be read');
    return selectAt(literal, read).map((selected) => [selected.path.join('/'), sketch(text, selected.literal)]);
  };

  test('the whole value, a key, a place in an array', () => {
    assert.equal(select('').length, 1);
    assert.deepEqual(select('/tools/1/name'), [['tools/1/name', '"x"']]);
    assert.deepEqual(select('/a~1b~0c/'), [['a/b~c/', '3']]);
  });

  test('`*` stands for every member, in text order', () => {
    assert.deepEqual(select('/tools/*/inputSchema'), [
      ['tools/0/inputSchema', '{a: 1}'],
      ['tools/2/inputSchema', '{b: 2}'],
    ]);
    assert.deepEqual(select('/*/*').length, 5);
  });

  test('what is not there selects nothing', () => {
    for (const pointer of ['/x', '/tools/3', '/tools/01', '/tools/name', '/tools/1/name/x', '/tools/-1']) {
      assert.deepEqual(select(pointer), [], pointer);
    }
  });

  test('what is no pointer is refused', () => {
    for (const pointer of ['tools', '/a~', '/a~2', '#/a']) assert.equal(readPointer(pointer), undefined, pointer);
  });
});
