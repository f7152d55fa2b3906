import { pathBelow, type Segment, type Trail, withSegment } from './trail';

/** What can be wrong with an author's declaration by itself. Spec: schema-dsl.md §2.2. */
export type AuthorKind =
  | 'a:map'
  | 'a:node'
  | 'a:circular'
  | 'a:required'
  | 'a:key'
  | 'a:type-and-oneof'
  | 'a:oneof'
  | 'a:type'
  | 'a:openness'
  | 'a:enum';

/** What can be wrong with a schema of the enforced subset. Spec: schema-dsl.md §3. */
export type RawKind =
  | 'node'
  | 'circular'
  | 'keyword'
  | 'annotation'
  | 'annotation-type'
  | 'type-and-oneof'
  | 'needs-type'
  | 'oneof-shape'
  | 'oneof-sibling'
  | 'type-array'
  | 'type'
  | 'misplaced'
  | 'properties'
  | 'required-shape'
  | 'required-undeclared'
  | 'openness'
  | 'enum'
  | 'const'
  | 'const-not-in-enum'
  | 'root-object';

export type SchemaProblemKind = AuthorKind | RawKind;

/** What is wrong with a declaration, and where. */
export interface SchemaProblem {
  readonly kind: SchemaProblemKind;
  /** From the root, whose own label (`schema`, `parameters`) is not among the segments; ends in the key concerned. */
  readonly path: readonly Segment[];
  /** The name that `required-undeclared` is about. */
  readonly name?: string;
  /** Which entries of the array at `path` are concerned, when it is an array and not the array as a whole. */
  readonly entries?: readonly number[];
  /** A sentence with the place, as the errors print it. */
  readonly text: string;
}

/** Further facts about a problem. */
export interface ProblemDetail {
  /** The key below the node that the problem is about. */
  readonly key?: string;
  readonly name?: string;
  readonly entries?: readonly number[];
  /** What was found, for the text. */
  readonly found?: unknown;
}

/** Gathers problems during a walk; only the first when asked to. */
export class ProblemList {
  readonly problems: SchemaProblem[] = [];

  constructor(
    readonly label: string,
    readonly onlyFirst: boolean,
  ) {}

  /** Whether nothing more is wanted. */
  get isDone(): boolean {
    return this.onlyFirst && this.problems.length > 0;
  }

  add(kind: SchemaProblemKind, trail: Trail | undefined, detail: ProblemDetail = {}): void {
    if (this.isDone) return;
    const above = trail?.text(this.label) ?? this.label;
    const place = detail.key === undefined ? above : withSegment(above, detail.key);
    const path = pathBelow(trail, detail.key);
    const text = `"${place}" ${describe(kind, detail)}`;
    const { name, entries } = detail;
    this.problems.push({ kind, path, text, ...(name === undefined ? {} : { name }), ...(entries ? { entries } : {}) });
  }
}

function describe(kind: SchemaProblemKind, detail: ProblemDetail): string {
  const text = texts[kind];
  const found = 'found' in detail ? `, not ${show(detail.found)}` : '';
  return `${text.replace('{name}', () => show(detail.name))}${found}`;
}

const texts: Readonly<Record<SchemaProblemKind, string>> = {
  'a:map': 'must be a plain object with a node for each property',
  'a:node': 'must be a plain object that declares a type or branches',
  'a:circular': 'contains itself, which no schema can express',
  'a:required': 'must be the literal true or left out',
  'a:key': 'is no key of this form of node',
  'a:type-and-oneof': 'has both `type` and `oneOf`, of which a node has one',
  'a:oneof': 'must be an array of nodes',
  'a:type': 'must be one of string, number, integer, boolean, null, array, object, json',
  'a:openness': 'must be true or false: an object says whether it takes undeclared properties',
  'a:enum': 'must be an array of values',
  node: 'must be a plain object',
  circular: 'contains itself, which no schema can express',
  keyword: 'is a keyword that is not enforced',
  annotation: 'must be a value that JSON can carry',
  'annotation-type': 'must be a string',
  'type-and-oneof': 'has both `type` and `oneOf`, of which a node has one',
  'needs-type': 'constrains a node that has no `type`',
  'oneof-shape': 'must be an array of at least two nodes',
  'oneof-sibling': 'stands beside `oneOf`, where nothing enforces it',
  'type-array': 'must be a single type; alternatives are branches of `oneOf`',
  type: 'must be one of object, array, string, number, integer, boolean, null',
  misplaced: 'does not apply to the type of the node',
  properties: 'must be a plain object with a node for each property',
  'required-shape': 'must be an array of names',
  'required-undeclared': 'names {name}, which is no property here',
  openness: 'must be true or false',
  enum: 'must be an array of at least one value, all of the type of the node',
  const: 'must be of the type of the node',
  'const-not-in-enum': 'must be one of the values of `enum`',
  'root-object': 'must be object at the root',
};

/** A found value in few words; never throws. */
function show(found: unknown): string {
  switch (typeof found) {
    case 'string':
      return JSON.stringify(found.length > 40 ? `${found.slice(0, 40)}…` : found);
    case 'object':
      return found === null ? 'null' : 'an object or array';
    case 'function':
      return 'a function';
    default:
      return String(found);
  }
}
