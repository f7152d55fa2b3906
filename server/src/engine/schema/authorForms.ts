import { hasSoundAnnotations, hasSoundLiterals } from './content';
import { annotationBits, annotationKeys, bits, type NodeParts } from './node';
import { hasOwn } from './plain';

/** A compiled node, filled in while the walk is below it. */
export type Compiled = Record<string, unknown>;

/** The keys that a scalar node may have. */
export const scalarForm = bits.type | bits.enum | bits.const | annotationBits;
/** Which keys each type of node may have. Spec: schema-dsl.md §2.1. */
export const forms: ReadonlyMap<unknown, number> = new Map([
  ...['string', 'number', 'integer', 'boolean', 'null'].map((type) => [type, scalarForm] as const),
  ['array', bits.type | bits.items | annotationBits],
  ['object', bits.type | bits.additionalProperties | bits.properties | annotationBits],
  ['json', bits.type | annotationBits],
]);
/** The keys that a node with branches may have. */
export const unionForm = bits.oneOf | annotationBits;

/** Whether a property is a scalar in which nothing is wrong, so that it takes no walk. */
export function isSoundScalar(parts: NodeParts): boolean {
  if (forms.get(parts.type) !== scalarForm || (parts.mask & ~(scalarForm | bits.required)) !== 0) return false;
  if (parts.has('required') && parts.required !== true) return false;
  return hasSoundLiterals(String(parts.type), parts) && hasSoundAnnotations(parts);
}

/** Compiles a scalar; the array of its `enum` is copied, and added to `made`. */
export function compileScalar(parts: NodeParts, compiled: Compiled, made: object[]): void {
  compiled.type = parts.type;
  if ((parts.mask & annotationBits) !== 0) copyAnnotations(parts, compiled);
  if (Array.isArray(parts.enum)) {
    const copy = parts.enum.slice();
    made.push(copy);
    compiled.enum = copy;
  }
  if (parts.has('const')) compiled.const = parts.const;
}

/** Takes over what describes a node. */
export function copyAnnotations(parts: NodeParts, compiled: Compiled): void {
  for (const key of annotationKeys) {
    if (parts.has(key)) compiled[key] = parts[key];
  }
}

/** Whether anything at all has a key `required` of its own. */
export function hasOwnRequired(value: unknown): boolean {
  try {
    return typeof value === 'object' && value !== null && hasOwn(value, 'required');
  } catch {
    return false;
  }
}
