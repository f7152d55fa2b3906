import type { Content } from '../files';
import type { Judge } from '../judge';
import type { PairPlace } from '../pairs/find';
import { stateOf } from '../pairs/state';
import { type OverviewFacts, readOverviewFacts } from './facts';
import type { PairOverview } from './overview';

/** What an overview keeps of a document that has been read. */
export interface Findings {
  /** Only of an RFC that could be read. */
  readonly facts?: OverviewFacts;
  /** The state of the pair that the file is the first one of. */
  readonly pair?: PairOverview;
}

/**
 * What an overview needs of a file if it had that content. Directly after the file was judged, its parse is at hand. A
 * pair is told of with the first of its files that is there, which is its anchor unless that is what is missing.
 */
export function findingsIn(judge: Judge, path: string, content: Content): Findings {
  const isRfc = judge.survey.documents.get(path)?.kind === 'rfc';
  const doc = isRfc && content.kind === 'text' ? judge.rfcAt(path, content) : undefined;
  const pair = pairAt(judge, path, content);
  return { ...(doc ? { facts: readOverviewFacts(doc) } : {}), ...(pair ? { pair } : {}) };
}

/** The file of a pair with whose findings its state is told; `undefined` for one that lies in the place of an anchor. */
export function tellerOf({ anchor, counterpart, present, record, standing }: PairPlace): string | undefined {
  return standing === 'stray' ? undefined : [anchor, counterpart, record].find((path) => present.has(path));
}

function pairAt(judge: Judge, path: string, content: Content): PairOverview | undefined {
  const place = judge.survey.pairOf.get(path);
  if (!place || tellerOf(place) !== path) return undefined;
  const { edited, name: state } = stateOf(judge.readPair(place, judge.nearby, { path, content }));
  return edited.length > 0 ? { state, edited } : { state };
}
