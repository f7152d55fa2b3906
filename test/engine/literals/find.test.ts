import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SourceLanguage } from '../../../server/src/engine/literals';
import { readSchemas, sketch } from '../../support/literals';

function sketchFound(text: string, language: SourceLanguage = 'ts'): string[] {
  const { calls, typed } = readSchemas(text, language);
  return [
    ...calls.map((call) => `${call.name}(${call.arguments.map(({ value }) => sketch(text, value)).join(', ')})`),
    ...typed.map(({ type, by, value }) => `${by} ${type}: ${sketch(text, value)}`),
  ];
}

type Row = readonly [name: string, text: string, ...found: string[]];

const calls: readonly Row[] = [
  ['by name', 'defineTool({})', 'defineTool({})'],
  ['of a member', 'a.b.defineTool({})', 'defineTool({})'],
  ['optional', 'a?.defineTool?.({})', 'defineTool({})'],
  ['with type arguments', 'defineTool<A<B>, { c: D }>({})', 'defineTool({})'],
  ['several arguments', 'defineTool({}, 1, ...a)', 'defineTool({}, 1, <identifier a>)'],
  ['no argument', 'defineTool()', 'defineTool()'],
  ['within another one', 'f(g(defineTool({})))', 'defineTool({})'],
  ['within a function', 'const a = () => { if (b) return defineTool({}) }', 'defineTool({})'],
  ['of the functions that compile', 'valueSchemaSpecToJsonSchema({})', 'valueSchemaSpecToJsonSchema({})'],
  [
    'one inside the other',
    'defineTool({ a: defineTool({}) })',
    'defineTool({a: <call defineTool({})>})',
    'defineTool({})',
  ],
  ['in a template', `\`\${defineTool({})}\``, 'defineTool({})'],
  ['in a ternary', 'a ? defineTool({}) : b', 'defineTool({})'],
  ['at the start of a line in a ternary', 'a ?\ndefineTool({}) : b', 'defineTool({})'],
  ['decorated', '@defineTool({}) class A {}', 'defineTool({})'],
];

const noCalls: readonly Row[] = [
  ['a declaration', 'function defineTool({ a }: B) {}'],
  ['a generator', 'function* defineTool({ a }) {}'],
  ['a method', 'class A { defineTool({ a }) {} }'],
  ['a method with a type', 'class A { async defineTool({ a }): B {} }'],
  ['a signature', 'interface A { defineTool(a: B): C }'],
  ['a constructor', 'new defineTool({})'],
  ['an import', `import { defineTool } from 'a'`],
  ['a reference', 'const a = defineTool'],
  ['in a string', `'defineTool({})'`],
  ['in a template', '`defineTool({})`'],
  ['in a comment', '// defineTool({})\n/* defineTool({}) */'],
  ['in a regular expression', '/defineTool({})/'],
  ['a longer name', 'defineTools({}); $defineTool({})'],
];

const typed: readonly Row[] = [
  ['an annotation', 'const a: SchemaSpec = {}', 'annotation SchemaSpec: {}'],
  ['a qualified one', 'let a: x.y.SchemaProp = {}', 'annotation SchemaProp: {}'],
  ['of a field', 'class A { b: ValueSchemaSpec = {} }', 'annotation ValueSchemaSpec: {}'],
  ['of a parameter', 'function f(a: JsonSchemaNode = {}) {}', 'annotation JsonSchemaNode: {}'],
  ['`satisfies`', 'f({} satisfies SchemaSpec)', 'satisfies SchemaSpec: {}'],
  ['`as`', 'const a = {} as ObjectJsonSchema', 'as ObjectJsonSchema: {}'],
  ['after `as const`', 'const a = {} as const satisfies SchemaSpec', 'satisfies SchemaSpec: {}'],
  ['after another cast', 'const a = {} as any as SchemaSpec', 'as SchemaSpec: {}'],
  ['in parentheses', 'const a = ({}) satisfies SchemaSpec', 'satisfies SchemaSpec: {}'],
  ['the result of an arrow function', 'const a = () => ({}) satisfies SchemaSpec', 'satisfies SchemaSpec: {}'],
  ['returned', 'function f() { return {} satisfies SchemaSpec }', 'satisfies SchemaSpec: {}'],
  ['exported', 'export default {} satisfies SchemaSpec', 'satisfies SchemaSpec: {}'],
  ['a constant', 'const a = {}; f(a as SchemaSpec)', 'as SchemaSpec: {}@a'],
  [
    'two at once',
    'const a: SchemaSpec = {} satisfies SchemaSpec',
    'annotation SchemaSpec: {}',
    'satisfies SchemaSpec: {}',
  ],
  ['within a call', 'defineTool({ a: {} satisfies SchemaSpec })', 'defineTool({a: {}})', 'satisfies SchemaSpec: {}'],
];

