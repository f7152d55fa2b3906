import type { Segment } from './trail';

/** What can be wrong with a value; `one-of:` tells how many branches it matched. Spec: schema-dsl.md §4.1. */
export type ValueKind =
  | 'missing'
  | 'not-object'
  | 'not-array'
  | 'not-string'
  | 'not-number'
  | 'not-integer'
  | 'not-boolean'
  | 'not-null'
  | 'not-finite'
  | 'not-in-enum'
  | 'not-const'
  | 'undeclared'
  | `one-of:${number}`
  | 'lossy-value'
  | 'lossy-object'
  | 'lossy-array';

/** What is wrong with a value, and where. Spec: schema-dsl.md §4.1. */
export interface ValueViolation {
  readonly kind: ValueKind;
  /** From the root, whose own label is not among the segments. */
  readonly path: readonly Segment[];
  readonly text: string;
}

/**
 * The sentence for a violation.
 * @param place the path in words, `arguments` when it is empty
 * @param literals the `enum` or `const` that the value missed
 */
export function violationText(kind: ValueKind, place: string, literals: unknown): string {
  const name = place === '' ? 'arguments' : place;
  switch (kind) {
    case 'missing':
      return `missing required property "${name}"`;
    case 'undeclared':
      return `"${name}" is not a declared property (additionalProperties: false)`;
    case 'not-in-enum':
      return `"${name}" must be one of ${toJson(literals)}`;
    case 'not-const':
      return `"${name}" must be ${toJson(literals)}`;
    default:
      return `"${name}${endings[kind] ?? oneOf(kind)}`;
  }
}

/** Whole, since these are put together most often. */
const endings: Readonly<Partial<Record<ValueKind, string>>> = {
  'not-object': '" must be an object',
  'not-array': '" must be an array',
  'not-string': '" must be a string',
  'not-number': '" must be a number',
  'not-integer': '" must be an integer',
  'not-boolean': '" must be a boolean',
  'not-null': '" must be null',
  'not-finite': '" must be a finite JSON number',
  'lossy-value': '" must be a lossless JSON value',
  'lossy-object': '" must be a lossless JSON object',
  'lossy-array': '" must be a dense lossless JSON array',
};

function oneOf(kind: ValueKind): string {
  return `" must match exactly one oneOf branch (matched ${kind.slice('one-of:'.length)})`;
}

/** JSON where it can be had; only a schema that was not asserted has literals that JSON cannot say. */
function toJson(literals: unknown): string {
  try {
    return JSON.stringify(literals) ?? String(literals);
  } catch {
    return 'a value that JSON cannot say';
  }
}
