import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isStatic, readJson } from '../../../server/src/engine/literals';
import { readArgument, readSchemas } from '../../support/literals';

const LARGE = 10_000_000;

const fill = (unit: string) => unit.repeat(Math.ceil(LARGE / unit.length));

describe('ten megabytes', () => {
  for (const [name, text] of [
    ['of properties', `defineTool({ ${fill(`'a b': { type: 'string', required: true }, `)} })`],
    ['of numbers', `defineTool([${fill('-1234.5678, ')}])`],
    ['of one string', `defineTool('${fill('x')}')`],
    ['of a sum', `defineTool(${fill(`'abcdefgh' + `)} '')`],
    ['of digits', `defineTool([${fill('1')}])`],
  ] as const) {
    test(`in one literal: ${name}`, () => {
      assert.ok(isStatic(readArgument(text)));
    });
  }

  test('in one call after another', () => {
    const tool = `defineTool({ parameters: { path: { type: 'string' } }, execute(args) { return args.path / 2 } })\n`;
    const { calls } = readSchemas(fill(tool));
    assert.equal(calls.length, Math.ceil(LARGE / tool.length));
  });

  test('of nothing that is looked for', () => {
    assert.deepEqual(readSchemas(fill('const a = { b: 1 };\n')).calls, []);
  });

  test('of JSON', () => {
    const { literal } = readJson(`[${fill('{ "type": "string" }, ')}null]`, { jsonc: false });
    assert.ok(literal && isStatic(literal));
  });

  test('of constants', () => {
    const declarations = Array.from({ length: 400_000 }, (_, index) => `const a${index + 1} = { b: 1 };`);
    const { calls } = readSchemas(`${declarations.join('')} defineTool({ a1, c: [a2, a400000] })`);
    assert.ok(calls[0]?.arguments[0] && isStatic(calls[0].arguments[0].value));
  });

  test('of brackets that do not match', () => {
    assert.equal(readSchemas(`defineTool(${fill('({\n')}${fill(')\n')}`).calls.length, 1);
  });
});
