import type { JsonSchemaNode } from '../schema';

/** A schema as JSON over several lines; `undefined` for one that JSON cannot say, or that is nested too deeply to print. */
export function printSchema(schema: JsonSchemaNode): string | undefined {
  try {
    return JSON.stringify(schema, null, 2);
  } catch {
    return undefined;
  }
}
