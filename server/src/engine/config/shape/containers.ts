import { isNull, type Json, type JsonObject, type Member, showJson, toObject } from '../json';
import { membersOf, untilReset } from '../layers';
import { type Leaf, orNull } from './leaf';
import { reportUnknownName } from './misspelt';
import { type Item, type JsonSchema, type KnownRule, type PruneContext, reportInvalid, type Shape } from './shape';

/** A key of an object: what it takes and what it is for, in one line. */
export interface Key<T> {
  readonly shape: Shape<T>;
  readonly description: string;
}

/** Every key of `T`: one that is left out does not compile. */
export type Keys<T> = { readonly [Name in keyof T]-?: Key<Exclude<T[Name], undefined>> };

/** An object with a closed set of keys, merged key by key. */
export interface ObjectShape<T> extends Shape<T> {
  readonly keys: Keys<T>;
}

export function object<T extends object>(type: string, keys: Keys<T>): ObjectShape<T> {
  const known = new Map(Object.entries<Key<unknown>>(keys as Readonly<Record<string, Key<unknown>>>));
  return {
    type,
    keys,
    prune(value, path, context) {
      if (value.kind !== 'object') return reportType(context, value, path, type);
      const members = [...value.members.values()];
      return toObject(
        value.origin,
        members.flatMap((member) => pruneMember(known, member, path, context)),
      );
    },
    build(layers, fallback) {
      const objects = untilReset(layers);
      const inherited = new Map(Object.entries(fallback));
      const built = [...known].map(([name, { shape }]) => [
        name,
        shape.build(membersOf(objects, name), inherited.get(name)),
      ]);
      return Object.fromEntries(built.filter(([, value]) => value !== undefined)) as T;
    },
    toSchema(rules, defaults = {}) {
      const shown = new Map<string, unknown>(Object.entries(defaults));
      const properties = [...known].map(([name, key]) => [name, keySchema(key, shown.get(name), rules)]);
      return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
    },
  };
}

function pruneMember(
  known: ReadonlyMap<string, Key<unknown>>,
  member: Member,
  path: string,
  context: PruneContext,
): Member[] {
  const key = known.get(member.name);
  if (!key) {
    reportUnknownName(context, 'config/unknown-key', member, [...known.keys()], { key: joinKeys(path, member.name) });
    return [];
  }
  if (isNull(member.value)) return [member]; // a reset, or the value itself; `build` tells
  const value = key.shape.prune(member.value, joinKeys(path, member.name), context);
  return value ? [{ ...member, value }] : [];
}

/** A key's schema with its default; the defaults of an object stand at its keys. */
function keySchema({ shape, description }: Key<unknown>, value: unknown, rules: readonly KnownRule[]): JsonSchema {
  const inner = 'keys' in shape && typeof value === 'object' && value !== null ? value : undefined;
  const shown = 'keys' in shape || value === undefined ? {} : { default: value };
  return { description, ...orNull(shape.toSchema(rules, inner)), ...shown };
}

