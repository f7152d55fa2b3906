import { type ArrayLiteral, type Element, type Entry, itemsOf, type Literal, type ObjectLiteral } from '../literals';
import {
  inspectObjectSchema,
  inspectParameterSpec,
  inspectRawSchema,
  inspectSpecV1,
  inspectValueSpec,
  type SchemaProblem,
} from '../schema/inspect';
import type { Span } from '../text/span';
import { classify, type InspectedRule } from './classify';
import { locate, type Spot } from './locate';
import { partsOf, typeOf } from './nodes';
import type { SchemaSite } from './site';
import { toSpecValue } from './specValue';

/** Something in a schema that is refused or in vain, and where. */
export interface Finding {
  /** The rule that it belongs to, without its namespace. */
  readonly rule: InspectedRule;
  readonly span: Span;
  readonly site: SchemaSite;
  /** The object in which the key stands or is missing. */
  readonly holder: ObjectLiteral | undefined;
  /** The key concerned, when there is one. */
  readonly key: string | undefined;
  readonly entry: Entry | undefined;
  /** The value at the place. */
  readonly value: Literal | undefined;
  /** The list and the entry of it that is concerned, when the problem is about one. */
  readonly array?: ArrayLiteral;
  readonly element?: Element;
}

const known = new WeakMap<SchemaSite, ReadonlyMap<InspectedRule, readonly Finding[]>>();

/** What the walks of the schema library find in a schema, of one rule. What is half typed is passed over. */
export function findingsOf(site: SchemaSite, rule: InspectedRule): readonly Finding[] {
  let found = known.get(site);
  if (!found) {
    found = groupByRule([...inspect(site), ...findVainEntries(site)]);
    known.set(site, found);
  }
  return found.get(rule) ?? [];
}

/** Whether nothing at all was found in a schema. */
export function isSound(site: SchemaSite): boolean {
  findingsOf(site, 'not-object');
  return known.get(site)?.size === 0;
}

function groupByRule(findings: readonly Finding[]): Map<InspectedRule, Finding[]> {
  const groups = new Map<InspectedRule, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.rule);
    if (group) group.push(finding);
    else groups.set(finding.rule, [finding]);
  }
  return groups;
}

function inspect(site: SchemaSite): Finding[] {
  const { literal } = site;
  // The complete entries of an object that is half typed are judged all the same.
  if (literal.kind === 'dynamic' || (literal.incomplete && literal.kind !== 'object')) return [];
  return problemsOf(site).flatMap((problem) => {
    const spot = locate(literal, problem.path);
    // That a node has both is said of the node; what is shown is the second of them.
    const shown = problem.kind.endsWith('type-and-oneof') && spot?.value ? locate(spot.value, ['oneOf']) : spot;
    return shown ? toFindings(problem, shown, site) : [];
  });
}

function problemsOf({ literal, shape, text }: SchemaSite): readonly SchemaProblem[] {
  const { value, unknowns } = toSpecValue(literal, text);
  switch (shape) {
    case 'v1-map':
      return inspectSpecV1(value, unknowns);
    case 'v1-node':
      // The walk takes maps only; where the node stands in it is left out of the paths again.
      return inspectSpecV1({ node: value }, unknowns).map((problem) => ({ ...problem, path: problem.path.slice(1) }));
    case 'v2-map':
      return inspectParameterSpec(value, unknowns);
    case 'v2-value':
      return inspectValueSpec(value, unknowns);
    case 'raw':
      return inspectRawSchema(value, unknowns);
    case 'raw-object':
      return inspectObjectSchema(value, unknowns);
  }
}

function toFindings(problem: SchemaProblem, spot: Spot, site: SchemaSite): Finding[] {
  const rule = classify(problem, spot, site.dialect);
  if (rule === undefined) return [];
  const common = { rule: rule.name, site, ...spot };
  if (problem.entries) return entriesOf(problem.entries, spot).map((entry) => ({ ...common, ...entry }));
  const span = spanOf(rule.at, spot);
  return span ? [{ ...common, span }] : [];
}

function entriesOf(indices: readonly number[], { value }: Spot) {
  if (value?.kind !== 'array') return [];
  const { items } = itemsOf(value);
  return indices.flatMap((index) => {
    const element = items[index];
    if (!element || element.value.incomplete) return [];
    return [{ span: element.value.span, array: value, element }];
  });
}

/** Where a problem is shown; `undefined` where the text is not yet typed to its end. */
function spanOf(at: 'key' | 'value' | 'brace' | 'type', { entry, value, holder }: Spot): Span | undefined {
  if (entry?.incomplete) return undefined;
  if (at === 'key') return entry?.keySpan;
  if (at === 'value') return value && !value.incomplete ? value.span : undefined;
  const type = at === 'type' && holder ? locate(holder, ['type'])?.value : undefined;
  if (type) return type.span;
  return holder && { start: holder.span.start, end: holder.span.start + 1 };
}

/** In the first dialect only strings can be listed, so a list of a number or boolean matches nothing. */
function findVainEntries(site: SchemaSite): Finding[] {
  if (site.dialect !== 'v1') return [];
  return partsOf(site).nodes.flatMap((node) => {
    const type = typeOf(node);
    const entry = node.members.get('enum');
    if ((type !== 'number' && type !== 'boolean') || entry?.value.kind !== 'array') return [];
    const array = entry.value;
    const strings = itemsOf(array).items.filter(({ value }) => value.kind === 'string' && !value.incomplete);
    return strings.map((element) => {
      const common = { rule: 'enum-type' as const, site, holder: node.literal, key: 'enum', entry, value: array };
      return { ...common, span: element.value.span, array, element };
    });
  });
}
