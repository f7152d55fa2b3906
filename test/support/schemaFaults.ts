import type { SchemaNode } from '../../server/src/engine/schemaSites/nodes';
import { partsOf, typeOf } from '../../server/src/engine/schemaSites/nodes';
import type { SchemaSite } from '../../server/src/engine/schemaSites/site';
import type { Span } from '../../server/src/engine/text/span';

/** A fault that is put into a declaration. Guillemets in the text mark what its rule has to report. */
interface Fault {
  readonly rule: string;
  readonly dialects: readonly SchemaSite['dialect'][];
  /** Where it goes: into the first node of that kind that says nothing but type and description, or into the map. */
  readonly into: 'text' | 'list' | 'item' | 'map';
  /** `type` stands in the place of the entry `type`, anything else before the first entry. */
  readonly as: 'first' | 'type';
  readonly text: string;
}

const both = ['v1', 'v2'] as const;

function fault(rule: string, into: Fault['into'], text: string, dialects: Fault['dialects'] = both): Fault {
  return { rule, into, text, dialects, as: 'first' };
}

function typed(rule: string, text: string, dialects: Fault['dialects'] = ['v2']): Fault {
  return { rule, into: 'text', text, dialects, as: 'type' };
}

/** One for every rule that can be broken in the author's dialects by a change of the literal alone. */
export const faults: readonly Fault[] = [
  fault('not-object', 'map', 'zz: «5», '),
  fault('missing-type', 'map', "zz: «{» description: 'Z.' }, "),
  typed('unknown-type', "type: «'strng'»", both),
  typed('type-array', "type: «['string', 'null']»"),
  fault('unsupported-keyword', 'text', "«pattern»: 'z', ", ['v2']),
  fault('unknown-keyword', 'text', '«zz»: 1, '),
  fault('misplaced-keyword', 'text', '«properties»: {}, '),
  fault('type-and-oneof', 'text', "«oneOf»: [{ type: 'string' }, { type: 'null' }], ", ['v2']),
  typed('oneof-shape', 'oneOf: «[]»'),
  typed('oneof-sibling', "«enum»: ['z'], oneOf: [{ type: 'string' }, { type: 'null' }]"),
  fault('openness-missing', 'map', "zz: { type: «'object'», description: 'Z.' }, ", ['v2']),
  typed('openness-type', "type: 'object', additionalProperties: «'no'»"),
  typed('properties-shape', "type: 'object', additionalProperties: true, properties: «[]»"),
  fault('required-form', 'map', "zz: { type: 'string', description: 'Z.', required: «'yes'» }, "),
  fault('required-misplaced', 'item', '«required»: true, '),
  fault('enum-shape', 'text', 'enum: «[]», '),
  fault('enum-type', 'text', 'enum: [«1»], '),
  fault('const-type', 'text', 'const: «1», ', ['v2']),
  fault('const-not-in-enum', 'text', "enum: ['z'], const: «'y'», ", ['v2']),
  fault('annotation-type', 'map', "zz: { type: 'string', description: «5» }, "),
  fault('annotation-lossy', 'text', 'examples: «[undefined]», ', ['v2']),
  fault('proto-key', 'map', "«__proto__»: { type: 'string', description: 'Z.' }, "),
  fault('non-json-key', 'map', 'get «zz»() { return 1; }, ', ['v2']),
  typed('oneof-overlap', "oneOf: [{ type: 'number' }, «{ type: 'integer' }»]"),
  typed('oneof-duplicate', "oneOf: [{ type: 'null' }, «{ type: 'null' }»]"),
  fault('enum-duplicate', 'text', "enum: ['z', «'z'»], "),
  fault('const-redundant', 'text', "«enum»: ['z'], const: 'z', ", ['v2']),
  fault('enum-not-enforced', 'list', "«enum»: ['z'], ", ['v1']),
  fault('inherited-key', 'map', "«toString»: { type: 'string', description: 'Z.' }, ", ['v1']),
  fault('default-mismatch', 'text', 'examples: [«5»], ', ['v2']),
  fault('default-unused', 'text', "«default»: 'z', "),
  fault('description-missing', 'map', "«zz»: { type: 'string' }, "),
  fault('description-empty', 'map', "zz: { type: 'string', description: «''» }, ", ['v1']),
  fault('ambiguous-key', 'map', "«'z.z'»: { type: 'string', description: 'Z.' }, "),
  fault('key-order', 'map', "zz: { type: 'string', description: 'Z.' }, «1»: { type: 'string', description: 'Z.' }, "),
  typed('closed-empty', "type: 'object', additionalProperties: false"),
];

/** The text with a fault in one of its declarations, marked; `undefined` where the fault has no place in that one. */
export function injectFault(site: SchemaSite, { as, dialects, into, text }: Fault): string | undefined {
  if (!dialects.includes(site.dialect)) return undefined;
  if (into === 'map') {
    const map = partsOf(site).maps.find(({ isRoot }) => isRoot);
    return map && put(site, { start: map.literal.span.start + 1, end: map.literal.span.start + 1 }, text);
  }
  const node = partsOf(site).nodes.find((each) => isPlain(each, into));
  const type = node?.literal.entries.find(({ key }) => key === 'type');
  if (!node || !type) return undefined;
  const { start } = node.literal.span;
  const marked = put(site, as === 'type' ? type.span : { start: start + 1, end: start + 1 }, text);
  // What a closed object says is about the whole node.
  if (!text.endsWith('additionalProperties: false')) return marked;
  const end = node.literal.span.end + text.length - (type.span.end - type.span.start);
  return `${marked.slice(0, start)}«${marked.slice(start, end)}»${marked.slice(end)}`;
}

function put({ text }: SchemaSite, { start, end }: Span, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(end);
}

const plainKeys: ReadonlySet<string | undefined> = new Set(['type', 'description', 'required', 'items']);

function isPlain(node: SchemaNode, into: 'text' | 'list' | 'item'): boolean {
  const type = typeOf(node);
  if (node.open || node.literal.via || !node.literal.entries.every(({ key }) => plainKeys.has(key))) return false;
  if (into === 'list') return type === 'array';
  return into === 'item' ? node.role === 'items' : type === 'string' && node.role === 'property';
}
