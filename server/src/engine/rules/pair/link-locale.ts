import type { Side } from '../../pairs/names';
import type { Pair } from '../../pairs/pair';
import { docOf, isJudged, sides } from '../../pairs/parts';
import { isAnchorAlone } from '../../pairs/state';
import { findIntended, findSwitcher } from '../../pairs/switcher';
import { addressOfSide, pairedTarget } from '../../pairs/targets';
import { definePairRule, replace } from '../../rule';
import type { Span } from '../../text/span';
import { clip } from '../support/clip';

/** Readers of one language who follow a link should not end up in the other one. */
export const pairLinkLocale = definePairRule({
  id: 'pair/link-locale',
  summary: 'Where links stay within a language, each side of a pair must link to the same side of other pairs.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    wrong: 'This link leads to `{found}`, the other language of its pair; expected `{expected}`.',
    swap: 'Link to `{expected}`',
  },
  check({ pair, report }) {
    const { linkPolicy } = pair.config.pairing;
    if (linkPolicy !== 'locale' || !isJudged(pair) || isAnchorAlone(pair)) return;
    for (const { path, destination, url, address } of sides.flatMap((side) => findWrong(pair, side))) {
      const data = { found: clip(url), expected: clip(address) };
      const fixes = [{ title: 'swap', data, edits: [replace(destination, address)] } as const];
      report('wrong', { path, span: destination }, data, { fixes });
    }
  },
});

interface WrongLink {
  readonly path: string;
  readonly destination: Span;
  readonly url: string;
  /** That of the right side of the same pair. */
  readonly address: string;
}

/** A link by reference is found where its address stands: at its definition. */
function findWrong(pair: Pair, side: Side): WrongLink[] {
  const doc = docOf(pair[side]);
  if (!doc) return [];
  const switcher = (findSwitcher(pair, side, doc) ?? findIntended(pair, side, doc))?.link;
  return doc.facts.links.flatMap((link) => {
    const { kind, destination, url } = link;
    if (link === switcher || kind === 'image' || kind === 'autolink' || !destination) return [];
    const target = pairedTarget(pair, side, url);
    if (!target || target.side === side) return [];
    return [{ path: pair[side].path, destination, url, address: addressOfSide(pair, target, side) }];
  });
}
