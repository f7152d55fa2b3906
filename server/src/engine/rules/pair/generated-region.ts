import { findRegionFaults, type RegionFault } from '../../pairs/generatedRegions';
import { isJudged, otherSide } from '../../pairs/parts';
import { isAnchorAlone } from '../../pairs/state';
import { definePairRule } from '../../rule';
import { clip } from '../support/clip';
import { nameOf } from '../support/pair';

/** What a generator wrote is the same in every language: where it differs, it was last run for one side only. */
export const pairGeneratedRegion = definePairRule<RegionFault['message'] | 'partner'>({
  id: 'pair/generated-region',
  summary: 'Regions that a generator writes must be marked in the exact form and equal on both sides of a pair.',
  severity: 'error',
  fix: 'none',
  parity: true,
  messages: {
    marker:
      'This line begins like the mark of a generated region; expected `<!-- BEGIN GENERATED name -->` or `<!-- END GENERATED name -->` alone on the line.',
    nested: 'The region `{slug}` begins within `{open}`; expected the end of `{open}` first.',
    strayEnd: 'Here the region `{slug}` ends, which never began.',
    wrongEnd: 'Here the region `{slug}` ends while `{open}` is open; expected the end of `{open}`.',
    unclosed: 'The region `{slug}` never ends; expected `<!-- END GENERATED {slug} -->` below it.',
    missing: 'In this place `{other}` has no generated region `{slug}`; expected the same regions on both sides.',
    different: 'The generated region `{slug}` is another one in `{other}`; expected the same text on both sides.',
    partner: 'The region on the other side.',
  },
  check({ pair, report }) {
    if (!isJudged(pair) || isAnchorAlone(pair)) return;
    for (const { message, side, span, slug, open, other } of findRegionFaults(pair)) {
      const there = pair[otherSide(side)];
      const data = { slug: clip(slug), open: clip(open), other: nameOf(there) };
      const related = other ? [{ path: there.path, span: other, message: 'partner' } as const] : [];
      report(message, { path: pair[side].path, span }, data, { related });
    }
  },
});
