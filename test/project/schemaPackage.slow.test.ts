import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import ts from 'typescript';

/** A folder that has the packed project among its packages and nothing else. */
let folder = '';

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rfc-consumer-'));
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], '.');
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const place = path.join(folder, 'node_modules/rfc-workbench');
  mkdirSync(place, { recursive: true });
  run('tar', ['-xzf', path.join(folder, tarball ?? ''), '-C', place, '--strip-components=1'], folder);
});

after(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout.trim();
}

const use = `
const spec = { path: { type: 'string', required: true } };
const problems = schema.validateArgs(spec, {});
try {
  schema.assertSupportedJsonSchema({ type: 'tuple' });
} catch (error) {
  problems.push(error.constructor === schema.JsonSchemaError ? error.code : 'another class');
}
console.log(JSON.stringify(problems));
`;
const expected = JSON.stringify(['missing required property "path"', 'UNSUPPORTED_SCHEMA']);

describe('the packed library', () => {
  test('is there for `import`', () => {
    writeFileSync(path.join(folder, 'use.mjs'), `import * as schema from 'rfc-workbench/schema';${use}`);
    assert.equal(run(process.execPath, ['use.mjs'], folder), expected);
  });

  test('is there for `require`', () => {
    writeFileSync(path.join(folder, 'use.cjs'), `const schema = require('rfc-workbench/schema');${use}`);
    assert.equal(run(process.execPath, ['use.cjs'], folder), expected);
  });

  test('needs nothing of Node: neither modules nor globals', () => {
    const names = readdirSync(path.join(folder, 'node_modules/rfc-workbench/dist'));
    assert.ok(names.includes('schema.mjs') && names.includes('schema.cjs'));
    const check = `import { readFileSync } from 'node:fs';
      import vm from 'node:vm';
      const code = readFileSync('node_modules/rfc-workbench/dist/schema.cjs', 'utf8');
      const module = { exports: {} };
      vm.runInNewContext(code, { module, exports: module.exports });
      console.log(module.exports.validateArgs({ a: { type: 'array' } }, { a: 1 })[0]);`;
    writeFileSync(path.join(folder, 'bare.mjs'), check);
    assert.equal(run(process.execPath, ['bare.mjs'], folder), '"a" must be an array');
  });

  const resolutions = [
    ['node16 from an ES module', 'typed.mts', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    ['node16 from CommonJS', 'typed.cts', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    ['a bundler', 'typed.ts', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ] as const;
  for (const [name, file, module, moduleResolution] of resolutions) {
    test(`brings its types to ${name}, and they are the ones it promises`, () => {
      const place = path.join(folder, file);
      writeFileSync(place, typedUse);
      const options = {
        module,
        moduleResolution,
        strict: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2022,
        types: [],
      };
      const program = ts.createProgram([place], options);
      const errors = ts.getPreEmitDiagnostics(program).map(({ messageText, start, file: inFile }) => {
        const line = inFile?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
        return `${inFile?.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      });
      assert.deepEqual(errors, []);
    });
  }
});

const typedUse = `
import {
  assertObjectJsonSchema,
  defineTool,
  type InferArgs,
  type InferArgsV1,
  type InferValue,
  inspectJsonSchemaValue,
  type JsonSchemaNode,
  type ParameterSchemaSpec,
  type SchemaSpec,
  schemaSpecToJsonSchema,
  ToolArgsError,
  validateArgs,
  validateArgsV1,
  type ValueSchemaSpec,
} from 'rfc-workbench/schema';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

const parameters = { path: { type: 'string', required: true }, limit: { type: 'integer' } } as const satisfies ParameterSchemaSpec;
const old = { path: { type: 'string' } } as const satisfies SchemaSpec;
const node: ValueSchemaSpec = { type: 'json' };
export const inferred: [
  Equal<InferArgs<typeof parameters>, { path: string; limit?: number }>,
  Equal<InferArgsV1<typeof old>, { path?: string }>,
  Equal<InferValue<{ type: 'array'; items: { type: 'null' } }>, null[]>,
] = [true, true, true];
export const texts: string[] = [...validateArgs(parameters, {}), ...validateArgsV1(old, {})];
export const wire: JsonSchemaNode = schemaSpecToJsonSchema(old);
export const kinds = inspectJsonSchemaValue(wire, node).map(({ kind, path, text }) => [kind, path.length, text.length]);
export const tool = defineTool({
  name: 'read',
  description: 'Reads.',
  parameters,
  output: { schema: { type: 'string' }, render: (args, value) => args.path + value },
  execute: async (args) => args.path.repeat(args.limit ?? 1),
});
export async function call(given: unknown, schema: unknown): Promise<string> {
  assertObjectJsonSchema(schema);
  const type: 'object' = schema.type;
  try {
    return await tool.execute(given, undefined) + type;
  } catch (error) {
    return error instanceof ToolArgsError ? error.violations.join() : '';
  }
}
`;
