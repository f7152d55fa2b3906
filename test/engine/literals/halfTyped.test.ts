import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Literal } from '../../../server/src/engine/literals';
import { everyLiteral, readSchemas, sketch } from '../../support/literals';

/** A tool as people write it. Each case changes one line of it. */
const WHOLE = `export function apply(ctx: Context): void {
  ctx.tools.register(defineTool({
    name: 'read',
    parameters: {
      path: { type: 'string', required: true, description: 'Path' },
      mode: {
        type: 'string',
        enum: ['a', 'b'],
      },
      limit: { type: 'number' },
    },
    output: {
      schema: { type: 'object', additionalProperties: false },
      render: (value) => [{ text: value.ok }],
    },
    async execute(args) {
      if (args.path) { return 1 }
    },
  }))
}

const after: SchemaSpec = { a: { type: 'string' } }
`;

const parts = {
  name: '"read"',
  path: '{type: "string", required: true, description: "Path"}',
  mode: '{type: "string", enum: ["a", "b"]}',
  limit: '{type: "number"}',
  output: '{schema: {type: "object", additionalProperties: false}, render: <function (value) => [{ text: value.ok }]>}',
};

interface Case {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The parts that differ from those of the whole, in short. */
  readonly path?: string;
  readonly mode?: string;
  readonly limit?: string;
  /** Stands before a part, such as an entry that is being typed. */
  readonly beforeMode?: string;
  readonly beforeOutput?: string;
  readonly toolName?: string;
  readonly parametersMark?: string;
  readonly toolMark?: string;
  readonly callIncomplete?: true;
  readonly parametersEntryMark?: string;
}

const cases: readonly Case[] = [
  { name: 'nothing', from: 'name', to: 'name' },
  { name: 'a missing comma between entries', from: `'string', required`, to: `'string' required` },
  { name: 'a missing comma at the end of a line', from: `'read',`, to: `'read'` },
  { name: 'a missing comma after an object', from: `'Path' },`, to: `'Path' }` },
  { name: 'a missing comma before a method', from: '    },\n    async', to: '    }\n    async' },
  { name: 'a missing comma in an array', from: `'a', 'b'`, to: `'a' 'b'` },
  {
    name: 'an open string at the end of a line',
    from: `        type: 'string',`,
    to: `        type: 'string,`,
    mode: '{type: ?"string,", enum: ["a", "b"]}',
  },
  {
    name: 'an open string that swallows a brace',
    from: `'Path' },`,
    to: `'Path },`,
    path: '?{type: "string", required: true, description: ?"Path },"}',
  },
  {
    name: 'an open string that the quote of the next one ends',
    from: `'string', required`,
    to: `'string, required`,
    path: '?{type: ?"string, required: true, description: ", ~Path: ?" },"}',
  },
  { name: 'an open string as name', from: `'read',`, to: `'read`, toolName: '?"read"' },
  {
    name: 'an unfinished key with a comma',
    from: 'required: true',
    to: 'requ',
    path: '?{type: "string", ~shorthand requ: <identifier requ>, description: "Path"}',
  },
  {
    name: 'an unfinished key before another entry',
    from: 'required: true,',
    to: 'requ',
    path: '?{type: "string", ~requ: ?<other >, description: "Path"}',
  },
  {
    name: 'an unfinished key on a line of its own',
    from: '      mode: {',
    to: '      mo\n      mode: {',
    beforeMode: '~mo: ?<other >, ',
    parametersMark: '?',
  },
  {
    name: 'an unfinished key in quotes',
    from: '      mode: {',
    to: `      'mo\n      mode: {`,
    beforeMode: '~mo: ?<other >, ',
    parametersMark: '?',
  },
  {
    name: 'an unfinished key at the end of an object',
    from: `, description: 'Path'`,
    to: ', desc',
    path: '?{type: "string", required: true, ~shorthand desc: <identifier desc>}',
  },
  {
    name: 'a missing value before a comma',
    from: 'required: true',
    to: 'required:',
    path: '{type: "string", ~required: ?<other >, description: "Path"}',
  },
  {
    name: 'a missing value before another entry',
    from: `        type: 'string',`,
    to: '        type:',
    mode: '{~type: ?<other >, enum: ["a", "b"]}',
  },
  {
    name: 'a missing value before an object entry',
    from: '    output: {',
    to: '    timeoutMs:\n    output: {',
    beforeOutput: '~timeoutMs: ?<other >, ',
  },
  {
    name: 'a member being typed',
    from: '      mode: {',
    to: '      more: a.\n      mode: {',
    beforeMode: 'more: ?<member a.>, ',
  },
  {
    name: 'a missing colon',
    from: `type: 'string', required`,
    to: `type 'string', required`,
    path: '?{~type: "string", required: true, description: "Path"}',
  },
  {
    name: 'a missing colon before an object',
    from: 'parameters: {',
    to: 'parameters {',
    parametersEntryMark: '~',
    toolMark: '?',
  },
  {
    name: 'an unclosed brace at the end of a line',
    from: `'Path' },`,
    to: `'Path',`,
    path: '?{type: "string", required: true, description: "Path"}',
  },
  {
    name: 'an unclosed brace of the last entry',
    from: `{ type: 'number' },`,
    to: `{ type: 'number',`,
    limit: '?{type: "number"}',
  },
  {
    name: 'an unclosed brace over several lines',
    from: `        enum: ['a', 'b'],\n      },`,
    to: `        enum: ['a', 'b'],`,
    mode: '?{type: "string", enum: ["a", "b"]}',
  },
  {
    name: 'an unclosed brace around several entries',
    from: `number' },\n    },`,
    to: `number' },`,
    parametersMark: '?',
  },
  { name: 'an unclosed square bracket', from: `'b'],`, to: `'b',`, mode: '{type: "string", enum: ?["a", "b"]}' },
  { name: 'an unclosed parenthesis', from: '  }))\n}', to: '  })\n}' },
  { name: 'an unclosed call', from: '  }))\n}', to: '  }\n}', callIncomplete: true },
  { name: 'a new entry begun', from: '      mode: {', to: '      n: {\n      mode: {', beforeMode: 'n: ?{}, ' },
  { name: 'a new list begun', from: '      mode: {', to: '      n: [\n      mode: {', beforeMode: 'n: ?[], ' },
  {
    name: 'a new entry begun up to a string',
    from: '      mode: {',
    to: `      n: { type: '\n      mode: {`,
    beforeMode: 'n: ?{type: ?""}, ',
  },
];

