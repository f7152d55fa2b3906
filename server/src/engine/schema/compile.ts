import { AuthorWalk } from './author';
import { AuthorJudge } from './authorJudge';
import { JsonSchemaError } from './errors';
import { allKnown, type Unknowns, unknownPart } from './node';
import { hasOwn, isPlainRecord } from './plain';
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
  return finish(walk, walk.parameters(spec)) as ObjectJsonSchema;
}

/**
 * Compiles one node to JSON Schema.
 * @throws JsonSchemaError as `parameterSchemaSpecToJsonSchema` does. Spec: schema-dsl.md §2.2.
 */
export function valueSchemaSpecToJsonSchema(spec: ValueSchemaSpec): JsonSchemaNode {
  const walk = new AuthorWalk(new AuthorJudge(new ProblemList('schema', true)));
  return finish(walk, walk.value(spec));
}

/** Refuses what is wrong; else the compiled schema, which nobody can change any more. */
function finish({ judge, made }: AuthorWalk, compiled: unknown): JsonSchemaNode {
  refuse(judge.list);
  if (!judge.isSound) assertSupportedJsonSchema(compiled);
  for (const part of made) Object.freeze(part);
  if (typeof compiled === 'object' && compiled !== null) fixedSchemas.add(compiled);
  return compiled as JsonSchemaNode;
}

/** The schemas that were compiled here: they cannot change. */
export const fixedSchemas = new WeakSet<object>();

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
