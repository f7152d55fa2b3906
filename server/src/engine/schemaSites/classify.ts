import { membersOf } from '../literals';
import type { SchemaProblem } from '../schema/inspect';
import { foreignKeywords, vocabulary } from './keywords';
import type { Spot } from './locate';
import type { Dialect } from './site';

/** The rules that what the library's walks find is shared out among; each fault belongs to one. Spec: schema-dsl.md §9. */
export type InspectedRule =
  | 'not-object'
  | 'missing-type'
  | 'unknown-type'
  | 'type-array'
  | 'unsupported-keyword'
  | 'unknown-keyword'
  | 'misplaced-keyword'
  | 'type-and-oneof'
  | 'oneof-shape'
  | 'oneof-sibling'
  | 'openness-missing'
  | 'openness-type'
  | 'properties-shape'
  | 'required-form'
  | 'required-misplaced'
  | 'required-undeclared'
  | 'enum-shape'
  | 'enum-type'
  | 'const-type'
  | 'const-not-in-enum'
  | 'annotation-type'
  | 'annotation-lossy'
  | 'root-not-object';

/** A rule, and which part of the place it points at; `brace` and `type` are for what is missing. */
export interface Classified {
  readonly name: InspectedRule;
  readonly at: 'key' | 'value' | 'brace' | 'type';
}

/** What needs no look at the place. */
const simple: Partial<Record<SchemaProblem['kind'], Classified>> = {
  'a:node': { name: 'not-object', at: 'value' },
  node: { name: 'not-object', at: 'value' },
  'needs-type': { name: 'missing-type', at: 'brace' },
  'type-array': { name: 'type-array', at: 'value' },
  'a:type-and-oneof': { name: 'type-and-oneof', at: 'key' },
  'type-and-oneof': { name: 'type-and-oneof', at: 'key' },
  'a:oneof': { name: 'oneof-shape', at: 'value' },
  'oneof-shape': { name: 'oneof-shape', at: 'value' },
  'oneof-sibling': { name: 'oneof-sibling', at: 'key' },
  openness: { name: 'openness-type', at: 'value' },
  properties: { name: 'properties-shape', at: 'value' },
  'a:required': { name: 'required-form', at: 'value' },
  'required-shape': { name: 'required-form', at: 'value' },
  'required-undeclared': { name: 'required-undeclared', at: 'value' },
  const: { name: 'const-type', at: 'value' },
  'const-not-in-enum': { name: 'const-not-in-enum', at: 'value' },
  'annotation-type': { name: 'annotation-type', at: 'value' },
  'root-object': { name: 'root-not-object', at: 'type' },
};

/**
 * The rule that a problem belongs to; `undefined` when another one speaks of it: of a circle `schema/circular`, which
 * finds the identifier (what is read from a text is a tree), of a text that is `undefined` the rule about its type.
 */
export function classify(problem: SchemaProblem, spot: Spot, dialect: Dialect): Classified | undefined {
  const { kind, path, entries } = problem;
  switch (kind) {
    case 'a:map':
      return { name: path.length === 0 ? 'not-object' : 'properties-shape', at: 'value' };
    case 'a:type':
    case 'type':
      return classifyType(spot, dialect);
    case 'keyword':
    case 'a:key':
      return { name: ruleOfKey(spot, dialect), at: 'key' };
    case 'misplaced':
      return { name: isRequired(spot) && dialect !== 'raw' ? 'required-misplaced' : 'misplaced-keyword', at: 'key' };
    case 'a:openness':
      return spot.value ? { name: 'openness-type', at: 'value' } : { name: 'openness-missing', at: 'type' };
    case 'a:enum':
    case 'enum':
      return { name: entries ? 'enum-type' : 'enum-shape', at: 'value' };
    case 'annotation':
      return isText(spot) ? undefined : { name: 'annotation-lossy', at: 'value' };
    default:
      return simple[kind];
  }
}

function classifyType({ key, value }: Spot, dialect: Dialect): Classified {
  if (key === 'anyOf') return { name: dialect === 'v1' ? 'unknown-keyword' : 'unsupported-keyword', at: 'key' };
  if (!value) return { name: 'missing-type', at: 'brace' };
  return { name: value.kind === 'array' && dialect !== 'v1' ? 'type-array' : 'unknown-type', at: 'value' };
}

function isRequired({ key }: Spot): boolean {
  return key === 'required';
}

function isText({ key }: Spot): boolean {
  return key === 'description' || key === 'title';
}

function ruleOfKey({ key = '', value, holder }: Spot, dialect: Dialect): InspectedRule {
  if (dialect === 'v1') return 'unknown-keyword';
  if (key === 'required') return value?.kind === 'array' ? 'required-form' : 'required-misplaced';
  if (!vocabulary[dialect].includes(key)) return foreignKeywords.has(key) ? 'unsupported-keyword' : 'unknown-keyword';
  return holder && membersOf(holder).byKey.has('oneOf') ? 'oneof-sibling' : 'misplaced-keyword';
}
