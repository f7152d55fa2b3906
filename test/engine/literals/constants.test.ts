import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isStatic } from '../../../server/src/engine/literals';
import { everyLiteral, readArgument, readSchemas, sketch } from '../../support/literals';
import { readMarks } from '../../support/marks';

/** Texts with one call, and what its argument is known to be. */
const tables: Readonly<Record<string, readonly (readonly [name: string, text: string, sketch: string])[]>> = {
  followed: [
    ['a constant', 'const a = { b: 1 }; defineTool(a)', '{b: 1}@a'],
    ['declared later', 'defineTool(a); const a = 1', '1@a'],
    ['exported, with a type', 'export const a: A<B> = 1; defineTool(a)', '1@a'],
    ['the second of a declaration', 'const a = f(1, 2), b = 2; defineTool(b)', '2@b'],
    ['over another one', 'const a = 1; const b = a; defineTool(b)', '1@b'],
    ['within an object', 'const a = 1; defineTool({ b: [a] })', '{b: [1@a]}'],
    ['in short form', 'const a = 1; defineTool({ a })', '{shorthand a: 1@a}'],
    ['spread', 'const a = { b: 1 }; defineTool({ ...a })', '{...{b: 1}@a}'],
    ['spread in an array', 'const a = [1] as const; defineTool([...a, 2])', '[...[1]@a, 2]'],
    ['in a computed key', `const a = 'b'; defineTool({ [a]: 1 })`, '{b: 1}'],
    ['in a joined string', `const a = 'b'; defineTool('c' + a)`, '"cb"'],
    ['with a minus', 'const a = 1; defineTool(-a)', '-1'],
    ['from an outer block', 'const a = 1; function f() { if (b) { defineTool(a) } }', '1@a'],
    ['without a semicolon', 'const a = 1\nconst b = 2\ndefineTool(a)', '1@a'],
    ['of the same name in another block', '{ const a = 1 } { const a = 2; defineTool(a) }', '2@a'],
    ['hiding an outer one', 'const a = 1; { const a = 2; defineTool(a) }', '2@a'],
    ['beside a parameter of another function', 'const a = 1; const f = (a) => a; defineTool(a)', '1@a'],
    ['beside a parameter in a type', 'const a = 1; type F = (a: string) => void\ndefineTool(a)', '1@a'],
    ['in the body of an `if` about it', 'const a = 1; if (a) { defineTool(a) }', '1@a'],
    ['although a member has its name', 'const a = 1; b.a = 2; defineTool(a)', '1@a'],
    ['although a key has its name', 'const a = 1; f({ a: 2 }); defineTool(a)', '1@a'],
    ['although it is imported under another name', `import { a as b } from 'c'; const a = 1; defineTool(a)`, '1@a'],
  ],
  'not followed': [
    ['`let`', 'let a = 1; defineTool(a)', '<identifier a>'],
    ['`var`', 'var a = 1; defineTool(a)', '<identifier a>'],
    ['no value', 'declare const a: number; defineTool(a)', '<identifier a>'],
    ['an import', `import { a } from 'b'; defineTool(a)`, '<identifier a>'],
    ['taken apart', 'const { a } = b; defineTool(a)', '<identifier a>'],
    ['out of scope', '{ const a = 1 } defineTool(a)', '<identifier a>'],
    ['declared twice', 'const a = 1; const a = 2; defineTool(a)', '<identifier a>'],
    ['hidden by a parameter', 'const a = 1; function f(a: B) { defineTool(a) }', '<identifier a>'],
    ['hidden by a parameter of a method', 'const a = 1; const o = { f(a) { defineTool(a) } }', '<identifier a>'],
    ['hidden by a parameter of an arrow', 'const a = 1; f(a => defineTool(a))', '<identifier a>'],
    ['hidden by one of several arrows', 'const a = 1; f(a => b => c => defineTool(a))', '<identifier a>'],
    ['hidden by one with a type', 'const a = 1; f((a: A, b = 2): B => { defineTool(a) })', '<identifier a>'],
    ['hidden by a pattern', 'const a = 1; f(({ b: [a] }) => { defineTool(a) })', '<identifier a>'],
    ['hidden by the rest', 'const a = 1; f((...a) => { defineTool(a) })', '<identifier a>'],
    ['hidden by a caught error', 'const a = 1; try {} catch (a) { defineTool(a) }', '<identifier a>'],
    ['hidden by `let`', 'const a = 1; { let a = 2; defineTool(a) }', '<identifier a>'],
    ['hidden by a `var` of an inner block', 'const a = 1; f(() => { { var a = 2 } defineTool(a) })', '<identifier a>'],
    ['hidden in a loop', 'const a = 1; for (const a of b) { defineTool(a) }', '<identifier a>'],
    ['hidden by a pattern in a loop', 'const a = 1; for (const { a } of b) { defineTool(a) }', '<identifier a>'],
    ['hidden by a function', 'const a = 1; { function a() {} defineTool(a) }', '<identifier a>'],
    ['hidden by a class', 'const a = 1; { class a {} defineTool(a) }', '<identifier a>'],
  ],
  circular: [
    ['made of itself', 'const a = { b: a }; defineTool(a)', '{b: <circular a>}@a'],
    ['over another one', 'const a = { c: b }; const b = [a]; defineTool(a)', '{c: <circular b>}@a'],
    [
      'from outside the circle',
      'const a = { b }; const b = { a }; const c = { a }; defineTool(c)',
      '{shorthand a: {shorthand b: <circular b>}@a}@c',
    ],
    ['spread', 'const a = { ...a }; defineTool(a)', '{...<circular a>}@a'],
    ['nothing but itself', 'const a = a; defineTool(a)', '<circular a>@a'],
    ['joined', `const a = a + 'b'; defineTool(a)`, `<concat a + 'b'>@a`],
    ['a function that uses it is none', 'const a = { b: () => a }; defineTool(a)', '{b: <function () => a>}@a'],
  ],
};

