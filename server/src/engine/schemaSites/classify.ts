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

/** The rule that a problem belongs to; `undefined` when a rule that reads the text itself speaks of it. */
export function classify(problem: SchemaProblem, spot: Spot, dialect: Dialect): Classified | undefined {
  const value = (name: InspectedRule): Classified => ({ name, at: 'value' });
  const key = (name: InspectedRule): Classified => ({ name, at: 'key' });
  switch (problem.kind) {
    case 'a:map':
      return value(problem.path.length === 0 ? 'not-object' : 'properties-shape');
    case 'a:node':
    case 'node':
      return value('not-object');
    case 'a:circular':
    case 'circular':
      return undefined; // what is read from a text is a tree: `schema/circular` finds the identifier
    case 'a:type':
    case 'type':
      if (!spot.value) return { name: 'missing-type', at: 'brace' };
      return value(spot.value.kind === 'array' && dialect !== 'v1' ? 'type-array' : 'unknown-type');
    case 'needs-type':
      return { name: 'missing-type', at: 'brace' };
    case 'type-array':
      return value('type-array');
    case 'keyword':
    case 'a:key':
      return key(ruleOfKey(spot, dialect));
    case 'misplaced':
      return key(spot.key === 'required' && dialect !== 'raw' ? 'required-misplaced' : 'misplaced-keyword');
    case 'a:type-and-oneof':
    case 'type-and-oneof':
      return { name: 'type-and-oneof', at: 'key' };
    case 'a:oneof':
    case 'oneof-shape':
      return value('oneof-shape');
    case 'oneof-sibling':
      return key('oneof-sibling');
    case 'a:openness':
      return spot.value ? value('openness-type') : { name: 'openness-missing', at: 'type' };
    case 'openness':
      return value('openness-type');
    case 'properties':
      return value('properties-shape');
    case 'a:required':
    case 'required-shape':
      return value('required-form');
    case 'required-undeclared':
      return value('required-undeclared');
    case 'a:enum':
    case 'enum':
      return value(problem.entries ? 'enum-type' : 'enum-shape');
    case 'const':
      return value('const-type');
    case 'const-not-in-enum':
      return value('const-not-in-enum');
    case 'annotation':
      // Of a text that is `undefined` both are said.
      return spot.key === 'description' || spot.key === 'title' ? undefined : value('annotation-lossy');
    case 'annotation-type':
      return value('annotation-type');
    case 'root-object':
      return { name: 'root-not-object', at: 'type' };
  }
}

function ruleOfKey({ key = '', value, holder }: Spot, dialect: Dialect): InspectedRule {
  if (dialect === 'v1') return 'unknown-keyword';
  if (key === 'required') return value?.kind === 'array' ? 'required-form' : 'required-misplaced';
  if (!vocabulary[dialect].includes(key)) return foreignKeywords.has(key) ? 'unsupported-keyword' : 'unknown-keyword';
  return holder && membersOf(holder).byKey.has('oneOf') ? 'oneof-sibling' : 'misplaced-keyword';
}
