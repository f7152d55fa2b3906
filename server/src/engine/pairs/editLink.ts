import type { Link } from '../facts/facts';
import { type Edit, replace } from '../rule';
import type { Side } from './names';
import type { Pair } from './pair';
import { otherSide } from './parts';
import { namesOfOther } from './switcher';
import { addressOfSide, pairedTarget } from './targets';

/**
 * An edit that makes a link of a side lead to where a link of the other one leads; `undefined` for one whose address does
 * not stand with it.
 */
export function copyTarget(pair: Pair, side: Side, link: Link, other: Link): Edit | undefined {
  const isAlone = link.kind === 'autolink';
  if (!link.destination || link.label !== undefined || (isAlone && !/^[a-z][a-z0-9+.-]*:/i.test(other.url)))
    return undefined;
  const address = addressFor(pair, side, other);
  // Such a link would be taken for a switcher, and the other one would be without a partner still.
  const isSwitcher = pair.config.pairing.switcher === 'anywhere' && namesOfOther(pair, side).includes(address);
  if (isSwitcher) return undefined;
  if (isAlone || link.isAngled) return replace(link.destination, address);
  return replace(link.destination, /[\s<>]/.test(address) || address === '' ? `<${address}>` : address);
}

/** The address of a link of the other side as this side has to write it. */
export function addressFor(pair: Pair, side: Side, other: Link): string {
  const from = otherSide(side);
  const target = pair.config.pairing.linkPolicy === 'locale' ? pairedTarget(pair, from, other.url) : undefined;
  if (target) return addressOfSide(pair, target, side);
  const text = pair[from].doc?.text ?? '';
  return other.destination ? text.slice(other.destination.start, other.destination.end) : other.url;
}