for (const [name, rows] of Object.entries(tables)) {
  describe(`constants: ${name}`, () => {
    for (const [what, text, expected] of rows) {
      test(what, () => {
        assert.equal(sketch(text, readArgument(text)), expected);
      });
    }
  });
}

describe('constants', () => {
  test('a circular one is marked at the identifier', () => {
    const { text, spans } = readMarks('const a = { items: «a» }; defineTool(a)');
    const circular = everyLiteral(readArgument(text)).filter(({ kind }) => kind === 'dynamic');
    assert.deepEqual(
      circular.map(({ span }) => span),
      spans,
    );
  });

  test('a long chain of them is followed', () => {
    const links = Array.from({ length: 20_000 }, (_, index) => `const a${index + 1} = { b: a${index} };`);
    assert.ok(isStatic(readArgument(`const a0 = 1; ${links.join('')} defineTool(a20000)`)));
  });

  test('objects that double each other are followed as far as a tree of them can be walked', () => {
    const double = (times: number) => {
      const links = Array.from({ length: times }, (_, index) => `const a${index + 1} = [a${index}, a${index}];`);
      return readArgument(`const a0 = 1; ${links.join('')} defineTool(a${times})`);
    };
    assert.equal(everyLiteral(double(10)).length, 2 ** 11 - 1);
    assert.ok(everyLiteral(double(200)).length < 3_000_000);
  });

  test('strings that double each other are joined up to a bound', () => {
    const links = Array.from({ length: 100 }, (_, index) => `const a${index + 1} = a${index} + a${index};`);
    const text = (last: number) => `const a0 = 'ab'; ${links.join('')} defineTool(a${last})`;
    assert.equal(sketch('', readArgument(text(3))), `"${'ab'.repeat(8)}"@a3`);
    assert.equal(readArgument(text(100)).kind, 'dynamic');
  });

  test('a value that two calls share is read for both', () => {
    const { calls } = readSchemas('const a = { b: 1 }; defineTool(a); defineTool({ c: a })');
    const sketches = calls.map(({ arguments: [first] }) => first && sketch('', first.value));
    assert.deepEqual(sketches, ['{b: 1}@a', '{c: {b: 1}@a}']);
  });
});
