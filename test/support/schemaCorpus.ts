import type { SchemaProblemKind } from '../../server/src/engine/schema/problems';
import type { Segment } from '../../server/src/engine/schema/trail';

/** A finding as the shared cases write it. */
export interface CaseViolation {
  readonly path: string;
  readonly kind: string;
  readonly matched?: number;
  readonly name?: string;
}

export type Surface = 'parameters' | 'value' | 'raw' | 'raw-object';

/** A file of shared cases: declarations with the schema they compile to, values with what is wrong with them. */
export interface CaseFile {
  readonly specs: readonly {
    readonly id: string;
    readonly surface: Surface;
    readonly spec: unknown;
    readonly wire?: unknown;
  }[];
  readonly cases: readonly {
    readonly id: string;
    readonly spec: string;
    readonly value?: unknown;
    readonly valueText?: string;
    readonly valid: boolean | null;
    readonly throws?: string;
    readonly violations?: readonly CaseViolation[];
  }[];
  readonly declarations: readonly {
    readonly id: string;
    readonly surface: Surface;
    readonly note: string;
    readonly spec: unknown;
    readonly valid: boolean;
    readonly stage?: 'author' | 'raw';
    readonly violations?: readonly CaseViolation[];
    readonly wire?: unknown;
    readonly typechecks?: boolean;
  }[];
}

/** Our kind of a violation of a value as the shared cases write it. Spec: schema-dsl.md §9.2. */
export function toCaseKind(kind: string): Omit<CaseViolation, 'path'> {
  if (kind.startsWith('one-of:')) return { kind: 'one-of', matched: Number(kind.slice('one-of:'.length)) };
  if (kind.startsWith('lossy-')) return { kind: 'lossy' };
  const same: Readonly<Record<string, string>> = {
    missing: 'required',
    'not-in-enum': 'enum',
    'not-const': 'const',
    'not-finite': 'not-finite',
    undeclared: 'undeclared',
  };
  return { kind: same[kind] ?? `type:${kind.slice('not-'.length)}` };
}

/** Our kinds of problems of declarations as the shared cases write them. Spec: schema-dsl.md §9.2. */
export const declarationKinds: Readonly<Partial<Record<SchemaProblemKind, string>>> = {
  'a:map': 'map-not-object',
  properties: 'map-not-object',
  'a:node': 'node-not-object',
  node: 'node-not-object',
  'a:type': 'type-unknown',
  type: 'type-unknown',
  'type-array': 'type-array',
  'a:key': 'unknown-key',
  keyword: 'unknown-key',
  misplaced: 'misplaced-keyword',
  'a:required': 'required-not-true',
  'required-shape': 'required-not-strings',
  'required-undeclared': 'required-undeclared',
  'const-not-in-enum': 'const-not-in-enum',
  'annotation-type': 'annotation-type',
  'a:openness': 'openness-missing',
  openness: 'openness-not-boolean',
  'a:enum': 'enum-invalid',
  enum: 'enum-invalid',
  const: 'const-invalid',
  'a:oneof': 'one-of-arity',
  'oneof-shape': 'one-of-arity',
  'a:type-and-oneof': 'type-and-one-of',
  'type-and-oneof': 'type-and-one-of',
  'oneof-sibling': 'beside-one-of',
  'needs-type': 'requires-type',
  'root-object': 'root-not-object',
};

/** A path as the texts write it. */
export function toPlace(label: string, path: readonly Segment[]): string {
  let place = label;
  for (const segment of path) {
    if (typeof segment === 'number') place += `[${segment}]`;
    else place += place === '' ? segment : `.${segment}`;
  }
  return place;
}

/** The value of a case: a text stands where its exact reading matters. */
export function caseValue({ value, valueText }: CaseFile['cases'][number]): unknown {
  return valueText === undefined ? value : JSON.parse(valueText);
}
