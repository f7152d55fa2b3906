import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rfc } from '../../support/cli';
import { temporaryFolder } from '../../support/folders';
import { searchTool } from '../../support/schemaFiles';

interface Judged {
  readonly code: number;
  readonly lines: readonly string[];
  readonly stderr: string;
}

async function validate(input: string | Uint8Array, name = '-', ...more: string[]): Promise<Judged> {
  const given = typeof input === 'string' && name !== '-' ? { [name]: input } : {};
  const cwd = temporaryFolder({ 'tools.ts': searchTool, ...given });
  const result = await rfc(['schema', 'validate', 'tools.ts', '--args', name, ...more], { cwd, stdin: input });
  return { code: result.code, lines: result.stdout.trimEnd().split('\n'), stderr: result.stderr };
}

const fine = '{"text":"a","limit":3}';

describe('rfc schema validate', () => {
  test('a value that fits', async () => {
    assert.deepEqual(await validate(fine), { code: 0, lines: ['1 value checked, no violation found.'], stderr: '' });
  });

  test('violations of JSON Lines with their places, blank lines left out', async () => {
    const log = `${fine}\r\n\r\n{"limit": 1.5, "order": "left"}\r\n{"text":"é","within":{"folder":"b","deep":1}}\n`;
    const { code, lines } = await validate(log);
    assert.equal(code, 1);
    assert.deepEqual(lines, [
      'stdin:3:1: missing required property "text"',
      'stdin:3:11: "limit" must be an integer',
      'stdin:3:25: "order" must be one of ["up","down"]',
      'stdin:4:36: "within.deep" is not a declared property (additionalProperties: false)',
      '3 values checked, 4 violations found in 2 of them.',
    ]);
  });

  test('violations of one document over several lines', async () => {
    const { lines } = await validate('{\n  "text": "a",\n  "limit": "3"\n}\n', 'call.json');
    assert.deepEqual(lines, [
      'call.json:3:12: "limit" must be an integer',
      '1 value checked, 1 violation found in 1 of them.',
    ]);
  });

  test('a broken line is a violation, and the rest goes on', async () => {
    const { code, lines } = await validate(`${fine}\n{"text":\n${fine}\n{"text":1}\n`);
    assert.equal(code, 1);
    assert.deepEqual(lines.slice(0, 2), [
      'stdin:2:9: this is no JSON: a bracket is not closed, or another one is',
      'stdin:4:9: "text" must be a string',
    ]);
    assert.equal(lines[2], '4 values checked, 2 violations found in 2 of them.');
  });

  test('a first line that is cut off does not swallow the rest', async () => {
    const { lines } = await validate(`{"text":"a\n${fine}\n${fine}\n`);
    assert.equal(lines.at(-1), '3 values checked, 1 violation found in 1 of them.');
    const endsEarly = await validate(`{"text":"a","limit"\n${fine}\n`, 'calls.jsonl');
    assert.match(endsEarly.lines[0] ?? '', /^calls\.jsonl:1:20: this is no JSON: /);
  });

  test('what is not UTF-8 is said of its line', async () => {
    const bytes = Buffer.concat([Buffer.from(`${fine}\n{"text":"`), Buffer.from([0xff]), Buffer.from(`"}\n${fine}`)]);
    const { lines } = await validate(bytes);
    assert.deepEqual(lines, [
      'stdin:2:1: this is not UTF-8, so it was not read',
      '3 values checked, 1 violation found in 1 of them.',
    ]);
  });

  test('machines read one violation a line', async () => {
    const { lines } = await validate('{"text":1}', '-', '--format', 'jsonl');
    const range = { start: { line: 0, character: 8 }, end: { line: 0, character: 9 } };
    assert.deepEqual(
      lines.map((line) => JSON.parse(line)),
      [
        { file: 'stdin', kind: 'not-string', path: ['text'], message: '"text" must be a string', range },
        { summary: { values: 1, invalid: 1, violations: 1 } },
      ],
    );
  });

  test('a description that is not known is no hindrance, a type is', async () => {
    const judge = async (parameter: string) => {
      const cwd = temporaryFolder({ 'a.ts': `defineTool({ name: 'a', parameters: { x: ${parameter} } });` });
      return rfc(['schema', 'validate', 'a.ts', '--args', '-'], { cwd, stdin: '{"x":1}' });
    };
    assert.match((await judge("{ type: 'string', description: why }")).stdout, /^stdin:1:6: "x" must be a string\n/);
    const { code, stderr } = await judge('{ type: kind }');
    assert.deepEqual([code, stderr], [1, 'a.ts:1:50: `kind` is known only when the code runs.\n']);
  });

  test('the first generation is as lenient as it is', async () => {
    const cwd = temporaryFolder({ 'a.ts': "defineTool({ name: 'a', parameters: { x: { type: 'number' } } });" });
    const stdin = '{"x":-0}\n{"x":"1"}\n{"y":1}\n[]\n';
    const { stdout } = await rfc(['schema', 'validate', 'a.ts', '--args', '-'], { cwd, stdin });
    assert.deepEqual(stdout.split('\n').slice(0, 3), [
      'stdin:2:6: "x" must be a number',
      'stdin:4:1: "arguments" must be an object',
      '4 values checked, 2 violations found in 2 of them.',
    ]);
  });

  test('no value is a failure, and so is no input', async () => {
    const empty = await validate('\n \n');
    assert.deepEqual([empty.code, empty.stderr], [1, 'There is no value in `stdin`.\n']);
    const cwd = temporaryFolder({ 'tools.ts': searchTool });
    const without = await rfc(['schema', 'validate', 'tools.ts'], { cwd });
    assert.deepEqual(
      [without.code, without.stderr],
      [2, '`rfc schema validate` needs `--args FILE`, or `--args -` for standard input.\n'],
    );
    const missing = await rfc(['schema', 'validate', 'tools.ts', '--args', 'no.json'], { cwd });
    assert.deepEqual([missing.code, missing.stderr], [2, 'There is no file `no.json`.\n']);
  });
});
