/** A value that JSON can carry without loss. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/** The same where it is only read, so that what is written `as const` is taken too. */
type ReadonlyJson =
  | null
  | boolean
  | number
  | string
  | readonly ReadonlyJson[]
  | { readonly [key: string]: ReadonlyJson };

/** A type that an enforced schema node can name. Spec: schema-dsl.md §3. */
export type JsonSchemaType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** What `enum` lists and `const` names: a scalar. */
export type JsonScalar = null | boolean | number | string;

/** A node of plain JSON Schema in the enforced subset, as it goes over the wire. Spec: schema-dsl.md §3. */
export interface JsonSchemaNode {
  readonly type?: JsonSchemaType;
  readonly oneOf?: readonly JsonSchemaNode[];
  readonly properties?: { readonly [key: string]: JsonSchemaNode };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchemaNode;
  readonly enum?: readonly JsonScalar[];
  readonly const?: JsonScalar;
  readonly description?: string;
  readonly title?: string;
  readonly default?: ReadonlyJson;
  readonly examples?: ReadonlyJson;
}

/** An enforced schema whose root is an object: what structured outputs and tool parameters ask for. */
export interface ObjectJsonSchema extends JsonSchemaNode {
  readonly type: 'object';
}

/** What every author node may carry besides its constraints. Spec: schema-dsl.md §2.1. */
interface Annotations {
  readonly description?: string;
  readonly title?: string;
  /** Any lossless JSON; it is sent along and never applied. */
  readonly default?: ReadonlyJson;
  readonly examples?: ReadonlyJson;
}

interface StringSpec extends Annotations {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly const?: string;
}

interface NumberSpec extends Annotations {
  readonly type: 'number' | 'integer';
  readonly enum?: readonly number[];
  readonly const?: number;
}

interface BooleanSpec extends Annotations {
  readonly type: 'boolean';
  readonly enum?: readonly boolean[];
  readonly const?: boolean;
}

interface NullSpec extends Annotations {
  readonly type: 'null';
  readonly enum?: readonly null[];
  readonly const?: null;
}

interface ArraySpec extends Annotations {
  readonly type: 'array';
  readonly items?: ValueSchemaSpec;
}

interface ObjectSpec extends Annotations {
  readonly type: 'object';
  readonly additionalProperties: boolean;
  readonly properties?: ParameterSchemaSpec;
}

interface JsonSpec extends Annotations {
  readonly type: 'json';
}

interface UnionSpec extends Annotations {
  readonly oneOf: readonly [ValueSchemaSpec, ValueSchemaSpec, ...ValueSchemaSpec[]];
}

/** The second author dialect: one node, for any JSON value. Spec: schema-dsl.md §2. */
export type ValueSchemaSpec =
  | StringSpec
  | NumberSpec
  | BooleanSpec
  | NullSpec
  | ArraySpec
  | ObjectSpec
  | JsonSpec
  | UnionSpec;

/** The second author dialect: the parameters of a tool by name; the object around them is open. Spec: schema-dsl.md §2. */
export interface ParameterSchemaSpec {
  readonly [key: string]: ValueSchemaSpec & { readonly required?: true };
  readonly [key: symbol]: never;
}

/** The first author dialect: one parameter. Spec: schema-dsl.md §1.1. */
export interface SchemaProp {
  readonly type: 'string' | 'number' | 'boolean' | 'object' | 'array';
  readonly required?: true;
  readonly description?: string;
  /** Compared with scalars only, and only a string can be listed. */
  readonly enum?: readonly string[];
  /** Sent along, never applied. */
  readonly default?: unknown;
  /** Read for `object` only. */
  readonly properties?: SchemaSpec;
  /** Read for `array` only. */
  readonly items?: SchemaProp;
}

/** The first author dialect: the parameters of a tool by name. Spec: schema-dsl.md §1.1. */
export interface SchemaSpec {
  readonly [key: string]: SchemaProp;
}
