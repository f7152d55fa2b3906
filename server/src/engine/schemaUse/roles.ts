import type { Literal } from '../literals';
import type { JsonSchemaNode } from '../schema';
import type { SchemaSite } from '../schemaSites/site';

/** What stands at a place of a declaration. `nodes` is the list of a union's branches. */
export type PartRole = 'map' | 'node' | 'nodes';

/** What the declaration itself is. */
export function rootRole({ shape }: Pick<SchemaSite, 'shape'>): PartRole {
  return shape === 'v1-map' || shape === 'v2-map' ? 'map' : 'node';
}

/** What the member of a part is; `undefined` for what holds no schema. */
export function roleOf(role: PartRole, segment: string | number): PartRole | undefined {
  if (role === 'map') return typeof segment === 'string' ? 'node' : undefined;
  if (role === 'nodes') return typeof segment === 'number' ? 'node' : undefined;
  if (segment === 'properties') return 'map';
  if (segment === 'items') return 'node';
  return segment === 'oneOf' ? 'nodes' : undefined;
}

/**
 * The keys and indices that lead to the entry whose key stands at an offset; `undefined` when none does. What is reached
 * through a constant stands elsewhere and is not entered.
 */
export function pathToKey(root: Literal, offset: number): (string | number)[] | undefined {
  const path: (string | number)[] = [];
  let literal: Literal | undefined = root;
  while (literal) {
    const next = stepTo(literal, offset);
    if (next === undefined) return undefined;
    path.push(next.segment);
    if (next.isKey) return path;
    literal = next.value.via ? undefined : next.value;
  }
  return undefined;
}

function stepTo(literal: Literal, offset: number) {
  const isAt = ({ span }: { readonly span: { start: number; end: number } }) =>
    span.start <= offset && offset <= span.end;
  if (literal.kind === 'object') {
    const entry = literal.entries.find((each) => each.key !== undefined && isAt(each));
    if (entry?.key === undefined) return undefined;
    return { segment: entry.key, isKey: isAt({ span: entry.keySpan }), value: entry.value };
  }
  if (literal.kind !== 'array') return undefined;
  const index = literal.elements.findIndex(isAt);
  const element = literal.elements[index];
  // Behind a spread, places in the text and places in the list differ.
  const isSure = literal.elements.slice(0, index + 1).every(({ kind }) => kind !== 'spread');
  return element && isSure ? { segment: index, isKey: false, value: element.value } : undefined;
}

/** The part of a compiled schema that the author's keys lead to; `undefined` where they lead to no node. */
export function nodeAt(
  schema: JsonSchemaNode,
  role: PartRole,
  path: readonly (string | number)[],
): JsonSchemaNode | undefined {
  let at: unknown = role === 'map' ? schema.properties : schema;
  let is: PartRole | undefined = role;
  for (const segment of path) {
    is = is && roleOf(is, segment);
    if (!is || typeof at !== 'object' || at === null || !Object.hasOwn(at, segment)) return undefined;
    at = (at as Readonly<Record<string | number, unknown>>)[segment];
  }
  return is === 'node' && path.length > 0 ? (at as JsonSchemaNode) : undefined;
}
