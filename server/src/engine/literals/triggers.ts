/**
 * The dialect that a type name or function stands for: the property map of parameters or the node of the first or
 * second generation, or the subset of JSON Schema that goes over the wire.
 */
export type SchemaShape = 'v1-map' | 'v1-node' | 'v2-map' | 'v2-value' | 'raw' | 'raw-object';

/** Types whose literals are schemas, where they stand after `satisfies`, `as` or a colon. Spec: schema-dsl.md §7. */
export const schemaTypes: ReadonlyMap<string, SchemaShape> = new Map([
  ['SchemaSpec', 'v1-map'],
  ['SchemaProp', 'v1-node'],
  ['ParameterSchemaSpec', 'v2-map'],
  ['ValueSchemaSpec', 'v2-value'],
  ['JsonSchemaNode', 'raw'],
  ['ObjectJsonSchema', 'raw-object'],
]);

/** Functions whose first argument is a schema: those that compile or assert one. Spec: schema-dsl.md §7. */
export const schemaFunctions: ReadonlyMap<string, SchemaShape> = new Map([
  ['schemaSpecToJsonSchema', 'v1-map'],
  ['parameterSchemaSpecToJsonSchema', 'v2-map'],
  ['valueSchemaSpecToJsonSchema', 'v2-value'],
  ['assertSupportedJsonSchema', 'raw'],
  ['assertObjectJsonSchema', 'raw-object'],
]);
