import type { Config } from '../config/config';
import type { Unread } from '../files';
import type { IndexRecord } from '../indexing/render';
import type { Say } from '../messages';
import type { Place } from '../place';
import type { TreeFile } from '../tree';
import { sumOf } from './counts';
import type { OverviewFacts } from './facts';
import type { OverviewEntry, PairOverview, ProblemCounts, UnfiledEntry } from './overview';
import { reasonOf } from './unfiled';

/** What is known of an RFC beside its place. Two of them are equal exactly when all their values are the same. */
export interface Known {
  /** `undefined` while the document has not been read. */
  readonly facts: OverviewFacts | undefined;
  /** The other language's side, where it exists. */
  readonly counterpart: string | undefined;
  readonly pair: PairOverview | undefined;
  /** Of the RFC, the other side and the record. */
  readonly own: ProblemCounts;
  readonly others: ProblemCounts;
  readonly records: ProblemCounts;
  /** The RFC that a path stands for, for every RFC of the project. */
  readonly rfcs: ReadonlyMap<string, string>;
}

/** What becomes of a candidate of the walk: it is filed and listed, or it is not. */
export interface ReadFile {
  readonly entry?: OverviewEntry;
  /** Its row of the index. */
  readonly record?: IndexRecord;
  readonly unfiled?: UnfiledEntry;
}

/** Reads one candidate of the walk. */
export function readFile(config: Config, { place, summary }: TreeFile, known: Known, say: Say): ReadFile {
  const { facts } = known;
  const early = summary.kind === 'summary' ? summary.title : undefined; // shown until the document has been read
  const unread: Unread | undefined = summary.kind === 'summary' ? undefined : summary;
  const indexTitle = facts ? facts.indexTitle : early;
  const title = facts?.title ?? early;
  const problems = sumOf([known.own, known.others, known.records]);
  const reason = reasonOf(config, place, unread, indexTitle !== undefined, say);
  if (reason !== undefined || indexTitle === undefined) {
    return { unfiled: { path: place.path, ...(title === undefined ? {} : { title }), reason: reason ?? '', problems } };
  }
  const entry = toEntry(place, title ?? indexTitle, problems, known);
  return { entry, record: { place, title: indexTitle } };
}

function toEntry(place: Place, title: string, problems: ProblemCounts, known: Known): OverviewEntry {
  const { counterpart, facts, pair } = known;
  const { base, className, lifecycle, name, path } = place;
  return {
    path,
    lifecycle: lifecycle?.name ?? '',
    ...(className === undefined ? {} : { className }),
    base,
    topic: name?.topic ?? base,
    ...(name?.date === undefined ? {} : { date: name.date }),
    ...(name?.number === undefined ? {} : { number: name.number }),
    title,
    ...(facts?.statusLine === undefined ? {} : { statusLine: facts.statusLine }),
    ...(facts?.reason === undefined ? {} : { reason: facts.reason }),
    grandfathered: facts?.grandfathered ?? false,
    ...(counterpart === undefined ? {} : { counterpart }),
    ...(pair ? { pair } : {}),
    problems,
    links: linkedRfcs(path, known),
  };
}

function linkedRfcs(path: string, { facts, rfcs }: Known): string[] {
  const targets = (facts?.links ?? []).flatMap((link) => rfcs.get(link) ?? []);
  return [...new Set(targets)].filter((target) => target !== path).sort();
}
