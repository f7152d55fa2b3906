import type { SchemaProfile } from '../../config/config';
import { type Entry, itemsOf, membersOf } from '../../literals';
import { defineSchemaRule, type Report, type SchemaRule } from '../../rule';
import { partsOf, type SchemaNode, typeOf } from '../../schemaSites/nodes';
import type { SchemaSite, SchemaSource } from '../../schemaSites/site';
import type { Span } from '../../text/span';

/** Something that a consumer of schemas does not take. */
export interface Restriction {
  /** The sentence to report. */
  readonly message: string;
  /** Where a schema breaks it; `site` holds the arguments of a tool. */
  find(site: SchemaSite): readonly Span[];
}

/** A profile: whose restrictions, and which. */
export interface ProfileDraft {
  readonly profile: SchemaProfile;
  readonly summary: string;
  /** By message id. */
  readonly restrictions: Readonly<Record<string, Restriction>>;
  /** What the name of a tool must match, and the sentence to report. */
  readonly name?: { readonly pattern: RegExp; readonly message: string };
}

/** Defines the rule over a profile; it says nothing until `schema.profiles` names the profile. */
export function defineProfileRule({ profile, summary, restrictions, name }: ProfileDraft): SchemaRule {
  const messages = Object.entries(restrictions).map(([id, { message }]) => [id, message]);
  return defineSchemaRule<string>({
    id: `schema/profile-${profile}`,
    summary,
    severity: 'warning',
    fix: 'none',
    messages: { ...Object.fromEntries(messages), ...(name ? { name: name.message } : {}) },
    check({ source, report }) {
      if (!source.config.schema.profiles.includes(profile)) return;
      if (name) checkNames(source, name.pattern, report);
      // What a tool gives back is not sent as a schema of arguments.
      const sites = source.sites.filter(({ shape, tool }) => !tool || shape !== 'v2-value');
      for (const [id, { find }] of Object.entries(restrictions)) {
        for (const span of sites.flatMap(find)) report(id, span);
      }
    },
  });
}

function checkNames({ tools }: SchemaSource, pattern: RegExp, report: Report<string>): void {
  for (const { name, options } of tools) {
    const value = membersOf(options).byKey.get('name')?.value;
    if (name !== undefined && value && !pattern.test(name)) report('name', value.span, { name });
  }
}

/** Arrays that do not say what they hold. */
export function arraysWithoutItems(site: SchemaSite): Span[] {
  return partsOf(site).nodes.flatMap((node) => {
    return typeOf(node) === 'array' && !node.open && !node.members.has('items') ? [typeSpan(node)] : [];
  });
}

/** Values of `enum` that are no texts. */
export function enumsOfOthers(site: SchemaSite): Span[] {
  return partsOf(site).nodes.flatMap(({ members }) => {
    const list = members.get('enum')?.value;
    if (list?.kind !== 'array') return [];
    const others = itemsOf(list).items.filter(({ value: { kind } }) => kind === 'number' || kind === 'boolean');
    return others.map(({ value }) => value.span);
  });
}

/** A root that is a union, or of another type than an object. The parameters of an author's map are always an object. */
export function rootsOfOthers(site: SchemaSite): Span[] {
  const [root] = partsOf(site).nodes;
  if (site.dialect !== 'raw' || root?.role !== 'root') return [];
  const union = root.members.get('oneOf');
  if (union && !union.incomplete) return [union.keySpan];
  const type = typeOf(root);
  return type !== undefined && type !== 'object' ? [typeSpan(root)] : [];
}

/** Nested objects (on the wire the root too) that are not closed. */
export function openObjects(site: SchemaSite): Span[] {
  return partsOf(site).nodes.flatMap((node) => {
    const openness = node.members.get('additionalProperties')?.value;
    const isClosed = openness && (openness.kind !== 'boolean' || !openness.value);
    return typeOf(node) === 'object' && !isClosed && !node.open ? [typeSpan(node)] : [];
  });
}

/** Properties that may be left out. */
export function optionalProperties(site: SchemaSite): Span[] {
  const { maps, nodes } = partsOf(site);
  if (site.dialect !== 'raw') {
    const properties = maps.flatMap(({ members }) => [...members.values()]);
    return properties.flatMap((entry) => (isOptional(entry) ? [entry.keySpan] : []));
  }
  return nodes.flatMap(({ members, open }) => {
    const properties = members.get('properties')?.value;
    const required = members.get('required')?.value;
    if (properties?.kind !== 'object' || open || (required && required.kind !== 'array')) return [];
    const { items, open: more } = required ? itemsOf(required) : { items: [], open: false };
    const names = new Set(items.map(({ value }) => (value.kind === 'string' ? value.value : undefined)));
    const optional = [...membersOf(properties).byKey].filter(([key, { incomplete }]) => !names.has(key) && !incomplete);
    return more ? [] : optional.map(([, { keySpan }]) => keySpan);
  });
}

function isOptional({ incomplete, value }: Entry): boolean {
  if (incomplete || value.kind !== 'object') return false;
  const { byKey, open } = membersOf(value);
  return !open && !byKey.has('required');
}

/** Nodes around which there are more than so many objects and arrays; of those in each other the outermost. */
export function deeperThan(levels: number): Restriction['find'] {
  return (site) => partsOf(site).nodes.flatMap((node) => (node.depth === levels + 1 ? [node.literal.span] : []));
}

/** The first property beyond so many. */
export function moreProperties(most: number): Restriction['find'] {
  return (site) => {
    const properties = partsOf(site).maps.flatMap(({ members }) => [...members.values()]);
    const first = properties[most];
    return first ? [first.keySpan] : [];
  };
}

function typeSpan({ literal, members }: SchemaNode): Span {
  return members.get('type')?.value.span ?? literal.span;
}
