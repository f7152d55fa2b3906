import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { isStatic, readJson, toValue } from '../../../server/src/engine/literals';
import { readArgument, readSchemas } from '../../support/literals';

const DEEP = 100_000;

/** A text of so many beginnings, and as many ends. */
const nest = (open: string, inner: string, close: string) => `${open.repeat(DEEP)}${inner}${close.repeat(DEEP)}`;

describe('depth is no matter', () => {
  for (const [name, expression] of [
    ['arrays', nest('[', '', ']')],
    ['objects', nest('{a:', '1', '}')],
    ['parentheses', nest('(', '1', ')')],
  ] as const) {
    test(name, () => {
      const literal = readArgument(`defineTool(${expression})`);
      assert.ok(isStatic(literal));
      assert.ok(toValue(literal));
    });
  }

  test('JSON', () => {
    const { literal, faults } = readJson(nest('[{"a":', '1', '}]'), { jsonc: false });
    assert.ok(literal && isStatic(literal));
    assert.deepEqual(faults, []);
  });
});

/** Beginnings that promise more the longer they get. Each is repeated and never ended. */
const unended = [
  '[',
  '{a:',
  '(',
  'a=>',
  'a?b:',
  "'a'+",
  'a<',
  '<a>',
  '`${',
  '({',
  'defineTool({a:',
  '{a:1,...',
  '/[',
  '"\n',
];

describe('what is begun over and over and never ended is read to the end', () => {
  for (const beginning of unended) {
    test(JSON.stringify(beginning), () => {
      for (const language of ['ts', 'tsx'] as const) {
        const { calls } = readSchemas(`defineTool(${beginning.repeat(10_000)}`, language);
        assert.equal(calls[0]?.incomplete, true);
      }
    });
  }

  test('closing brackets of the wrong form', () => {
    assert.equal(readSchemas(`defineTool(${'({['.repeat(10_000)}${'}'.repeat(20_000)}`).calls.length, 1);
    assert.ok(readJson(`${'[{"a":'.repeat(10_000)}${']'.repeat(20_000)}`, { jsonc: true }).faults.length > 0);
  });

  test('casts within casts are each read once', () => {
    const { typed } = readSchemas(`${'({a:'.repeat(2000)}1${'} as SchemaSpec)'.repeat(2000)}`);
    assert.equal(typed.length, 2000);
  });
});

/** Pieces of source code; put together at random they are none. */
const pieces = fc.constantFrom(
  ...'defineTool( ( ) [ ] { } < > => = : ; , . ... ? ! + - * / // /* */ \' " ` ${ \\ # @ \n \r\n a b type'.split(' '),
  ...'const let var function class import export as satisfies SchemaSpec async get if return void 1 1n 0x'.split(' '),
  ' ',
  '</a>',
  '/>',
  '\u0000',
  '\ud800',
  '😀',
);

describe('any text is read', () => {
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((parts) => `defineTool({ a: ${parts.join('')}`),
    fc.string({ unit: 'binary', maxLength: 80 }).map((text) => `defineTool(${text}`),
  );

  test('as source code, with spans within the text', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('ts' as const, 'tsx' as const), (text, language) => {
        const { calls, typed, comments } = readSchemas(text, language);
        const spans = JSON.stringify([calls, typed, comments], (_key, value) =>
          typeof value === 'bigint' ? String(value) : value,
        ).matchAll(/"start":(\d+),"end":(\d+)/g);
        for (const [, start, end] of spans) {
          assert.ok(Number(start) <= Number(end) && Number(end) <= text.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('as JSON', () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (text, jsonc) => {
        readJson(text.slice('defineTool('.length), { jsonc });
      }),
      { numRuns: 500 },
    );
  });

  test('as JSON, it has no fault just when it is JSON', () => {
    const jsonPieces = fc.constantFrom(
      ...'{ } [ ] , : "a" 1 -1.5e3 true null \n 01 "\\x" \'a\' // NaN'.split(' '),
      ' ',
    );
    const json = fc.oneof(
      fc.json(),
      fc.array(jsonPieces, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(json, (text) => {
        assert.equal(readJson(text, { jsonc: false }).faults.length === 0, isJson(text), text);
      }),
      { numRuns: 1000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
