import { AuthorWalk } from './author';
import { AuthorJudge } from './authorJudge';
import { JsonSchemaError } from './errors';
import { allKnown, type Unknowns, unknownPart } from './node';
import { hasOwn, isPlainRecord } from './plain';
import { type Plan, planOfOwn } from './plan';
import { ProblemList } from './problems';
import { RawWalk } from './raw';
import type { JsonSchemaNode, ObjectJsonSchema, ParameterSchemaSpec, ValueSchemaSpec } from './types';

/**
 * Compiles a map of parameters to JSON Schema: an object that takes undeclared properties too. The result is new all
 * the way down, but for the values of `default` and `examples`.
 * @throws JsonSchemaError with the first mistake of the author, or with all that is wrong in what the map compiles to.
 * Spec: schema-dsl.md §2.2.
 */
export function parameterSchemaSpecToJsonSchema(spec: ParameterSchemaSpec): ObjectJsonSchema {
  const walk = new AuthorWalk(new AuthorJudge(new ProblemList('parameters', true)));
  return fix(walk, accept(walk, walk.parameters(spec))) as ObjectJsonSchema;
}

/** Makes the plan of the same schema, which nobody else gets to see. @throws the same. */
export function planOfParameters(spec: unknown): Plan {
  const walk = new AuthorWalk(new AuthorJudge(new ProblemList('parameters', true)));
  return planOfOwn(accept(walk, walk.parameters(spec)));
}

/**
 * Compiles one node to JSON Schema.
 * @throws JsonSchemaError as `parameterSchemaSpecToJsonSchema` does. Spec: schema-dsl.md §2.2.
 */
export function valueSchemaSpecToJsonSchema(spec: ValueSchemaSpec): JsonSchemaNode {
  const walk = new AuthorWalk(new AuthorJudge(new ProblemList('schema', true)));
  return fix(walk, accept(walk, walk.value(spec)));
}

/** Refuses what is wrong. */
function accept({ judge }: AuthorWalk, compiled: unknown): JsonSchemaNode {
  refuse(judge.list);
  if (!judge.isSound) assertSupportedJsonSchema(compiled);
  return compiled as JsonSchemaNode;
}

/** From here on nobody can change the compiled schema. */
function fix({ made }: AuthorWalk, compiled: JsonSchemaNode): JsonSchemaNode {
  for (const part of made) Object.freeze(part);
  fixedSchemas.add(compiled);
  return compiled;
}

/** The schemas that were compiled here. */
const fixedSchemas = new WeakSet<object>();

/** Whether a schema was compiled here, so that it is sound and cannot change. */
export function isFixed(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && fixedSchemas.has(schema);
}

/**
 * Asserts that a schema uses only what is enforced.
 * @throws JsonSchemaError with everything that it uses besides. Spec: schema-dsl.md §3.
 */
export function assertSupportedJsonSchema(schema: unknown): asserts schema is JsonSchemaNode {
  refuse(judgeSchema(schema));
}

/**
 * Asserts the same of a schema whose root has to be an object.
 * @throws JsonSchemaError. Spec: schema-dsl.md §3.
 */
export function assertObjectJsonSchema(schema: unknown): asserts schema is ObjectJsonSchema {
  refuse(judgeObjectSchema(schema));
}

/** Everything in a schema that is not enforced. */
export function judgeSchema(schema: unknown, unknowns?: Unknowns): ProblemList {
  const list = new ProblemList('schema', false);
  new RawWalk(list, unknowns).run(schema);
  return list;
}

/** The same, and a root that is no object when there is nothing else. */
export function judgeObjectSchema(schema: unknown, unknowns?: Unknowns): ProblemList {
  const list = judgeSchema(schema, unknowns);
  if (list.problems.length === 0 && schema !== unknownPart && !isObjectNode(schema, unknowns)) {
    list.add('root-object', undefined, { key: 'type' });
  }
  return list;
}

function isObjectNode(schema: unknown, unknowns: Unknowns = allKnown): boolean {
  if (!isPlainRecord(schema)) return false;
  if (!hasOwn(schema, 'type')) return unknowns.isPartial(schema) && !hasOwn(schema, 'oneOf');
  return schema.type === 'object' || schema.type === unknownPart;
}

function refuse({ problems }: ProblemList): void {
  if (problems.length === 0) return;
  throw new JsonSchemaError(
    problems.map(({ text }) => text),
    problems,
  );
}
