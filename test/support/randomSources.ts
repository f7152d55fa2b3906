import fc from 'fast-check';

/** A piece of source text, made from smaller ones with blanks and comments as people put them. */
type Source = fc.Arbitrary<string>;

const blank: Source = fc.constantFrom('', '', ' ', '\n  ', " /* it's */ ", ' // { "\n');
const name: Source = fc.constantFrom('a', 'b', 'c', 'spec', 'type');

const string: Source = fc.oneof(
  fc.string({ maxLength: 8 }).map((text) => JSON.stringify(text)),
  fc.constantFrom(`'it\\'s'`, "'😀'", '`plain`', "'\\u{41}\\x42\\n'", '``'),
);
const number: Source = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  fc.constantFrom('0x1f', '1_000', '.5', '1e3', '-0', '12n'),
);
const scalar: Source = fc.oneof(string, number, fc.constantFrom('true', 'false', 'null', 'undefined'));

/** Values that only running the code would tell; whatever they hold is no business of the reader. */
const dynamic: Source = fc.constantFrom(
  'f({ a: 1 }, [2])',
  'a.b?.c[0]',
  `\`x\${a ? \`{\` : "}"}y\``,
  'a ? { b: 1 } : [c]',
  '(a, b = { c: 1 }) => ({ d: a })',
  'async (a: A<B>): Promise<C> => { return { a } }',
  'function g<T>(this: T) { return /[}/]/g }',
  'class { a = { b: 1 }; #c() {} }',
  'a < b || c > d',
  'new A<B>({ c: 1 }).d',
  '2 * 3 / 4',
  '!a',
  'typeof a',
  `f\`x\${'y'}\``,
);

const key: Source = fc.oneof(
  name,
  fc.constantFrom('if', 'get', 'async', '1', '1e3', "'a b'", '"c"', '["d"]', "['e' + `f`]", '[g.h]'),
);

/** Put around a value without changing it. */
const wrapping = fc.constantFrom<readonly [string, string]>(
  ['', ''],
  ['', ''],
  ['', ''],
  ['(', ')'],
  ['', ' as const'],
  ['', ' satisfies Spec'],
  ['(', ' as Record<string, { a: B[] }>)!'],
);

const { value } = fc.letrec<{ value: string; object: string; array: string; sum: string }>((tie) => ({
  value: fc
    .tuple(
      wrapping,
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        scalar,
        dynamic,
        name,
        tie('object'),
        tie('array'),
        tie('sum'),
      ),
    )
    .map(([[before, after], text]) => (before + after === '' ? text : `${before}(${text})${after}`)),
  object: list(
    '{',
    fc.oneof(
      { weight: 6, arbitrary: fc.tuple(key, blank, tie('value')).map(([k, b, v]) => `${k}${b}: ${v}`) },
      { weight: 1, arbitrary: name },
      { weight: 1, arbitrary: tie('value').map((v) => `...(${v})`) },
      { weight: 1, arbitrary: fc.constantFrom('m() { return { a: 1 } }', 'async *n(a: B) {}', 'get o() { return 1 }') },
    ),
    '}',
  ),
  array: list(
    '[',
    fc.oneof({ weight: 5, arbitrary: tie('value') }, { weight: 1, arbitrary: tie('value').map((v) => `...(${v})`) }),
    ']',
  ),
  sum: fc
    .array(
      fc.oneof(
        string,
        string,
        number,
        name,
        tie('value').map((v) => `(${v})`),
      ),
      { minLength: 2, maxLength: 4 },
    )
    .map((parts) => parts.join(' + ')),
}));

function list(open: string, item: Source, close: string): Source {
  return fc.tuple(fc.array(fc.tuple(blank, item, blank), { maxLength: 5 }), fc.boolean()).map(([items, trails]) => {
    const text = items.map(([before, part, after]) => before + part + after).join(',');
    return `${open}${text}${trails && items.length > 0 ? ',' : ''}${close}`;
  });
}

/** Statements around and between the calls; those that bind names come in blocks of their own. */
const statement: Source = fc.oneof(
  fc.tuple(value, blank).map(([v, b]) => `f.defineTool<A, B<C>>(${b}${v});`),
  fc.tuple(value, value).map(([v, w]) => `x(defineTool(${v}, ...(${w})));`),
  value.map((v) => `const p: Spec = ${v};`),
  value.map((v) => `g(({ q: 1 }) satisfies Spec, ${v});`),
  fc.tuple(name, value).map(([n, v]) => `function h(${n}, { r }) { return defineTool(${v}) }`),
  fc.tuple(name, value).map(([n, v]) => `i((${n}) => defineTool(${v}));`),
  fc.tuple(name, value).map(([n, v]) => `for (const ${n} of j) { defineTool(${v}) }`),
  fc.tuple(name, value).map(([n, v]) => `{ let ${n} = 1; defineTool(${v}) }`),
  fc.constantFrom('if (k) /["\'`{]/.test(l);', 'const m = n / 2 / o;', 'type P = { q: R<S>[] };', '// defineTool({'),
);

/** The constants that names may stand for; none refers to a later one, so there is no circle. */
const constants: Source = fc
  .tuple(
    scalar,
    list(
      '{',
      fc.tuple(key, scalar).map(([k, v]) => `${k}: ${v}`),
      '}',
    ),
    list('[', scalar, ']'),
  )
  .map(([a, b, c]) => `const a = ${a};\nexport const b = ${b} as const, c: A = [${c}, a];\n`);

/** Source files with calls and types in them, free of faults. */
export const sourceTexts: Source = fc
  .tuple(constants, fc.array(statement, { minLength: 1, maxLength: 5 }))
  .map(([before, statements]) => `${before}${statements.join('\n')}\ndefineTool({ spec: a });\n`);
