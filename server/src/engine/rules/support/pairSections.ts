import { comparePair, sectionAt } from '../../pairs/compare';
import type { Side } from '../../pairs/names';
import type { Pair } from '../../pairs/pair';
import type { Span } from '../../text/span';

/** The same section on both sides, and what of a kind stands in it. */
export interface SectionPair<Found> {
  readonly sides: Readonly<Record<Side, SectionSide<Found>>>;
}

export interface SectionSide<Found> {
  /** The heading; the first line for what stands before all headings. */
  readonly heading: Span;
  readonly found: readonly Found[];
}

/**
 * The sections that stand on both sides, each with those of the given things that stand directly below its heading.
 * None where the sides cannot be compared.
 */
export function pairSections<Found extends { readonly span: Span }>(
  pair: Pair,
  find: (side: Side) => readonly Found[],
): SectionPair<Found>[] {
  const comparison = comparePair(pair);
  if (!comparison) return [];
  const { sections, partners, docs, signatures } = comparison;
  const found = (side: Side) => {
    const groups = new Map<number, Found[]>();
    for (const each of find(side)) {
      const section = sectionAt(sections[side], each.span);
      const group = groups.get(section);
      if (group) group.push(each);
      else groups.set(section, [each]);
    }
    return groups;
  };
  const groups = { anchor: found('anchor'), counterpart: found('counterpart') };
  const part = (side: Side, section: number): SectionSide<Found> => ({
    heading: signatures[side].headings[section - 1]?.shown ?? docs[side].lines.span(0) ?? { start: 0, end: 0 },
    found: groups[side].get(section) ?? [],
  });
  return partners.flatMap((partner, section) =>
    partner === undefined
      ? []
      : [{ sides: { anchor: part('anchor', section), counterpart: part('counterpart', partner) } }],
  );
}

/** Those of the first list that have no equal in the second one, each equal counting once. */
export function surplus<Found>(
  own: readonly Found[],
  other: readonly Found[],
  keyOf: (each: Found) => string,
): Found[] {
  if (own.length === other.length && own.every((each, at) => isAlike(each, other[at], keyOf))) return [];
  const left = new Map<string, number>();
  for (const each of other) left.set(keyOf(each), (left.get(keyOf(each)) ?? 0) + 1);
  return own.filter((each) => {
    const count = left.get(keyOf(each)) ?? 0;
    left.set(keyOf(each), count - 1);
    return count <= 0;
  });
}

function isAlike<Found>(a: Found, b: Found | undefined, keyOf: (each: Found) => string): boolean {
  return b !== undefined && keyOf(a) === keyOf(b);
}
