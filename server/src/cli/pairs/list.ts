import { type ListedPair, listPairs } from '../../engine';
import { t } from '../../speech';
import type { ExitCode } from '../io';
import { say } from '../writing/write';
import type { PairsRequest, PairsUse } from './openPairs';

/** Prints the state of every pair that is meant; always succeeds. */
export function listAllPairs(use: PairsUse, { args, io }: PairsRequest): ExitCode {
  const listed = use.flatMap(({ open, judge, places }) => {
    const meant = new Set(places.map(({ anchor }) => anchor));
    return listPairs(judge)
      .filter(({ anchor }) => meant.has(anchor))
      .map((pair) => ({ ...pair, anchor: open.shown(pair.anchor), missing: pair.missing.map(open.shown) }));
  });
  const pairs = listed.toSorted((a, b) => (a.anchor < b.anchor ? -1 : 1));
  if (args.choice('format', ['text', 'json']) === 'json') {
    io.stdout.write(`${JSON.stringify({ pairs: pairs.map(toJson) }, null, 2)}\n`);
    return 0;
  }
  const width = Math.max(0, ...pairs.map(({ state }) => state.length));
  for (const pair of pairs) say(io.stdout, `${pair.state.padEnd(width)}  ${pair.anchor}${detailOf(pair)}`);
  if (pairs.length === 0) io.stderr.write(t('There is no document that `pairing.scope` names.\n'));
  return 0;
}

/** In the order of the contract. */
function toJson({ anchor, state, edited, missing }: ListedPair) {
  return { anchor, state, edited, missing };
}

function detailOf({ edited, missing }: ListedPair): string {
  if (edited.length > 0) return t('  (edited: {sides})', { sides: edited.join(', ') });
  return missing.length > 0 ? t('  (missing: {files})', { files: missing.join(', ') }) : '';
}
