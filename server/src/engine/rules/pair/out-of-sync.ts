import { docOf, hashOf, isJudged } from '../../pairs/parts';
import { editedSides, entryOf, missingParts } from '../../pairs/state';
import { definePairRule, type Extras } from '../../rule';
import { nameOf, startOf } from '../support/pair';

type MessageId = 'edited' | 'entry' | 'here' | 'recorded' | 'confirm';

/** One language has moved on, and nobody has said yet that the other one still tells the same. */
export const pairOutOfSync = definePairRule<MessageId>({
  id: 'pair/out-of-sync',
  summary: 'Both sides of a pair must be as they were when somebody last confirmed that they agree.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    edited: 'This file has changed since the pair was confirmed: it hashes to `{found}`, the record has `{expected}`.',
    entry: 'The record has `{expected}` for `{name}`, which hashes to `{found}` now; expected the two to agree.',
    here: 'The file that has changed.',
    recorded: 'The record of the last confirmation.',
    confirm: 'Record that both sides agree as they are now',
  },
  check({ pair, report }) {
    if (!isJudged(pair) || missingParts(pair).length > 0) return; // `pair/incomplete`
    const { anchor, counterpart, record } = pair;
    const isReadable = docOf(anchor) !== undefined && docOf(counterpart) !== undefined;
    const steps = [{ kind: 'confirmPair', anchor: anchor.path }] as const;
    for (const side of editedSides(pair)) {
      const entry = entryOf(pair, side);
      const hash = hashOf(pair[side]);
      if (!entry || hash === undefined) continue; // a side that cannot be read: `file/*`
      const data = { found: short(hash), expected: short(entry.hash), name: nameOf(pair[side]) };
      const here = startOf(pair[side]);
      const recorded = { path: record.path, span: entry.hashSpan };
      const common: Extras<MessageId> = {
        fixes: isReadable ? [{ title: 'confirm', steps }] : [],
        // Who is typing is not done yet.
        ...(pair[side].isDirty || record.isDirty ? { severity: 'warning' } : {}),
      };
      report('edited', here, data, { ...common, related: [{ ...recorded, message: 'recorded' }] });
      report('entry', recorded, data, { ...common, related: [{ ...here, message: 'here' }] });
    }
  },
});

/** As git shortens a hash. */
function short(hash: string): string {
  return hash.slice(0, 12);
}
