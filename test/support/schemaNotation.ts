import assert from 'node:assert/strict';
import {
  inspectJsonSchemaValue,
  JsonSchemaError,
  type JsonSchemaNode,
  type ParameterSchemaSpec,
  parameterSchemaSpecToJsonSchema,
  type SchemaProblem,
  type SchemaSpec,
  type ValueSchemaSpec,
  validateArgs,
  validateArgsV1,
  validateJsonSchemaValue,
  valueSchemaSpecToJsonSchema,
} from '../../server/src/engine/schema';
import { toPlace } from './schemaCorpus';

// The notation of the vectors of schema-dsl.md §8, as values.
export type Node = Readonly<Record<string, unknown>>;
export const S: Node = { type: 'string' };
export const N: Node = { type: 'number' };
export const I: Node = { type: 'integer' };
export const B: Node = { type: 'boolean' };
export const Z: Node = { type: 'null' };
export const J: Node = { type: 'json' };
export const A = (items?: unknown): Node => (items === undefined ? { type: 'array' } : { type: 'array', items });
export const O = (properties?: unknown): Node =>
  properties === undefined ? { type: 'object' } : { type: 'object', properties };
export const open = (properties?: unknown): Node => ({ ...O(properties), additionalProperties: true });
export const closed = (properties?: unknown): Node => ({ ...O(properties), additionalProperties: false });
export const U = (...oneOf: readonly unknown[]): Node => ({ oneOf });
export const required = (node: Node): Node => ({ ...node, required: true });
export const only = (node: Node, value: unknown): Node => ({ ...node, const: value });
export const listed = (node: Node, ...values: readonly unknown[]): Node => ({ ...node, enum: values });

/** An object with an own enumerable getter that throws. */
export function throwing(key: string): object {
  return Object.defineProperty({}, key, { enumerable: true, get: refuse });
}

function refuse(): never {
  throw new Error('refused');
}

/** A proxy that no operation works on. */
export function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** An object with one own property, whatever it is called. */
export function own(key: PropertyKey, value: unknown): object {
  return Object.defineProperty({}, key, { value, enumerable: true, writable: true, configurable: true });
}

/** A value nested in so many arrays. */
export function nestedArrays(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

export class Instance {
  readonly a = 'x';
}

/** Compiles a node, whatever it is known to be. */
export function compileValue(spec: unknown): JsonSchemaNode {
  return valueSchemaSpecToJsonSchema(spec as ValueSchemaSpec);
}

/** Compiles parameters, whatever they are known to be. */
export function compileParameters(spec: unknown): JsonSchemaNode {
  return parameterSchemaSpecToJsonSchema(spec as ParameterSchemaSpec);
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^missing required property "(.*)"$/s, 'missing'],
  [/^"(.*)" must be an? (object|array|integer|string|number|boolean)$/s, 'not-$2'],
  [/^"(.*)" must be null$/s, 'not-null'],
  [/^"(.*)" must be a finite JSON number$/s, 'not-finite'],
  [/^"(.*)" must be one of \[.*\]$/s, 'not-in-enum'],
  [/^"(.*)" is not a declared property \(additionalProperties: false\)$/s, 'undeclared'],
  [/^"(.*)" must match exactly one oneOf branch \(matched (\d+)\)$/s, 'one-of:$2'],
  [/^"(.*)" must be a lossless JSON (value|object)$/s, 'lossy-$2'],
  [/^"(.*)" must be a dense lossless JSON array$/s, 'lossy-array'],
  [/^"(.*)" must be .+$/s, 'not-const'],
];

/** A sentence as `kind place`; the texts are contract, so each has to be one of those known here. */
export function summaryOf(text: string): string {
  const [pattern, kind] = kinds.find(([each]) => each.test(text)) ?? [];
  assert.ok(pattern && kind, `no known sentence: ${text}`);
  const match = pattern.exec(text);
  return `${kind.replace('$2', match?.[2] ?? '')} ${match?.[1]}`;
}

/** What the first dialect says, one `kind place` each. */
export function judgeV1(spec: unknown, args: unknown): string[] {
  return validateArgsV1(spec as SchemaSpec, args).map(summaryOf);
}

/** What the second dialect says of arguments; all ways of asking have to agree. */
export function judgeV2(spec: unknown, args: unknown): string[] {
  const texts = validateArgs(spec as ParameterSchemaSpec, args);
  const schema = parameterSchemaSpecToJsonSchema(spec as ParameterSchemaSpec);
  assert.deepEqual(validateJsonSchemaValue(schema, args, ''), texts);
  assert.deepEqual(judgeRaw(schema, args, ''), texts.map(summaryOf));
  return texts.map(summaryOf);
}

/** What a schema says of a value, asserted or not; text, kind and path have to agree. */
export function judgeRaw(schema: unknown, value: unknown, label = 'value'): string[] {
  return inspectJsonSchemaValue(schema as JsonSchemaNode, value, label).map(({ kind, path, text }) => {
    const place = toPlace(label, path) || 'arguments';
    assert.equal(summaryOf(text), `${kind} ${place}`);
    return `${kind} ${place}`;
  });
}

/** Why parameters or a node are refused, one `kind place` each; none when they are not. */
export function refusals(surface: 'parameters' | 'value', spec: unknown): string[] {
  return problemsOf(() => {
    if (surface === 'parameters') parameterSchemaSpecToJsonSchema(spec as ParameterSchemaSpec);
    else compileValue(spec);
  });
}

/** What a `JsonSchemaError` is thrown about, one `kind place` each; none when nothing is thrown. */
export function problemsOf(work: () => void): string[] {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof JsonSchemaError, String(error));
    assert.deepEqual(
      error.problems.map(({ text }) => text),
      error.violations,
    );
    return error.problems.map(toSummary);
  }
  return [];
}

function toSummary({ kind, path, text }: SchemaProblem): string {
  const label = /^"(parameters|schema)\b/.exec(text)?.[1] ?? '';
  const place = toPlace(label, path);
  assert.ok(text.startsWith(`"${place}" `), text);
  return `${kind} ${place}`;
}
