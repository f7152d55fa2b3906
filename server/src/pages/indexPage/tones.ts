import type { OverviewLifecycle } from '../../engine/overview/overview';

/** How many colours and shapes there are; further lifecycles begin anew. */
const TONES = 6;

/** By the name of a lifecycle, the class name that gives it its colour; its shape goes by the same number. */
export function tonesOf(lifecycles: readonly OverviewLifecycle[]): ReadonlyMap<string, string> {
  return new Map(lifecycles.map(({ name }, index) => [name, `tone-${index % TONES}`]));
}
