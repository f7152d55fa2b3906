// The library `rfc-workbench/schema`: two author dialects for the parameters of tools, what they compile to, and
// validation of values. It needs nothing but the language, so it runs in Node and in browsers.
export {
  assertObjectJsonSchema,
  assertSupportedJsonSchema,
  parameterSchemaSpecToJsonSchema,
  valueSchemaSpecToJsonSchema,
} from './compile';
export { JsonSchemaError, ToolArgsError } from './errors';
export type { InferArgs, InferArgsV1, InferValue } from './infer';
export type { SchemaProblem, SchemaProblemKind } from './problems';
export type { ValueKind, ValueViolation } from './texts';
export { defineTool, type Tool, type ToolOptions, type ToolOptionsV1, type ToolWithOutput } from './tool';
export type { Segment } from './trail';
export type {
  JsonSchemaNode,
  JsonValue,
  ObjectJsonSchema,
  ParameterSchemaSpec,
  SchemaProp,
  SchemaSpec,
  ValueSchemaSpec,
} from './types';
export { schemaSpecToJsonSchema, validateArgsV1 } from './v1';
export { inspectJsonSchemaValue, validateArgs, validateJsonSchemaValue } from './validate';
