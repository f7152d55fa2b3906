import type { MarkdownDocument } from '../../document';
import type { Link } from '../../facts/facts';
import { comparePair } from '../../pairs/compare';
import type { Side } from '../../pairs/names';
import type { Pair } from '../../pairs/pair';
import { docOf, isJudged, otherSide, sides } from '../../pairs/parts';
import { isAnchorAlone } from '../../pairs/state';
import { definePairRule, insert } from '../../rule';
import { clip } from '../support/clip';

/** An address without brackets ends at the next blank, and Chinese has none: the link leads to a page that is not there. */
export const pairBareUrl = definePairRule({
  id: 'pair/bare-url',
  summary: 'An address before Chinese text must stand in angle brackets.',
  severity: 'warning',
  fix: 'safe',
  messages: {
    swallowed: 'This link leads to `{found}`, text and all; expected the address `{expected}` in angle brackets.',
    wrap: 'Put `{expected}` in angle brackets',
  },
  check({ pair, report }) {
    if (!isJudged(pair) || isAnchorAlone(pair)) return;
    for (const side of sides) {
      const doc = docOf(pair[side]);
      for (const link of doc?.facts.links ?? []) {
        const length = doc && lengthOfAddress(doc, link);
        if (!length || isOnBothSides(pair, side, link)) continue;
        const { start } = link.span;
        const data = { found: clip(link.url), expected: clip(doc.text.slice(start, start + length)) };
        const edits = [insert(start, '<'), insert(start + length, '>')];
        report('swallowed', { path: pair[side].path, span: link.span }, data, {
          fixes: [{ title: 'wrap', data, edits }],
        });
      }
    }
  },
});

/** East Asian characters and full-width marks. */
const EAST_ASIAN = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF]|[\uD840-\uD88F][\uDC00-\uDFFF]/;

/** How long the address is that a bare link begins with; 0 for a link that holds nothing else. */
function lengthOfAddress({ text }: MarkdownDocument, { kind, isAngled, span }: Link): number {
  if (kind !== 'autolink' || isAngled) return 0;
  const written = text.slice(span.start, span.end);
  // Without a scheme it would be no link in brackets.
  if (!/^https?:\/\//i.test(written)) return 0;
  return Math.max(0, written.search(EAST_ASIAN));
}

/** An address that may well have such characters: the other side has it too. */
function isOnBothSides(pair: Pair, side: Side, { url }: Link): boolean {
  const others = comparePair(pair)?.signatures[otherSide(side)].links ?? [];
  return others.some(({ element }) => element.url === url);
}