/** A name within a path for messages. */
function joinKeys(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function reportType(context: PruneContext, value: Json, path: string, type: string): undefined {
  return reportInvalid(context, value, 'type', { key: path, found: showJson(value), type });
}

/** `null` or an object over defaults of its own, which count once the object is there. */
export function nullableObject<T extends object>(inner: ObjectShape<T>, defaults: T): Shape<T | null> {
  return {
    type: `${inner.type} | null`,
    prune: (value, path, context) => (isNull(value) ? value : inner.prune(value, path, context)),
    build(layers, fallback) {
      const [top] = layers;
      if (!top) return fallback;
      return isNull(top) ? null : inner.build(layers, defaults);
    },
    toSchema: (rules) => orNull(inner.toSchema(rules, defaults)),
  };
}

/** What a list asks for beside right items. */
export interface ListOptions<T> {
  /** The name of an item, of which there may be only one. */
  readonly distinct?: (value: T) => string;
  /** There must be an item. */
  readonly filled?: true;
  /** There may be at most so many items. */
  readonly limit?: number;
}

/** A list, replaced as a whole. A wrong item is reported and left out, the others stand. */
export function list<T>(item: Item<T>, options: ListOptions<T> = {}): Shape<readonly T[]> {
  const type = item.type.includes(' ') ? `(${item.type})[]` : `${item.type}[]`;
  return {
    type,
    prune(value, path, context) {
      if (value.kind !== 'array') return reportType(context, value, path, type);
      const { length } = value.items;
      const { limit = Number.POSITIVE_INFINITY } = options;
      if (options.filled && length === 0) return reportInvalid(context, value, 'empty', { key: path });
      if (length > limit) return reportInvalid(context, value, 'long', { key: path, length, limit });
      const items = value.items.flatMap((each, index) => item.prune(each, `${path}[${index}]`, context) ?? []);
      return { ...value, items: options.distinct ? dropRepeats(items, item, options.distinct, path, context) : items };
    },
    build: (layers, fallback) => readItems(layers[0], item) ?? fallback,
    toSchema: (rules) => ({ type: 'array', items: item.toSchema(rules) }),
  };
}

function readItems<T>(value: Json | undefined, item: Item<T>): T[] | undefined {
  if (value?.kind !== 'array') return undefined;
  return value.items.flatMap((each) => item.read(each) ?? []);
}

function dropRepeats<T>(
  items: readonly Json[],
  item: Item<T>,
  distinct: (value: T) => string,
  path: string,
  context: PruneContext,
): Json[] {
  const seen = new Set<string>();
  return items.filter((each) => {
    const value = item.read(each);
    const name = value === undefined ? undefined : distinct(value);
    if (name === undefined) return false;
    if (!seen.has(name)) return seen.add(name);
    reportInvalid(context, each, 'duplicate', { key: path, found: name });
    return false;
  });
}

/** Exactly two values of a kind; with one wrong there is no pair. */
export function pair<T>(item: Item<T>): Shape<readonly [T, T]> {
  const type = `[${item.type}, ${item.type}]`;
  return {
    type,
    prune(value, path, context) {
      if (value.kind !== 'array' || value.items.length !== 2) return reportType(context, value, path, type);
      const items = value.items.flatMap((each, index) => item.prune(each, `${path}[${index}]`, context) ?? []);
      return items.length === 2 ? { ...value, items } : undefined;
    },
    build(layers, fallback) {
      const [first, second] = readItems(layers[0], item) ?? [];
      return first === undefined || second === undefined ? fallback : [first, second];
    },
    toSchema: (rules) => ({ type: 'array', items: item.toSchema(rules), minItems: 2, maxItems: 2 }),
  };
}

/** An object as the item of a list: some keys it must have, the others have defaults that may follow from those. */
export function entry<T extends object>(
  shape: ObjectShape<T>,
  required: readonly (keyof T & string)[],
  defaultsOf: (value: JsonObject) => T,
): Item<T> {
  return {
    type: shape.type,
    prune(value, path, context) {
      const pruned = shape.prune(value, path, context);
      if (value.kind !== 'object' || pruned?.kind !== 'object') return undefined;
      const absent = required.filter((name) => !value.members.has(name));
      for (const name of absent) reportInvalid(context, value, 'missing', { key: path, name });
      return required.every((name) => hasValue(pruned, name)) ? pruned : undefined;
    },
    read: (value) => (value.kind === 'object' ? shape.build([value], defaultsOf(value)) : undefined),
    toSchema: (rules) => ({ ...shape.toSchema(rules), required }),
  };
}

function hasValue(value: JsonObject, name: string): boolean {
  const member = value.members.get(name);
  return member !== undefined && !isNull(member.value);
}

/** The short form of an entry, or the entry. */
export function shortOr<T>(short: Leaf<string>, expand: (value: string) => T, long: Item<T>): Item<T> {
  const type = `${short.type} | ${long.type}`;
  return {
    type,
    prune(value, path, context) {
      if (value.kind === 'object') return long.prune(value, path, context);
      if (value.kind === 'array' || typeof value.value !== 'string') return reportType(context, value, path, type);
      return short.prune(value, path, context);
    },
    read(value) {
      const name = short.read(value);
      return name === undefined ? long.read(value) : expand(name);
    },
    toSchema: (rules) => ({ anyOf: [short.toSchema(rules), long.toSchema(rules)] }),
  };
}

/** A single value, or a list. */
export function oneOrList<One, T>(one: Leaf<One>, many: Shape<readonly T[]>): Shape<One | readonly T[]> {
  const type = `${one.type} | ${many.type}`;
  return {
    type,
    prune(value, path, context) {
      if (value.kind === 'array') return many.prune(value, path, context);
      return 'value' in one.judge(value) ? value : reportType(context, value, path, type);
    },
    build(layers, fallback) {
      const [top] = layers;
      if (!top) return fallback;
      return top.kind === 'array' ? many.build([top], []) : (one.read(top) ?? fallback);
    },
    toSchema: (rules) => ({ anyOf: [one.toSchema(rules), many.toSchema(rules)] }),
  };
}

/** The names of a map: `check` reports one that must not stand there. */
export interface MapNames {
  readonly type: string;
  check(member: Member, path: string, context: PruneContext): boolean;
}

/** An object whose keys are free, merged name by name. `null` resets a name, which takes out one without a default. */
export function map<T>(names: MapNames, values: Shape<T>): Shape<Readonly<Record<string, T>>> {
  const type = `{ [${names.type}]: ${values.type} }`;
  const optional: Shape<T | undefined> = values;
  return {
    type,
    prune(value, path, context) {
      if (value.kind !== 'object') return reportType(context, value, path, type);
      const members = [...value.members.values()].flatMap((member) => {
        if (!names.check(member, path, context)) return [];
        if (isNull(member.value)) return [member];
        const pruned = values.prune(member.value, joinKeys(path, member.name), context);
        return pruned ? [{ ...member, value: pruned }] : [];
      });
      return toObject(value.origin, members);
    },
    build(layers, fallback) {
      const objects = untilReset(layers);
      const inherited = new Map(Object.entries(fallback));
      const written = objects.toReversed().flatMap((layer) => [...layer.members.keys()]);
      const built = [...new Set([...inherited.keys(), ...written])].flatMap((name) => {
        const value = optional.build(membersOf(objects, name), inherited.get(name));
        return value === undefined ? [] : [[name, value] as const];
      });
      return Object.fromEntries(built);
    },
    toSchema: (rules) => ({ type: 'object', additionalProperties: orNull(values.toSchema(rules)) }),
  };
}
