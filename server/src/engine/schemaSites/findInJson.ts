import type { Comment } from '../literals';
import { type JsonFault, type Literal, membersOf, readJson, readPointer, selectAt } from '../literals';
import type { SchemaSite } from './site';

/** What was found in a JSON file. */
export interface JsonSites {
  readonly sites: readonly SchemaSite[];
  readonly faults: readonly JsonFault[];
  readonly comments: readonly Comment[];
}

/** Finds the schemas of a JSON file: the values at the pointers. Spec: config.md §2 `schema.pointers`. */
export function findInJson(text: string, isJsonc: boolean, pointers: readonly string[]): JsonSites {
  const { literal, faults, comments } = readJson(text, { jsonc: isJsonc });
  const found = new Map<string, SchemaSite>();
  for (const pointer of literal ? pointers : []) {
    for (const { literal: value, path } of selectAll(literal, pointer)) {
      const key = `${value.span.start} ${value.span.end}`;
      const name = path.length > 0 ? nameAt(literal, path) : undefined;
      const site: SchemaSite = { shape: 'raw', dialect: 'raw', literal: value, text, ...(name ? { name } : {}) };
      if (!found.has(key)) found.set(key, site);
    }
  }
  const sites = [...found.values()].sort((a, b) => a.literal.span.start - b.literal.span.start);
  return { sites, faults: faults.slice(0, 1), comments };
}

/** The configuration reports a pointer that is none. */
function selectAll(literal: Literal | undefined, pointer: string) {
  const read = readPointer(pointer);
  return literal && read ? selectAt(literal, read) : [];
}

/** What the object around a schema is called: a list of tools gives each of them a name. */
function nameAt(root: Literal | undefined, path: readonly (string | number)[]): string | undefined {
  let at = root;
  for (const segment of path.slice(0, -1)) at = at && childOf(at, segment);
  const name = at?.kind === 'object' ? membersOf(at).byKey.get('name')?.value : undefined;
  return name?.kind === 'string' ? name.value : undefined;
}

function childOf(literal: Literal, segment: string | number): Literal | undefined {
  if (literal.kind === 'object') return membersOf(literal).byKey.get(String(segment))?.value;
  return literal.kind === 'array' ? literal.elements[Number(segment)]?.value : undefined;
}
