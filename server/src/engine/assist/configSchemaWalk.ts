import { configSchema } from '../config/door';
import type { JsonSchema } from '../config/shape/shape';

/** A step into a JSON value: a key or an index. */
export type Step = string | number;

let known: JsonSchema | undefined;

/** The schemas that hold at a place of a configuration file: several where it allows several kinds of value. */
export function schemasAt(path: readonly Step[]): JsonSchema[] {
  known ??= configSchema();
  return path.reduce<JsonSchema[]>(
    (schemas, step) => schemas.flatMap((schema) => stepInto(schema, step)),
    expand(known),
  );
}

function stepInto(schema: JsonSchema, step: Step): JsonSchema[] {
  if (typeof step === 'number') return isSchema(schema.items) ? expand(schema.items) : [];
  const named = propertiesOf(schema).get(step);
  if (named) return expand(named);
  return isSchema(schema.additionalProperties) ? expand(schema.additionalProperties) : [];
}

/** A schema and, for a choice of schemas, each of them. */
function expand(schema: JsonSchema): JsonSchema[] {
  const choices = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isSchema) : [];
  return [schema, ...choices.flatMap(expand)];
}

/** The keys that an object may have, with the schema of each. */
export function propertiesOf({ properties }: JsonSchema): ReadonlyMap<string, JsonSchema> {
  const entries = isSchema(properties) ? Object.entries(properties) : [];
  return new Map(entries.filter((entry): entry is [string, JsonSchema] => isSchema(entry[1])));
}

/** The values that a schema lists. */
export function valuesOf({ enum: values, type }: JsonSchema): unknown[] {
  if (Array.isArray(values)) return values;
  return [type].flat().includes('boolean') ? [true, false] : [];
}

/** What a key is for; empty when the schema does not say. */
export function descriptionOf(schemas: readonly JsonSchema[]): string {
  const described = schemas.find(({ description }) => typeof description === 'string');
  return String(described?.description ?? '');
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
