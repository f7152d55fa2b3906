import type { Literal, SchemaShape } from '../literals';
import type { ParameterSchemaSpec, SchemaSpec, ValueSchemaSpec, ValueViolation } from '../schema';
import {
  assertSupportedJsonSchema,
  inspectJsonSchemaValue,
  parameterSchemaSpecToJsonSchema,
  schemaSpecToJsonSchema,
  valueSchemaSpecToJsonSchema,
} from '../schema';
import { type Unknowns, unknownPart } from '../schema/inspect';
import { toSpecValue } from './specValue';

/** Tests values against a schema. */
export type Validator = (value: unknown) => readonly ValueViolation[];

/** A schema that values are to be tested against. */
export interface ValidatorInput {
  readonly literal: Literal;
  readonly shape: SchemaShape;
  readonly text: string;
  /** What the value as a whole is called in the sentences; left out: it is the arguments of a call. */
  readonly label?: string;
}

/**
 * A validator for a schema in which nothing that constrains is unknown and that nothing refuses; `undefined` for any
 * other, of which it cannot be said what it accepts. What only describes does not count.
 */
export function toValidator({ literal, shape, text, label = '' }: ValidatorInput): Validator | undefined {
  const { value, unknowns } = toSpecValue(literal, text);
  const isMap = shape === 'v1-map' || shape === 'v2-map';
  if (!stripNotes(value, isMap, unknowns)) return undefined;
  try {
    const schema: unknown = compile(value, shape);
    assertSupportedJsonSchema(schema);
    return (candidate) => inspectJsonSchemaValue(schema, candidate, label);
  } catch {
    return undefined; // refused: the rules say why
  }
}

/** The first dialect is tested by what goes over its wire: values from JSON come out the same. */
function compile(value: unknown, shape: SchemaShape): unknown {
  switch (shape) {
    case 'v1-map':
      return schemaSpecToJsonSchema(value as SchemaSpec);
    case 'v1-node':
      return propertyOf(schemaSpecToJsonSchema({ node: value } as SchemaSpec));
    case 'v2-map':
      return parameterSchemaSpecToJsonSchema(value as ParameterSchemaSpec);
    case 'v2-value':
      return valueSchemaSpecToJsonSchema(value as ValueSchemaSpec);
    default:
      return value;
  }
}

function propertyOf({ properties }: { readonly properties?: unknown }): unknown {
  return (properties as { readonly node: unknown }).node;
}

const notes = ['description', 'title', 'default', 'examples'] as const;
const constraints = ['type', 'enum', 'const', 'required', 'additionalProperties'] as const;

interface Task {
  readonly value: unknown;
  readonly isMap: boolean;
}

/** Takes out what only describes; false when something that constrains is unknown, or no node where one should be. */
function stripNotes(root: unknown, isMap: boolean, { isPartial }: Unknowns): boolean {
  const tasks: Task[] = [{ value: root, isMap }];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const { value } = task;
    if (!isRecord(value) || isPartial(value)) return false;
    const parts = task.isMap ? Object.values(value).map((node) => ({ value: node, isMap: false })) : stripNode(value);
    if (!parts) return false;
    for (const part of parts) tasks.push(part); // not spread: there may be a million
  }
  return true;
}

/** What stands in a node; `undefined` when something that constrains is unknown. */
function stripNode(node: Record<string, unknown>): Task[] | undefined {
  for (const note of notes) delete node[note];
  if (constraints.some((key) => isUnknown(node[key])) || isUnknown(node.oneOf)) return undefined;
  const branches = Array.isArray(node.oneOf) ? node.oneOf : [];
  return [
    ...(Object.hasOwn(node, 'properties') ? [{ value: node.properties, isMap: true }] : []),
    ...(Object.hasOwn(node, 'items') ? [{ value: node.items, isMap: false }] : []),
    ...branches.map((value: unknown) => ({ value, isMap: false })),
  ];
}

function isUnknown(value: unknown): boolean {
  return value === unknownPart || (Array.isArray(value) && value.includes(unknownPart));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && value !== unknownPart;
}
