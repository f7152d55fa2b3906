import { type ArrayLiteral, type Element, isStatic, itemsOf } from '../literals';
import { memoize } from '../memoize';
import { unknownPart } from '../schema/inspect';
import { partsOf } from './nodes';
import { Overlaps } from './overlap';
import type { SchemaSite } from './site';
import { toSpecValue } from './specValue';

/** A branch that an earlier one makes doubtful. */
export interface DoubtfulBranch {
  /** `same`: the earlier one says exactly the same. `overlap`: some value is right for both. */
  readonly how: 'same' | 'overlap';
  readonly element: Element;
  readonly array: ArrayLiteral;
  /** The place of the earlier branch in the list, from 1 on, and its own. */
  readonly earlier: number;
  readonly number: number;
}

/** So many branches of a list are compared with each other. */
const MAX_BRANCHES = 100;

/** The branches of a schema that repeat or overlap an earlier one; each once. */
export const doubtfulBranches = memoize((site: SchemaSite): readonly DoubtfulBranch[] => {
  if (site.dialect === 'v1') return [];
  return partsOf(site).nodes.flatMap(({ members }) => compare(members.get('oneOf')?.value, site));
});

function compare(array: SchemaSite['literal'] | undefined, { dialect, text }: SchemaSite): DoubtfulBranch[] {
  if (array?.kind !== 'array') return [];
  const { value, unknowns } = toSpecValue(array, text);
  const branches = Array.isArray(value) ? value.slice(0, MAX_BRANCHES) : [];
  const overlaps = new Overlaps(dialect, unknowns);
  const items = itemsOf(array).items;
  const texts = items
    .slice(0, MAX_BRANCHES)
    .map((item) => (isStatic(item.value) ? spell(toSpecValue(item.value, text).value) : undefined));
  return items.slice(0, MAX_BRANCHES).flatMap((element, number) => {
    const findEarlier = (test: (earlier: number) => boolean) =>
      branches.slice(0, number).findIndex((_, at) => test(at));
    const same = findEarlier((at) => texts[number] !== undefined && texts[at] === texts[number]);
    const shared = same === -1 ? findEarlier((at) => overlaps.between(branches[at], branches[number])) : same;
    if (shared === -1 || branches[number] === unknownPart) return [];
    return [
      { how: same === -1 ? 'overlap' : 'same', element, array, earlier: shared + 1, number: number + 1 } as const,
    ];
  });
}

/** A value as a text that is the same for the same value, in whatever order its keys stand; `undefined` for a very deep one. */
function spell(value: unknown, depth = 0): string | undefined {
  if (depth > 50) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => spell(item, depth + 1));
    return items.includes(undefined) ? undefined : `[${items.join()}]`;
  }
  if (typeof value !== 'object' || value === null)
    return typeof value === 'bigint' ? `${value}n` : String(JSON.stringify(value));
  const entries = Object.entries(value).map(([key, item]) => [JSON.stringify(key), spell(item, depth + 1)] as const);
  if (entries.some(([, item]) => item === undefined)) return undefined;
  return `{${entries
    .map(([key, item]) => `${key}:${item}`)
    .sort()
    .join()}}`;
}
