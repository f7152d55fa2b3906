import type { Proposal } from '../assist';
import { findAt, itemsOf, type Literal, membersOf, type ObjectLiteral } from '../literals';
import { sayIn } from '../messages';
import { typeNames, vocabulary } from '../schemaSites/keywords';
import type { Dialect, SchemaSite, SchemaSource } from '../schemaSites/site';
import { en, inEnglish, type Texts } from '../texts';
import { caretIn, otherKeys, type ValueCaret } from './caret';
import { keyProposal, type Spelling, valueProposal } from './proposals';
import { type PartRole, roleOf, rootRole } from './roles';

/** Keys, types and values that could be written at an offset inside a declaration; empty elsewhere. Notes are in the language of `texts`. */
export function proposeInSchema(
  { sites }: SchemaSource,
  spelling: Spelling,
  offset: number,
  texts: Texts = inEnglish,
): Proposal[] {
  for (const site of sites) {
    const caret = caretIn(site.literal, site.text, offset);
    if (caret) return proposeAt(site, caret, spelling, texts);
  }
  return [];
}

function proposeAt(site: SchemaSite, caret: ValueCaret, spelling: Spelling, texts: Texts): Proposal[] {
  const roles = rolesOn(caret.path, rootRole(site));
  const role = roles.at(-1);
  const values = (list: readonly unknown[]) => list.map((value) => valueProposal(value, caret, site.text, spelling));
  if (caret.container.kind === 'array') return values(itemValues(site, caret));
  if (role !== 'node') return [];
  const node = caret.container;
  if (caret.place === 'value') return values(valuesOf(caret.key ?? '', node, site.dialect));
  const isProperty = roles.at(-2) === 'map';
  const taken = otherKeys(caret);
  return keysOf(node, site.dialect, isProperty)
    .filter((key) => !taken.has(key))
    .map((key) => keyProposal(key, caret, site.text, spelling, noteOn(key, texts)));
}

/** What each container on the way is, the declaration itself first; ends where the way leaves the schema. */
function rolesOn(path: readonly (string | number)[], root: PartRole): (PartRole | undefined)[] {
  const roles: (PartRole | undefined)[] = [root];
  for (const segment of path) {
    const above = roles.at(-1);
    roles.push(above && roleOf(above, segment));
  }
  return roles;
}

const annotations = ['description', 'title', 'default', 'examples'];

/** What belongs to each type beside annotations. Spec: schema-dsl.md §1.1, §2.1, §3. */
const keysOfType: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'additionalProperties'],
  array: ['items'],
  json: [],
};

function keysOf(node: ObjectLiteral, dialect: Dialect, isProperty: boolean): string[] {
  const { byKey } = membersOf(node);
  const type = byKey.get('type')?.value;
  const known = vocabulary[dialect];
  const flag = isProperty && dialect !== 'raw' ? ['required'] : [];
  if (byKey.has('oneOf')) return [...flag, ...annotations].filter((key) => known.includes(key));
  if (type?.kind !== 'string') return ['type', 'oneOf', ...flag, ...annotations].filter((key) => known.includes(key));
  const own = keysOfType[type.value] ?? ['enum', 'const'];
  const list = dialect === 'raw' && type.value === 'object' ? [...own, 'required'] : own;
  return [...flag, ...list, ...annotations].filter((key) => known.includes(key));
}

function valuesOf(key: string, node: ObjectLiteral, dialect: Dialect): readonly unknown[] {
  if (key === 'type') return typeNames[dialect];
  if (key === 'required') return dialect === 'raw' ? [] : [true];
  if (key === 'additionalProperties') return dialect === 'v1' ? [] : [true, false];
  if (key !== 'default' && key !== 'const') return [];
  const { byKey } = membersOf(node);
  const listed = scalarsIn(byKey.get('enum')?.value);
  const type = byKey.get('type')?.value;
  return listed.length === 0 && type?.kind === 'string' && type.value === 'boolean' ? [true, false] : listed;
}

/** Of the lists in a schema, `required` names properties. */
function itemValues({ dialect, literal }: SchemaSite, { container, path, span }: ValueCaret): readonly unknown[] {
  if (dialect !== 'raw' || path.at(-1) !== 'required' || container.kind !== 'array') return [];
  const { literal: node } = findAt(literal, path.slice(0, -1));
  const properties = node.kind === 'object' ? membersOf(node).byKey.get('properties')?.value : undefined;
  if (properties?.kind !== 'object') return [];
  const others = itemsOf(container).items.filter(({ value }) => value.span.start !== span.start);
  const taken = new Set(others.map(({ value }) => (value.kind === 'string' ? value.value : undefined)));
  return [...membersOf(properties).byKey.keys()].filter((name) => !taken.has(name));
}

function scalarsIn(list: Literal | undefined): unknown[] {
  if (list?.kind !== 'array') return [];
  return itemsOf(list).items.flatMap(({ value }) => {
    if (value.kind === 'string' || value.kind === 'number' || value.kind === 'boolean') return [value.value];
    return value.kind === 'null' ? [null] : [];
  });
}

/** A few words about a key. */
function noteOn(key: string, texts: Texts): string | undefined {
  const note = keyNotes[key];
  return note === undefined ? undefined : sayIn(texts)(note);
}

const keyNotes: Readonly<Record<string, string>> = {
  type: en('what kind of value'),
  oneOf: en('exactly one of several nodes'),
  required: en('must be given'),
  description: en('what the model reads about it'),
  title: en('a short name'),
  default: en('sent along, never applied'),
  examples: en('values to show'),
  enum: en('the values that are allowed'),
  const: en('the only value that is allowed'),
  properties: en('the members by name'),
  additionalProperties: en('whether other members are allowed'),
  items: en('what each item is'),
};
