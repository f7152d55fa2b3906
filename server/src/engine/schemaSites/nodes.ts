import { type Entry, itemsOf, type Literal, membersOf, type ObjectLiteral } from '../literals';
import { memoize } from '../memoize';
import type { Dialect, SchemaSite, SchemaSource } from './site';

/** An object that stands where a schema has a node. */
export interface SchemaNode {
  readonly literal: ObjectLiteral;
  readonly members: ReadonlyMap<string, Entry>;
  /** Whether it may have more keys than these. */
  readonly open: boolean;
  readonly role: 'root' | 'property' | 'items' | 'branch';
  /** The entry that a property is the value of. */
  readonly entry: Entry | undefined;
  /** How many objects and arrays lie around a value of it, that of the parameters left out. */
  readonly depth: number;
}

/** An object that stands where a schema has its properties. */
export interface PropertyMap {
  readonly literal: ObjectLiteral;
  readonly members: ReadonlyMap<string, Entry>;
  readonly open: boolean;
  /** True for the parameters themselves. */
  readonly isRoot: boolean;
}

/** The parts of a schema, as far as it is known. */
export interface SchemaParts {
  readonly nodes: readonly SchemaNode[];
  readonly maps: readonly PropertyMap[];
}

interface Task {
  readonly literal: Literal;
  readonly role: SchemaNode['role'] | 'map';
  readonly entry?: Entry;
  readonly depth: number;
}

/** The nodes and property maps of a schema, each once for each role that it has; a node before what it holds. */
export const partsOf = memoize(findParts);

function findParts({ literal, shape }: SchemaSite): SchemaParts {
  const nodes: SchemaNode[] = [];
  const maps: PropertyMap[] = [];
  const seen = new Map<readonly Entry[], Set<string>>();
  const isMap = shape === 'v1-map' || shape === 'v2-map';
  const tasks: Task[] = [{ literal, role: isMap ? 'map' : 'root', depth: 0 }];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    if (task.literal.kind !== 'object' || isSeen(seen, task.literal, task.role)) continue;
    const { byKey: members, open } = membersOf(task.literal);
    const below = task.role === 'map' ? propertiesOf(members, task.depth) : childrenOf(members, task.depth);
    for (const child of below.reverse()) tasks.push(child);
    const { literal: object, role, entry, depth } = task;
    if (role === 'map') maps.push({ literal: object, members, open, isRoot: maps.length === 0 && isMap });
    else nodes.push({ literal: object, members, open, role, entry, depth });
  }
  return { nodes, maps };
}

function isSeen(seen: Map<readonly Entry[], Set<string>>, { entries }: ObjectLiteral, role: string): boolean {
  const roles = seen.get(entries) ?? new Set();
  if (roles.has(role)) return true;
  seen.set(entries, roles.add(role));
  return false;
}

function propertiesOf(members: ReadonlyMap<string, Entry>, depth: number): Task[] {
  return [...members.values()].map((entry) => ({ literal: entry.value, role: 'property', entry, depth }));
}

function childrenOf(members: ReadonlyMap<string, Entry>, depth: number): Task[] {
  const tasks: Task[] = [];
  const properties = members.get('properties')?.value;
  if (properties) tasks.push({ literal: properties, role: 'map', depth: depth + 1 });
  const items = members.get('items')?.value;
  if (items) tasks.push({ literal: items, role: 'items', depth: depth + 1 });
  const branches = members.get('oneOf')?.value;
  if (branches?.kind === 'array') {
    for (const { value } of itemsOf(branches).items) tasks.push({ literal: value, role: 'branch', depth });
  }
  return tasks;
}

/** The type that a node names; `undefined` when it is not known. */
export function typeOf({ members }: Pick<SchemaNode, 'members'>): string | undefined {
  const entry = members.get('type');
  return entry && !entry.incomplete && entry.value.kind === 'string' && !entry.value.incomplete
    ? entry.value.value
    : undefined;
}

const allDialects: readonly Dialect[] = ['v1', 'v2', 'raw'];

/** Every node of the schemas of a text that are of these dialects. */
export function nodesIn(
  { sites }: SchemaSource,
  dialects: readonly Dialect[] = allDialects,
): { readonly site: SchemaSite; readonly node: SchemaNode }[] {
  const wanted = sites.filter(({ dialect }) => dialects.includes(dialect));
  return wanted.flatMap((site) => partsOf(site).nodes.map((node) => ({ site, node })));
}

/** Every property of the schemas of a text that are of these dialects, but those that are being typed. */
export function propertiesIn(
  { sites }: SchemaSource,
  dialects: readonly Dialect[] = allDialects,
): { readonly site: SchemaSite; readonly map: PropertyMap; readonly key: string; readonly entry: Entry }[] {
  const wanted = sites.filter(({ dialect }) => dialects.includes(dialect));
  return wanted.flatMap((site) =>
    partsOf(site).maps.flatMap((map) =>
      [...map.members].flatMap(([key, entry]) => (entry.incomplete ? [] : [{ site, map, key, entry }])),
    ),
  );
}
