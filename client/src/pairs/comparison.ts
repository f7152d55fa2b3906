import type { PairDrift } from '../../../server/src/protocol';
import { t } from '../l10n';

/** What there is to show of a drift. */
export interface Comparison {
  /** The sides that have moved on from a text that can be had. */
  readonly changed: readonly { readonly uri: string; readonly hash: string }[];
  /** What is to be said beside; empty when the changes say it all. */
  readonly words: string;
}

/** What to show of how far the sides of a pair are from what was confirmed. */
export function comparisonOf({ divergences, sides }: PairDrift): Comparison {
  const changed = sides.flatMap(({ confirmed, recorded, uri }) =>
    confirmed === undefined || recorded === undefined ? [] : [{ uri, hash: recorded }],
  );
  const lacking = sides.flatMap(({ language, lacking: reason }) => (reason === undefined ? [] : { language, reason }));
  const reasons = [...new Set(lacking.map(({ reason }) => reason))];
  const words =
    reasons.length === 1
      ? reasons
      : lacking.map(({ language, reason }) => t('{language}: {reason}', { language, reason }));
  if (changed.length > 0 || words.length > 0) return { changed, words: words.join(t(' ')) };
  const isSame = divergences.length === 0;
  const said = isSame
    ? t('Both languages are as they were confirmed. There is nothing to compare.')
    : t('Both languages are as they were confirmed.');
  return { changed, words: said };
}
