import type { JsonSchemaNode, JsonValue } from '../schema';

const MAX_DEPTH = 8;

/** A value to begin with: every required key, with the first value that its node names, or an empty one of its type. */
export function sampleOf(schema: JsonSchemaNode, depth = 0): JsonValue {
  const [first] = schema.enum ?? [];
  if (schema.const !== undefined) return schema.const;
  if (first !== undefined) return first;
  if (schema.oneOf?.[0]) return depth > MAX_DEPTH ? null : sampleOf(schema.oneOf[0], depth + 1);
  switch (schema.type) {
    case 'object':
      return depth > MAX_DEPTH ? {} : sampleObject(schema, depth + 1);
    case 'array':
      return [];
    case 'string':
      return '';
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    default:
      return schema.type === undefined ? {} : null;
  }
}

function sampleObject({ properties = {}, required = [] }: JsonSchemaNode, depth: number): JsonValue {
  const entries = required.map((key): [string, JsonValue] => {
    const child = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return [key, child ? sampleOf(child, depth) : null];
  });
  return Object.fromEntries(entries);
}
