import type { JsonValue, ParameterSchemaSpec, SchemaProp, SchemaSpec, ValueSchemaSpec } from './types';

/** Shows an intersection of mapped types as one object in hovers and messages. */
type Flat<T> = { [Key in keyof T]: T[Key] };

/** The names of the properties that carry `required: true`; symbols are no names. */
type RequiredKeys<Spec> = {
  [Key in keyof Spec]: Key extends string | number
    ? Spec[Key] extends { readonly required: true }
      ? Key
      : never
    : never;
}[keyof Spec];

type OptionalKeys<Spec> = Exclude<Extract<keyof Spec, string | number>, RequiredKeys<Spec>>;

/** What the arguments of a tool declared in the first dialect look like. `enum` does not narrow. Spec: schema-dsl.md §1.3. */
export type InferArgsV1<Spec extends SchemaSpec> = Flat<
  { [Key in RequiredKeys<Spec>]: InferPropV1<Spec[Key]> } & { [Key in OptionalKeys<Spec>]?: InferPropV1<Spec[Key]> }
>;

type InferPropV1<Prop> = Prop extends { readonly type: 'string' }
  ? string
  : Prop extends { readonly type: 'number' }
    ? number
    : Prop extends { readonly type: 'boolean' }
      ? boolean
      : Prop extends { readonly type: 'object' }
        ? Prop extends { readonly properties: infer Properties extends SchemaSpec }
          ? InferArgsV1<Properties>
          : Record<string, unknown>
        : Prop extends { readonly type: 'array' }
          ? Prop extends { readonly items: infer Items extends SchemaProp }
            ? InferPropV1<Items>[]
            : unknown[]
          : unknown;

/** How many containers may lie around a node before its type is given up as `JsonValue`. */
type MaxLevels = 16;

/** What the arguments of a tool declared in the second dialect look like; undeclared names are not typed. Spec: schema-dsl.md §2.3. */
export type InferArgs<Spec extends ParameterSchemaSpec> = Declared<Spec, []>;

/** What a value of a node of the second dialect looks like; below 16 levels of containers it is `JsonValue`. Spec: schema-dsl.md §2.3. */
export type InferValue<Spec> = ValueAt<Spec, []>;

type ValueAt<Spec, Levels extends readonly 1[]> = Levels['length'] extends MaxLevels
  ? JsonValue
  : Spec extends { readonly oneOf: readonly (infer Branch)[] }
    ? BranchAt<Branch, Levels>
    : Spec extends { readonly type: infer Type }
      ? TypeAt<Spec, Type, Levels>
      : JsonValue;

/** Distributes over the branches of a union. Where they can be any node, following them would never end. */
type BranchAt<Branch, Levels extends readonly 1[]> = [ValueSchemaSpec] extends [Branch]
  ? JsonValue
  : Branch extends unknown
    ? ValueAt<Branch, Levels>
    : never;

type TypeAt<Spec, Type, Levels extends readonly 1[]> = Type extends 'string'
  ? Literal<Spec, string>
  : Type extends 'number' | 'integer'
    ? Literal<Spec, number>
    : Type extends 'boolean'
      ? Literal<Spec, boolean>
      : Type extends 'null'
        ? null
        : Type extends 'array'
          ? ArrayAt<Spec, [...Levels, 1]>
          : Type extends 'object'
            ? ObjectAt<Spec, [...Levels, 1]>
            : JsonValue;

type Literal<Spec, Primitive> = Spec extends { readonly const: infer Value }
  ? Value
  : Spec extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : Primitive;

type ArrayAt<Spec, Levels extends readonly 1[]> = Spec extends { readonly items: infer Items }
  ? ValueAt<Items, Levels>[]
  : JsonValue[];

type ObjectAt<Spec, Levels extends readonly 1[]> = Spec extends { readonly additionalProperties: false }
  ? ClosedAt<Spec, Levels>
  : OpenAt<Spec, Levels>;

type ClosedAt<Spec, Levels extends readonly 1[]> = Spec extends { readonly properties: infer Properties }
  ? keyof Properties extends never
    ? Record<string, never>
    : Declared<Properties, Levels>
  : Record<string, never>;

type OpenAt<Spec, Levels extends readonly 1[]> = Spec extends { readonly properties: infer Properties }
  ? keyof Properties extends never
    ? Record<string, JsonValue>
    : Declared<Properties, Levels> & Record<string, JsonValue>
  : Record<string, JsonValue>;

type Declared<Spec, Levels extends readonly 1[]> = Flat<
  { [Key in RequiredKeys<Spec>]: ValueAt<Spec[Key], Levels> } & {
    [Key in OptionalKeys<Spec>]?: ValueAt<Spec[Key], Levels>;
  }
>;
