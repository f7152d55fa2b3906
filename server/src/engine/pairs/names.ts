import type { Pairing } from '../config/config';
import { baseOf } from '../links/paths';
import { addressOfName } from '../links/rebase';

/** The paths of the three files of a pair, be they there or not. Spec: bilingual.md §1. */
export interface PairPaths {
  readonly anchor: string;
  readonly counterpart: string;
  readonly record: string;
}

/** One of the two documents of a pair. */
export type Side = 'anchor' | 'counterpart';

/** The pair that a path belongs to as any of its three files; `undefined` for a path that can be none of them. */
export function pairAt({ counterpartSuffix, recordSuffix }: Pairing, path: string): PairPaths | undefined {
  const suffix = [counterpartSuffix, recordSuffix, '.md'].find((each) => path.endsWith(each));
  if (suffix === undefined) return undefined;
  const stem = path.slice(0, -suffix.length);
  const anchor = `${stem}.md`;
  // What ends like a counterpart is never an anchor, so it has neither a counterpart nor a record of its own.
  if (baseOf(stem) === '' || anchor.endsWith(counterpartSuffix)) return undefined;
  return { anchor, counterpart: stem + counterpartSuffix, record: stem + recordSuffix };
}

/** True for an anchor that may have neither counterpart nor record. Spec: bilingual.md §2. */
export function isExcluded({ excluded }: Pairing, anchor: string): boolean {
  return excluded.some((entry) => (entry.endsWith('/') ? anchor.startsWith(entry) : anchor === entry));
}

/** The line by which readers of one side get to the other. `address`: where that is published. Spec: bilingual.md §5. */
export function switcherLine({ languages }: Pairing, pair: PairPaths, side: Side, address?: string): string {
  const [first, second] = languages;
  const target = address ?? addressOfName(baseOf(side === 'anchor' ? pair.counterpart : pair.anchor));
  return side === 'anchor'
    ? `${first.label} | [${second.label}](${target})`
    : `[${first.label}](${target}) | ${second.label}`;
}
