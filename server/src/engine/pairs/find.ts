import type { Config, Pairing } from '../config/config';
import { baseOf } from '../links/paths';
import { matchesAny } from '../text/glob';
import { isExcluded, type PairPaths, pairAt } from './names';

/** A pair of a project, or what is there of one. */
export interface PairPlace extends PairPaths {
  readonly config: Config;
  readonly standing: PairStanding;
  /** Which of the three lie there; at least one. */
  readonly present: ReadonlySet<string>;
}

/**
 * - `required`: by the list, by `all`, or by its date
 * - `stray`: named after a counterpart, which is no anchor: nothing of it can belong to a pair
 */
export type PairStanding = 'required' | 'optional' | 'excluded' | 'stray';

/**
 * The pairs that these paths are files of, sorted by anchor: whole ones, torn ones, and anchors that stand alone. The
 * paths are those that exist and are not ignored; which of them are in scope is decided here. Spec: bilingual.md §1, §2.
 */
export function findPairs(config: Config, paths: readonly string[]): PairPlace[] {
  const { pairing } = config;
  if (!pairing.enabled) return [];
  const found = new Map<string, { pair: PairPaths; isStray: boolean; present: Set<string> }>();
  for (const path of paths) {
    const stray = strayPairAt(pairing, path);
    const pair = stray ?? pairAt(pairing, path);
    if (!pair) continue;
    const entry = found.get(pair.anchor) ?? { pair, isStray: stray !== undefined, present: new Set() };
    entry.present.add(path);
    found.set(pair.anchor, entry);
  }
  return [...found.values()]
    .filter(({ pair }) => isInScope(pairing, pair.anchor))
    .map(({ pair, isStray, present }) => {
      const standing = isStray ? ('stray' as const) : standingOf(pairing, pair.anchor);
      return { ...pair, config, standing, present };
    })
    .sort((a, b) => (a.anchor < b.anchor ? -1 : 1));
}

/**
 * `foo.zh.i18n.yaml` and `foo.zh.zh.md` would go with an anchor `foo.zh.md`, and what ends like that is none. Spec: §1.
 */
function strayPairAt({ counterpartSuffix, recordSuffix }: Pairing, path: string): PairPaths | undefined {
  const suffix = [counterpartSuffix, recordSuffix].find((each) => path.endsWith(each));
  if (suffix === undefined) return undefined;
  const stem = path.slice(0, -suffix.length);
  const anchor = `${stem}.md`;
  if (!anchor.endsWith(counterpartSuffix) || baseOf(anchor) === counterpartSuffix) return undefined;
  return { anchor, counterpart: stem + counterpartSuffix, record: stem + recordSuffix };
}

/** True for an anchor that may or must have a counterpart, an excluded one included. */
export function isInScope({ scope, required }: Pairing, anchor: string): boolean {
  return matchesAny(scope, anchor) || (required !== 'all' && required.includes(anchor));
}

/** Whether an anchor in scope must have a counterpart, may have one, or may have none. Spec: bilingual.md §2. */
export function standingOf(pairing: Pairing, anchor: string): Exclude<PairStanding, 'stray'> {
  if (isExcluded(pairing, anchor)) return 'excluded';
  const { required, requiredSince } = pairing;
  if (required === 'all' || required.includes(anchor)) return 'required';
  const date = /^(\d{4}-\d{2}-\d{2})-.+\.md$/.exec(baseOf(anchor))?.[1];
  return date !== undefined && requiredSince !== null && date >= requiredSince ? 'required' : 'optional';
}
