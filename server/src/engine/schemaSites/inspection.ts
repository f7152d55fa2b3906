import { type ArrayLiteral, type Element, type Entry, itemsOf, type Literal, type ObjectLiteral } from '../literals';
import { memoize } from '../memoize';
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

const allFindings = memoize((site: SchemaSite) => groupByRule([...inspect(site), ...findVainEntries(site)]));

/** What the walks of the schema library find in a schema, of one rule. What is half typed is passed over. */
export function findingsOf(site: SchemaSite, rule: InspectedRule): readonly Finding[] {
  return allFindings(site).get(rule) ?? [];
}

/** Whether nothing at all was found in a schema. */
export function isSound(site: SchemaSite): boolean {
  return allFindings(site).size === 0;
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
  const said = new Set<string>();
  const findings = problemsOf(site).flatMap((problem) => {
    const spot = locate(literal, problem.path);
    return spot ? toFindings(problem, shownSpot(problem, spot), site) : [];
  });
  // Of a node without a type each of its constraints is said; that it has none is one fault.
  return findings.filter(({ rule, span: { start, end } }) => {
    const key = `${rule} ${start} ${end}`;
    return !said.has(key) && said.add(key);
  });
}

/** The part of a node to show where the walk speaks of the node, or of what it lacks. */
function shownSpot({ kind }: SchemaProblem, spot: Spot): Spot {
  // That a node has both is said of the node; what is shown is the second of them.
  const isBoth = kind === 'a:type-and-oneof' || kind === 'type-and-oneof';
  // Branches by another name are no lack of a type.
  const isOther = kind === 'a:type' && !spot.value;
  const shown = isBoth && spot.value ? locate(spot.value, ['oneOf']) : undefined;
  const other = isOther && spot.holder ? locate(spot.holder, ['anyOf']) : undefined;
  return shown ?? (other?.value ? other : spot);
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
  // A name alone, in an object that is not closed, may be the beginning of a key that happens to be a constant's name.
  if (entry?.incomplete || (entry?.kind === 'shorthand' && holder?.incomplete)) return undefined;
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