const notTyped: readonly Row[] = [
  ['no value', 'let a: SchemaSpec; function f(b: SchemaSpec): SchemaSpec {}'],
  ['a part of a type', 'const a: SchemaSpec[] = []; const b: SchemaSpec | C = {}; const c: SchemaSpec<D> = {}'],
  ['an argument of a type', 'const a: Record<string, SchemaSpec> = {}'],
  ['a name that is imported', `import { a as SchemaSpec } from 'b'; import type { c as SchemaProp } from 'b'`],
  ['a name that is exported', 'const a = {}; export { a as SchemaSpec }'],
  ['the result of a call', 'const a = f({}) as SchemaSpec'],
  ['a member', 'const a = b.c as SchemaSpec; const d = e[0] as SchemaSpec'],
  ['a part of a sum', `const a = b + 'c' as SchemaSpec`],
  ['a block before it', 'if (a) {}\nsatisfies SchemaSpec'],
];

for (const [what, rows] of Object.entries({
  calls,
  'no calls': noCalls,
  'values with a type': typed,
  'no such values': notTyped,
})) {
  describe(`finds ${what}`, () => {
    for (const [name, text, ...found] of rows) {
      test(name, () => {
        assert.deepEqual(sketchFound(text), found);
      });
    }
  });
}

/** Code before and around a call that a reader could stumble over. */
const surroundings: readonly (readonly [name: string, before: string, after?: string, language?: SourceLanguage])[] = [
  ['a regular expression with a quote', `const a = /['"\`]/.test(b); `],
  ['one with a slash in a class', 'const a = /[/"]/; '],
  ['one after a condition', `if (a) /'/.test(b); `],
  ['one after a block', `{ }\n/'/.test(a); `],
  ['one after a keyword', `const f = () => { return /'/ }; `],
  ['a division', 'const a = b / c; const d = e() / f[0] / 2; '],
  ['a division after a brace', `const a = {}\n/ 2; const b = '/'; `],
  ['a template in a template', `const a = \`\${\`\${b ? \`}\` : "\`"}\`} it's\`; `],
  ['braces in a template', `const a = \`\${{ b: \`{\` }.b}{{\`; `],
  ['a comment with a quote', `// it's\n/* it's */ `],
  ['type parameters', 'function f<A extends B<C>, D = E<F>>(a: A) { return a < 1 && 2 > a } '],
  ['comparisons', 'if (a < b && c > (d)) {} for (let i = 0; i < n; i++) {} '],
  ['shifts', 'const a = b >> 1, c = d >>> 2, e = f << 3; a >>= 1; '],
  ['generic arrow functions', 'const a = <T,>(b: T) => b; const c = async <T extends D>(b: T) => b; '],
  ['a decorator', '@a.b({ c: 1 }) class D { @e() f = 1 } '],
  ['a label', `a: for (;;) { break a } `],
  ['a private name', 'class A { #b = 1; c() { return #b in this } } '],
  ['no semicolons', 'let a = 1\nlet b = a\n++b\n'],
  ['a shebang', `#!/usr/bin/env node it's\n`],
  ['JSX with an apostrophe', `const a = <p className="it's">it's {b ? <i>don't</i> : "x"} /* ' */</p>; `, '', 'tsx'],
  ['JSX that closes itself', `const a = <A b={{ c: 1 }} {...d} e="'" />; const f = '<'; `, '', 'tsx'],
  ['a JSX fragment', `const a = <>it's<A<B> c />'</>; `, '', 'tsx'],
  ['JSX in brackets', `f([<A key="'">{b.map((c) => <D key={c}>'</D>)}</A>, `, `])`, 'tsx'],
  ['a type parameter that looks like JSX', `type A = <T>(b: T) => void; const c = '</B>'; `, '', 'tsx'],
  ['a call in JSX', `const a = <A b={`, `}>it's</A>`, 'tsx'],
];

describe('finds a call whatever the code around it', () => {
  for (const [name, before, after = '', language = 'ts'] of surroundings) {
    test(name, () => {
      const text = `${before}defineTool({ a: 'b' })${after}`;
      assert.deepEqual(sketchFound(text, language), ['defineTool({a: "b"})']);
    });
  }

  test('line ends of every kind', () => {
    for (const newline of ['\n', '\r\n', '\r', '\u2028']) {
      const text = `const a = 'b'${newline}// it's${newline}defineTool({${newline}a${newline}:${newline}a${newline}})`;
      assert.deepEqual(sketchFound(text), ['defineTool({a: "b"@a})']);
    }
  });
});

describe('comments', () => {
  test('both kinds, with their spans, none from strings, templates, regular expressions and JSX', () => {
    const text = `#!/bin/node // no
const a = '// no' + \`/* no */\${/* one */ 1}\` + /\\/* no/.b // two
/* three
*/ defineTool() // four`;
    const { comments } = readSchemas(text);
    assert.deepEqual(
      comments.map(({ kind, span }) => [kind, text.slice(span.start, span.end)]),
      [
        ['block', '/* one */'],
        ['line', '// two'],
        ['block', '/* three\n*/'],
        ['line', '// four'],
      ],
    );
    const jsx = 'const a = <p /* one */>// no {/* two */}</p>';
    assert.equal(readSchemas(jsx, 'tsx').comments.length, 2);
  });

  test('they are there, shifted, where nothing else is found', () => {
    assert.deepEqual(readSchemas(' // a', 'ts', 10).comments, [{ kind: 'line', span: { start: 11, end: 15 } }]);
  });
});
