import type { Gap } from './align';

/** A gap, and which stretches of it have no partner at all: the rest goes together although it differs. */
export interface Refined extends Gap {
  readonly alone: readonly Gap[];
}

/** Looks into gaps that have elements on both sides; `alignIn` says which of those stay alone. */
export function refine(gaps: readonly Gap[], alignIn: (a: Gap['a'], b: Gap['b']) => Gap[]): Refined[] {
  return gaps.map(({ a, b }) => {
    if (a[0] === a[1] || b[0] === b[1]) return { a, b, alone: [{ a, b }] };
    const shift = (by: number, [start, end]: Gap['a']) => [start + by, end + by] as const;
    const alone = alignIn(a, b).map((inner) => ({ a: shift(a[0], inner.a), b: shift(b[0], inner.b) }));
    return { a, b, alone };
  });
}

/** The elements of a gap that go together although they differ. */
export function pairsIn({ a, b, alone }: Refined): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [a[0], b[0]];
  for (const gap of [...alone, { a: [a[1], a[1]], b: [b[1], b[1]] } as const]) {
    while (i < gap.a[0] && j < gap.b[0]) pairs.push([i++, j++]);
    [i, j] = [gap.a[1], gap.b[1]];
  }
  return pairs;
}

/**
 * For each section of the anchor the index of the counterpart's that goes with it, given what is amiss between their
 * headings. Sections are counted from the stretch before the first heading, which is always there.
 */
export function sectionPartners(headings: number, gaps: readonly Refined[]): (number | undefined)[] {
  const partners: (number | undefined)[] = [0];
  let [i, j] = [0, 0];
  const matchUntil = (end: number) => {
    while (i < end) partners[1 + i++] = 1 + j++;
  };
  for (const gap of gaps) {
    matchUntil(gap.a[0]);
    for (const [a, b] of pairsIn(gap)) partners[1 + a] = 1 + b;
    [i, j] = [gap.a[1], gap.b[1]];
  }
  matchUntil(headings);
  return Array.from({ length: headings + 1 }, (_, index) => partners[index]);
}
