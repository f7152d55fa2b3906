import type { Link } from '../facts/facts';
import { decodePath, resolveLink } from '../links/resolve';
import { placeOf } from '../place';
import { isInScope, standingOf } from './find';
import { pairAt, type Side } from './names';
import type { Pair } from './pair';

/** A relative link to a document that comes in two languages, or may. Spec: bilingual.md §7. */
export interface PairedTarget {
  /** The anchor of the pair that the link leads to. */
  readonly anchor: string;
  /** Which of its sides the link names. */
  readonly side: Side;
  /** The part of the address that names the path, as it is spelled, and what follows. */
  readonly spelling: string;
  readonly suffix: string;
}

/**
 * Where a link of a side leads when that is a document in scope, and not an excluded one: its counterpart need not be
 * there. `undefined` for any other link.
 */
export function pairedTarget(pair: Pair, side: Side, url: string): PairedTarget | undefined {
  const { config, nearby } = pair;
  const target = resolveLink(pair[side].path, url);
  const paths = target && pairAt(config.pairing, target.path);
  if (!target || !paths || target.path === paths.record) return undefined;
  const { anchor } = paths;
  const isPaired = isInScope(config.pairing, anchor) && standingOf(config.pairing, anchor) !== 'excluded';
  if (!isPaired || placeOf(config, anchor)?.role === 'archived' || nearby.kindOf(anchor) !== 'file') return undefined;
  const { spelling, suffix } = target;
  return { anchor, side: target.path === anchor ? 'anchor' : 'counterpart', spelling, suffix };
}

/** The address that leads to the wanted side of the same pair, otherwise spelled as it is. */
export function addressOfSide({ config }: Pair, { spelling, suffix, side }: PairedTarget, wanted: Side): string {
  const { counterpartSuffix } = config.pairing;
  if (side === wanted) return spelling + suffix;
  const [from, to] = wanted === 'anchor' ? [counterpartSuffix, '.md'] : ['.md', counterpartSuffix];
  if (spelling.endsWith(from)) return spelling.slice(0, -from.length) + to + suffix;
  const path = decodePath(spelling).slice(0, -from.length) + to;
  return path.split('/').map(encodeName).join('/') + suffix;
}

/** All but the unreserved characters of RFC 3986. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/[!'()*]/g, (char) => {
    return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}

/**
 * What a link means, for comparison with the other side: under `locale` the anchor of the pair that it leads to, else the
 * address as it is written; under `same-target` the address that is meant. Spec: bilingual.md §7.
 */
export function linkKey(pair: Pair, side: Side, link: Link, definition: Link | undefined): string {
  if (pair.config.pairing.linkPolicy === 'same-target') return link.url;
  const text = pair[side].doc?.text ?? '';
  const { destination } = definition ?? link;
  const written = destination ? text.slice(destination.start, destination.end) : link.url;
  const target = pairedTarget(pair, side, link.url);
  if (!target) return `> ${written}`;
  const suffix = /[#?]/.exec(written);
  return `${target.anchor}${suffix ? written.slice(suffix.index) : ''}`;
}