describe('half-typed code: the rest is read as if nothing were amiss', () => {
  for (const change of cases) {
    test(change.name, () => {
      assert.equal(WHOLE.split(change.from).length, 2, 'the change is unique');
      const text = WHOLE.replace(change.from, change.to);
      const { calls, typed } = readSchemas(text);
      const [call] = calls;
      const tool = call?.arguments[0]?.value;
      assert.ok(call && tool && calls.length === 1 && typed[0]);
      const shown = sketch(text, tool).replace(/<method [\s\S]*?>(?=\}$)/, '<method>');
      assert.equal(shown, expectedSketch(change));
      assert.equal(call.incomplete, change.callIncomplete === true);
      assert.equal(sketch(text, typed[0].value), '{a: {type: "string"}}');
      assertSpans(text, tool);
    });
  }
});

function expectedSketch(change: Case): string {
  const { path = parts.path, mode = parts.mode, limit = parts.limit, toolName = parts.name } = change;
  const { beforeMode = '', beforeOutput = '', parametersMark = '', toolMark = '', parametersEntryMark = '' } = change;
  const parameters = `${parametersMark}{path: ${path}, ${beforeMode}mode: ${mode}, limit: ${limit}}`;
  return (
    `${toolMark}{name: ${toolName}, ${parametersEntryMark}parameters: ${parameters}, ` +
    `${beforeOutput}output: ${parts.output}, method execute: <method>}`
  );
}

/** What is complete stands exactly where its span says. */
function assertSpans(text: string, tool: Literal): void {
  for (const { kind, span, incomplete } of everyLiteral(tool)) {
    const written = text.slice(span.start, span.end);
    if (incomplete) continue;
    if (kind === 'object') assert.match(written, /^\{[\s\S]*\}$/);
    if (kind === 'array') assert.match(written, /^\[[\s\S]*\]$/);
    if (kind === 'string') assert.match(written, /^'.*'$/);
  }
}

/** Code whose layout tells nothing about what is missing. */
const tangled: readonly (readonly [name: string, text: string])[] = [
  [
    'all in one line',
    `f(defineTool({ parameters: { path: { type: 'string', limit: { type: 'number' } }, output: { a: 1 } }))`,
  ],
  ['nothing indented', `f(defineTool({\nparameters: {\npath: { type: 'string',\n},\noutput: {\na: 1,\n},\n}))`],
];

describe('half-typed code without a layout', () => {
  for (const [name, text] of tangled) {
    test(`${name}: every object that may be wrong is marked`, () => {
      const [call] = readSchemas(text).calls;
      const objects = call?.arguments
        .flatMap(({ value }) => everyLiteral(value))
        .filter(({ kind }) => kind === 'object');
      assert.ok(objects && objects.length > 2);
      assert.deepEqual(
        objects.filter(({ incomplete }) => !incomplete).map(({ span }) => text.slice(span.start, span.end)),
        [],
      );
    });
  }

  test('one line among others: its brackets are marked, those around and beside them are not', () => {
    const text = `f(defineTool({
  parameters: { path: { type: 'string', limit: { type: 'number' } },
  output: { schema: {} },
}))`;
    const [call] = readSchemas(text).calls;
    const value = call?.arguments[0]?.value;
    assert.equal(
      value && sketch(text, value),
      '{parameters: ?{path: ?{type: "string", limit: ?{type: "number"}}}, output: {schema: {}}}',
    );
  });

  test('a surplus brace: what may stand behind it is not called absent', () => {
    const text = `f(defineTool({ parameters: {} }, output: {} }))`;
    const [call] = readSchemas(text).calls;
    assert.equal(call?.incomplete, true);
    assert.equal(call?.arguments[0]?.value.incomplete, true);
  });

  test('a missing opening brace: what may belong into it is marked', () => {
    const text = `f(defineTool({ parameters: { path: type: 'string', required: true }, limit: { type: 'number' } } }))`;
    const [call] = readSchemas(text).calls;
    const value = call?.arguments[0]?.value;
    assert.equal(
      value && sketch(text, value),
      '?{parameters: ?{~path: ?<other >, ~type: "string", ~required: true}, limit: {type: "number"}}',
    );
  });

  test('a key in a list, and an object in an object, tell what is not closed', () => {
    for (const [text, expected] of [
      [`defineTool({ enum: ['a', 'b', description: 'c' })`, '?{enum: ?["a", "b"], description: "c"}'],
      [`defineTool([{ type: 'a', { type: 'b' }])`, '?[?{type: "a"}, ?{type: "b"}]'],
    ] as const) {
      const [call] = readSchemas(text).calls;
      const value = call?.arguments[0]?.value;
      assert.equal(value && sketch(text, value), expected);
    }
  });

  test('a statement ends what is open before it', () => {
    const text = `const a: SchemaSpec = { b: { type: 'string'\nexport function f() { return { c: 1 } }`;
    const [typed] = readSchemas(text).typed;
    assert.equal(typed && sketch(text, typed.value), '?{b: ?{type: "string"}}');
  });
});
