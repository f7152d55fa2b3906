import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readArgument, sketch } from '../../support/literals';

/** Expressions, each as the only argument of a call, and what is known of them. */
const tables: Readonly<Record<string, readonly (readonly [expression: string, sketch: string])[]>> = {
  scalars: [
    [`'a'`, '"a"'],
    [`"it's"`, `"it's"`],
    ['`plain`', '"plain"'],
    ['`two\r\nlines`', '"two\\nlines"'],
    [
      `'\\n\\x41\\u0042\\u{1F600}\\
\\'\\q'`,
      '"\\nAB😀\'q"',
    ],
    ['0', '0'],
    ['-0', '-0'],
    ['1_000.5e-1', '100.05'],
    ['0xFF', '255'],
    ['0b11', '3'],
    ['.5', '0.5'],
    ['-1', '-1'],
    ['- -1', '1'],
    ['12n', '12n'],
    ['-1n', '-1n'],
    ['true', 'true'],
    ['null', 'null'],
    ['undefined', 'undefined'],
  ],
  'what changes nothing': [
    [`('a')`, '"a"'],
    [`(('a'))`, '"a"'],
    [`'a' as const`, '"a"'],
    [`{ a: 1 } as Record<string, { b: number }[]> | undefined`, '{a: 1}'],
    [`{ a: 1 } as const satisfies SchemaSpec`, '{a: 1}'],
    [`<Spec<string>>{ a: 1 }`, '{a: 1}'],
    [`'a'!`, '"a"'],
    [`('a' as string)!`, '"a"'],
  ],
  'strings joined': [
    [`'a' + 'b'`, '"ab"'],
    [`'a' + \`b\` + "c"`, '"abc"'],
    [`'a' + ('b' + 'c')`, '"abc"'],
    [`'a' + 1 + true + null`, '"a1truenull"'],
    [`1 + 2 + 'a'`, '"3a"'],
    [`'a' + -1`, '"a-1"'],
    [`'a' as string + 'b'`, '"ab"'],
    [`1 + 2`, '<concat 1 + 2>'],
    [`'a' + b`, `<concat 'a' + b>`],
    [`'a' + \`\${b}\``, `<concat 'a' + \`\${b}\`>`],
  ],
  'not known': [
    ['a', '<identifier a>'],
    ['a.b', '<member a.b>'],
    ['a?.b[0]', '<member a?.b[0]>'],
    ['a()', '<call a()>'],
    ['a<B>(c)', '<call a<B>(c)>'],
    ['a`b`', '<call a`b`>'],
    [`\`a\${b}c\``, `<template \`a\${b}c\`>`],
    ['a ? 1 : { b: 2 }', '<conditional a ? 1 : { b: 2 }>'],
    ['a ? b ? 1 : 2 : 3', '<conditional a ? b ? 1 : 2 : 3>'],
    ['() => 1', '<function () => 1>'],
    ['async (a: B): Promise<C> => ({})', '<function async (a: B): Promise<C> => ({})>'],
    ['(a): a is B => a', '<function (a): a is B => a>'],
    ['function* a() {}', '<function function* a() {}>'],
    ['class A extends b({}) {}', '<other class A extends b({}) {}>'],
    ['new A(1)', '<other new A(1)>'],
    ['new A(1).b', '<member new A(1).b>'],
    ['a ?? 1', '<other a ?? 1>'],
    ['a || { b: 1 }', '<other a || { b: 1 }>'],
    ['2 * 3', '<other 2 * 3>'],
    ['+1', '<other +1>'],
    ['!0', '<other !0>'],
    ["-'a'", "<other -'a'>"],
    ['/a/g', '<other /a/g>'],
    ['(a, b)', '<other (a, b)>'],
    ['await a', '<other await a>'],
    ['this', '<other this>'],
    ['NaN', '<identifier NaN>'],
  ],
  arrays: [
    ['[]', '[]'],
    [`['a', 1, [true],]`, '["a", 1, [true]]'],
    ['[1, , 2]', '[1, , 2]'],
    ['[...a, 1]', '[...<identifier a>, 1]'],
    ['[...[1, 2]]', '[...[1, 2]]'],
  ],
  objects: [
    ['{}', '{}'],
    ['{ a: 1, "b c": 2, 3: 4, 1e3: 5, 0x10: 6, }', '{a: 1, b c: 2, 3: 4, 1000: 5, 16: 6}'],
    ['{ if: 1, get: 2, async: 3 }', '{if: 1, get: 2, async: 3}'],
    ["{ ['a']: 1, [`b` + 'c']: 2, [1]: 3, [d]: 4 }", '{a: 1, bc: 2, 1: 3, [?]: 4}'],
    ['{ \\u0061b: 1 }', '{ab: 1}'],
    [
      '{ a() {}, async *b() {}, get c() { return 1 }, set c(d) {}, e<F>(g: F): void {} }',
      '{method a: <method () {}>, method b: <method () {}>, getter c: <method () { return 1 }>, setter c: <method (d) {}>, method e: <method <F>(g: F): void {}>}',
    ],
    ['{ get() {}, async() {} }', '{method get: <method () {}>, method async: <method () {}>}'],
    ['{ ...a, ...{ b: 1 } }', '{...<identifier a>, ...{b: 1}}'],
    ['{ a: b, c: d.e }', '{a: <identifier b>, c: <member d.e>}'],
    ['{ a: (b) => { return { c: 1 } }, d: 1 }', '{a: <function (b) => { return { c: 1 } }>, d: 1}'],
    ['{ a: b => c => d, e: 1 }', '{a: <function b => c => d>, e: 1}'],
  ],
};

for (const [name, rows] of Object.entries(tables)) {
  describe(`values in source code: ${name}`, () => {
    for (const [expression, expected] of rows) {
      test(expression, () => {
        const text = `defineTool(${expression})`;
        assert.equal(sketch(text, readArgument(text)), expected);
      });
    }
  });
}
