import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  InferArgs,
  InferArgsV1,
  InferValue,
  JsonValue,
  ParameterSchemaSpec,
  SchemaSpec,
  ValueSchemaSpec,
} from '../../../server/src/engine/schema';
import { defineTool } from '../../../server/src/engine/schema';

// These are checked by the compiler: the file does not pass `tsc` when an inferred type is another one.
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Expect<T extends true> = T;

/** The type in so many arrays. */
type Nested<Node, Levels extends 1[]> = Levels extends [1, ...infer Rest extends 1[]]
  ? { readonly type: 'array'; readonly items: Nested<Node, Rest> }
  : Node;
type Arrays<Value, Levels extends 1[]> = Levels extends [1, ...infer Rest extends 1[]] ? Arrays<Value, Rest>[] : Value;
type Fifteen = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
type Str = { readonly type: 'string' };

export type Scalars = [
  Expect<Equal<InferValue<Str>, string>>,
  Expect<Equal<InferValue<{ type: 'number' }>, number>>,
  Expect<Equal<InferValue<{ type: 'integer' }>, number>>,
  Expect<Equal<InferValue<{ type: 'boolean' }>, boolean>>,
  Expect<Equal<InferValue<{ type: 'null' }>, null>>,
  Expect<Equal<InferValue<{ type: 'json' }>, JsonValue>>,
  Expect<Equal<InferValue<{ type: 'string'; enum: readonly ['a', 'b'] }>, 'a' | 'b'>>,
  Expect<Equal<InferValue<{ type: 'string'; enum: readonly ['a', 'b']; const: 'a' }>, 'a'>>,
  Expect<Equal<InferValue<{ type: 'integer'; const: 3 }>, 3>>,
  Expect<Equal<InferValue<{ oneOf: readonly [Str, { type: 'null' }] }>, string | null>>,
];

export type Containers = [
  Expect<Equal<InferValue<{ type: 'array' }>, JsonValue[]>>,
  Expect<Equal<InferValue<{ type: 'array'; items: Str }>, string[]>>,
  Expect<Equal<InferValue<{ type: 'object'; additionalProperties: false }>, Record<string, never>>>,
  Expect<Equal<InferValue<{ type: 'object'; additionalProperties: false; properties: object }>, Record<string, never>>>,
  Expect<Equal<InferValue<{ type: 'object'; additionalProperties: true }>, Record<string, JsonValue>>>,
  Expect<
    Equal<
      InferValue<{
        type: 'object';
        additionalProperties: false;
        properties: { a: Str & { required: true }; b: { type: 'number' } };
      }>,
      { a: string; b?: number }
    >
  >,
  Expect<
    Equal<
      InferValue<{ type: 'object'; additionalProperties: true; properties: { a: Str & { required: true } } }>,
      { a: string } & Record<string, JsonValue>
    >
  >,
];

export type Depth = [
  Expect<Equal<InferValue<Nested<Str, Fifteen>>, Arrays<string, Fifteen>>>,
  Expect<Equal<InferValue<Nested<Str, [1, ...Fifteen]>>, Arrays<JsonValue, [1, ...Fifteen]>>>,
  Expect<Equal<InferValue<Nested<Str, [1, 1, ...Fifteen]>>, Arrays<JsonValue, [1, ...Fifteen]>>>,
];

export type Anything = [
  Expect<Equal<InferValue<ValueSchemaSpec>, InferValue<ValueSchemaSpec>>>,
  Expect<Equal<InferArgs<Record<never, never>>, Record<never, never>>>,
];

const v2 = {
  path: { type: 'string', required: true },
  limit: { type: 'integer' },
  mode: { type: 'string', enum: ['r', 'w'], required: true },
  filter: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
} as const satisfies ParameterSchemaSpec;

const v1 = {
  path: { type: 'string', required: true, enum: ['a'] },
  limit: { type: 'number' },
  server: { type: 'object', properties: { host: { type: 'string', required: true } } },
  any: { type: 'object', required: true },
  names: { type: 'array', items: { type: 'string', required: true } },
  list: { type: 'array' },
} as const satisfies SchemaSpec;

export type Arguments = [
  Expect<Equal<InferArgs<typeof v2>, { path: string; mode: 'r' | 'w'; limit?: number; filter?: string | string[] }>>,
  Expect<
    Equal<
      InferArgsV1<typeof v1>,
      {
        path: string;
        any: Record<string, unknown>;
        limit?: number;
        server?: { host: string };
        names?: string[];
        list?: unknown[];
      }
    >
  >,
];

// @ts-expect-error symbols are no names of parameters
export const symbolic: ParameterSchemaSpec = { [Symbol('s')]: { type: 'string' } };

test('the body of a tool knows the types of its arguments and has to give what it declares', async () => {
  const tool = defineTool({
    name: 'n',
    description: '',
    parameters: v2,
    output: {
      schema: { type: 'object', additionalProperties: false, properties: { n: { type: 'integer', required: true } } },
      render: (args, value) => `${args.path.length} ${value.n.toFixed()}`,
    },
    execute: (args) => ({ n: args.path.length + (args.limit ?? 0) }),
  });
  const { n }: { n: number } = await tool.execute({ path: 'x', mode: 'r' }, undefined);
  assert.equal(n, 1);
  // @ts-expect-error a number is not what the output declares
  defineTool({
    name: 'n',
    description: '',
    parameters: {},
    output: { schema: { type: 'string' }, render: () => [] },
    execute: () => 1,
  });
});
