import { isJsonNumber, isLossless } from './lossless';
import { annotationBits, annotationKeys, type Keyword, type NodeParts, unknownPart } from './node';
import { isDenseArray } from './plain';
import type { ProblemList } from './problems';
import type { Trail } from './trail';

/** Whether nothing is wrong with what describes a node. */
export function hasSoundAnnotations(parts: NodeParts): boolean {
  if ((parts.mask & annotationBits) === 0) return true;
  for (const key of annotationKeys) {
    if (!parts.has(key)) continue;
    const isText = key === 'description' || key === 'title';
    if (isText ? typeof parts[key] !== 'string' : !isLossless(parts[key])) return false;
  }
  return true;
}

/** Reports an annotation that JSON cannot carry. */
export function checkAnnotation(parts: NodeParts, key: Keyword, list: ProblemList, trail: Trail | undefined): void {
  const found = parts[key];
  if (!isLossless(found)) list.add('annotation', trail, { key, found });
}

/** Reports a description or title that is no string. */
export function checkAnnotationTypes(parts: NodeParts, list: ProblemList, trail: Trail | undefined): void {
  for (const key of ['description', 'title'] as const) {
    const found = parts[key];
    if (!parts.has(key) || typeof found === 'string' || found === unknownPart) continue;
    list.add('annotation-type', trail, { key, found });
  }
}

/** Whether the enum and the const of a scalar node are as they should be. */
export function hasSoundLiterals(type: string, parts: NodeParts): boolean {
  const { enum: allowed, const: only } = parts;
  if (parts.has('enum') && !(isDenseArray(allowed) && allowed.length > 0 && badEntries(type, allowed).length === 0)) {
    return false;
  }
  return !parts.has('const') || (isOfType(type, only) && (!isDenseArray(allowed) || allowed.includes(only)));
}

/** Reports an enum or a const that does not fit the scalar type, and a const outside the enum. Spec: schema-dsl.md §3, row 12. */
export function checkLiterals(type: string, parts: NodeParts, list: ProblemList, trail: Trail | undefined): void {
  const allowed = parts.has('enum') ? checkEnum(type, parts.enum, list, trail) : undefined;
  const only = parts.const;
  if (!parts.has('const') || only === unknownPart) return;
  if (!isOfType(type, only)) {
    list.add('const', trail, { key: 'const', found: only });
  } else if (allowed && !allowed.includes(only) && !allowed.includes(unknownPart)) {
    list.add('const-not-in-enum', trail, { key: 'const', found: only });
  }
}

/** The enum when it is sound. */
function checkEnum(
  type: string,
  found: unknown,
  list: ProblemList,
  trail: Trail | undefined,
): readonly unknown[] | undefined {
  if (found === unknownPart) return undefined;
  if (!isDenseArray(found) || found.length === 0) {
    list.add('enum', trail, { key: 'enum' });
    return undefined;
  }
  const entries = badEntries(type, found);
  if (entries.length === 0) return found;
  list.add('enum', trail, { key: 'enum', entries });
  return undefined;
}

/** The indices of the entries of another type. */
function badEntries(type: string, allowed: readonly unknown[]): number[] {
  const entries: number[] = [];
  for (let index = 0; index < allowed.length; index += 1) {
    const entry = allowed[index];
    if (!isOfType(type, entry) && entry !== unknownPart) entries.push(index);
  }
  return entries;
}

/** Whether a literal is a value of the scalar type. Spec: schema-dsl.md §3, below the table. */
function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'number':
      return typeof value === 'number' && isJsonNumber(value);
    case 'integer':
      return Number.isInteger(value) && !Object.is(value, -0);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}
