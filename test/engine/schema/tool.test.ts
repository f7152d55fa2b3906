import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as library from '../../../server/src/engine/schema';
import { defineTool, JsonSchemaError, ToolArgsError } from '../../../server/src/engine/schema';

const render = (_args: unknown, value: unknown) => [{ type: 'text', text: JSON.stringify(value) }];
const output = { schema: { type: 'string' }, render } as const;

/** A tool of the second generation that notes what reaches it. */
function readTool(calls: unknown[][] = []) {
  return defineTool({
    name: 'read',
    description: 'Reads a file.',
    parameters: { path: { type: 'string', required: true }, limit: { type: 'integer' } },
    output,
    timeoutMs: 1_000,
    isConcurrencySafe: (args) => args.path !== '/locked',
    finalizeContent: (run: string, result: string) => `${run}: ${result}`,
    presentCall: (args) => `Read ${args.path}`,
    presentResult: (args, result) => `${args.path}: ${result}`,
    execute(args, run) {
      calls.push([args, run]);
      return `${args.path}@${args.limit ?? 'all'}`;
    },
  });
}

describe('the library', () => {
  test('exports what it promises and nothing else', () => {
    assert.deepEqual(Object.keys(library).sort(), [
      'JsonSchemaError',
      'ToolArgsError',
      'assertObjectJsonSchema',
      'assertSupportedJsonSchema',
      'defineTool',
      'inspectJsonSchemaValue',
      'parameterSchemaSpecToJsonSchema',
      'schemaSpecToJsonSchema',
      'validateArgs',
      'validateArgsV1',
      'validateJsonSchemaValue',
      'valueSchemaSpecToJsonSchema',
    ]);
  });
});

describe('a tool of the second generation', () => {
  test('runs with arguments that fit, and hands on what it was run in', async () => {
    const calls: unknown[][] = [];
    const tool = readTool(calls);
    assert.equal(await tool.execute({ path: '/a', limit: 2 }, 'run'), '/a@2');
    assert.deepEqual(calls, [[{ path: '/a', limit: 2 }, 'run']]);
  });

  test('refuses others before anything is done', async () => {
    const calls: unknown[][] = [];
    await assert.rejects(readTool(calls).execute({ limit: 1.5 }, 'run'), (error) => {
      assert.ok(error instanceof ToolArgsError && error instanceof Error);
      assert.deepEqual(error.violations, ['missing required property "path"', '"limit" must be an integer']);
      assert.equal(error.message, `invalid arguments: ${error.violations.join('; ')}`);
      assert.deepEqual([error.name, error.code], ['ToolArgsError', 'INVALID_ARGS']);
      return true;
    });
    assert.deepEqual(calls, []);
  });

  test('presents nothing for arguments that do not fit, and does not run them beside others', () => {
    const { presentCall, presentResult, isConcurrencySafe } = readTool();
    assert.deepEqual([presentCall?.({ path: '/a' }), presentCall?.({})], ['Read /a', undefined]);
    assert.deepEqual([presentResult?.({ path: '/a' }, 'r'), presentResult?.(null, 'r')], ['/a: r', undefined]);
    assert.deepEqual(
      [{ path: '/a' }, { path: '/locked' }, {}].map((args) => isConcurrencySafe?.(args)),
      [true, false, false],
    );
  });

  test('shows what goes over the wire and keeps what the registry needs', () => {
    const tool = readTool();
    assert.deepEqual(tool.parameters, {
      type: 'object',
      properties: { path: { type: 'string' }, limit: { type: 'integer' } },
      required: ['path'],
    });
    assert.deepEqual(tool.output.schema, { type: 'string' });
    assert.deepEqual(tool.output.render({}, 'x'), [{ type: 'text', text: '"x"' }]);
    assert.equal(tool.finalizeContent?.('run', 'result'), 'run: result');
    assert.deepEqual([tool.name, tool.description, tool.timeoutMs], ['read', 'Reads a file.', 1_000]);
  });

  test('has no function that it was not given', () => {
    const bare = defineTool({ name: 'n', description: '', parameters: {}, output, execute: () => 'x' });
    assert.deepEqual(Object.keys(bare).sort(), ['description', 'execute', 'name', 'output', 'parameters']);
  });

  test('keeps to its declaration as it was when it was defined', async () => {
    const path: { type: 'string'; required: true; enum: string[] } = { type: 'string', required: true, enum: ['/a'] };
    const tool = defineTool({ name: 'n', description: '', parameters: { path }, output, execute: () => 'done' });
    path.enum.push('/b');
    await assert.rejects(tool.execute({ path: '/b' }, undefined), ToolArgsError);
    assert.equal(await tool.execute({ path: '/a' }, undefined), 'done');
  });

  test('calls its functions as methods of what it was defined by', async () => {
    class Options {
      readonly name = 'n';
      readonly description = '';
      readonly parameters = {};
      readonly output = output;
      readonly #secret = 'secret';
      execute() {
        return this.#secret;
      }
    }
    assert.equal(await defineTool(new Options()).execute({}, undefined), 'secret');
  });

  test('is checked when it is defined: timeout, then parameters, then output', () => {
    const bad = { parameters: { a: { type: 'weird' } }, output: { schema: { type: 'object' }, render }, timeoutMs: 0 };
    const define = (options: object) => () => {
      const given = { name: 'read', description: '', execute: () => 'x', ...options };
      defineTool(given as unknown as Parameters<typeof readTool>[0] & Parameters<typeof defineTool>[0]);
    };
    for (const timeoutMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '5', null]) {
      assert.throws(define({ ...bad, timeoutMs }), (error) => {
        assert.ok(error instanceof Error && !(error instanceof JsonSchemaError));
        assert.match(error.message, /timeout of `read` must be a positive number of milliseconds, not /);
        return true;
      });
    }
    assert.throws(define({ ...bad, timeoutMs: 5 }), /"parameters\.a\.type"/);
    assert.throws(define({ ...bad, timeoutMs: 5, parameters: {} }), /"schema\.additionalProperties"/);
    assert.doesNotThrow(define({ parameters: {}, output }));
  });
});

describe('a tool of the first generation', () => {
  test('judges by its declaration as it is now, and lets pass what the second generation does not', async () => {
    const path: { type: 'string'; enum: string[] } = { type: 'string', enum: ['/a'] };
    const tool = defineTool({
      name: 'n',
      description: '',
      parameters: { path },
      presentCall: (args) => args.path,
      execute: (args) => Promise.resolve(args.path),
    });
    assert.deepEqual(tool.parameters, { type: 'object', properties: { path: { type: 'string', enum: ['/a'] } } });
    await assert.rejects(tool.execute({ path: '/b' }, undefined), ToolArgsError);
    assert.equal(tool.presentCall?.({ path: '/b' }), undefined);
    path.enum.push('/b');
    assert.equal(await tool.execute({ path: '/b' }, undefined), '/b');
    assert.equal(tool.presentCall?.({ path: '/b' }), '/b');
    assert.equal(await tool.execute({ path: undefined }, undefined), undefined);
  });
});

describe('errors', () => {
  test('carry a code and the violations, and tell what caused them', () => {
    const cause = new Error('why');
    const error = new JsonSchemaError(['"schema" must be a plain object'], [], { cause });
    assert.equal(error.message, 'unsupported JSON schema: "schema" must be a plain object');
    assert.deepEqual([error.name, error.code, error.cause], ['JsonSchemaError', 'UNSUPPORTED_SCHEMA', cause]);
    assert.equal(new ToolArgsError(['x'], { cause }).cause, cause);
  });
});
