import type { Connection } from 'vscode-languageserver';
import { type PairOverview, type PairPlace, tellerOf } from '../engine';
import { type PairEntry, type PairPartName, pairsNotification } from '../protocol';
import { contained, type Log } from './guard';
import type { LiveProject } from './liveProject';
import type { Workspace } from './workspace';

/** What the pairs are read from, and who is told. */
export interface LivePairsOptions {
  readonly workspace: Workspace;
  readonly connection: Connection;
  readonly log: Log;
  /** The client listens to `rfc/pairs`. */
  readonly isHeard: boolean;
  /** Runs when the state of a pair is another one than before. */
  readonly changed: () => void;
}

const parts: readonly PairPartName[] = ['anchor', 'counterpart', 'record'];

/** What was last said of a pair, and from which finding; without an entry when there is nothing to say. */
interface Told {
  readonly found: PairOverview | undefined;
  readonly entry: PairEntry | undefined;
}

/**
 * The pairs of the opened folders as the last look has found them. A pair that stands as before is the same object as
 * before, since there is a look after every pause in typing. Spec: bilingual.md §4.
 */
export class LivePairs {
  #pairs: readonly PairEntry[] = [];
  readonly #told = new WeakMap<PairPlace, Told>();

  constructor(private readonly options: LivePairsOptions) {}

  /** There was a look: the client is told when something about a pair has changed. */
  update(): void {
    const { changed, connection, isHeard, log, workspace } = this.options;
    const before = this.#pairs;
    this.#pairs = workspace.projects().flatMap((project) => this.#readProject(project));
    if (this.#pairs.length === before.length && this.#pairs.every((pair, index) => pair === before[index])) return;
    changed();
    if (!isHeard) return;
    const send = () => connection.sendNotification(pairsNotification, { pairs: this.#pairs });
    void contained(log, 'Sending the pairs', send);
  }

  #readProject(project: LiveProject): PairEntry[] {
    return project.trees.judge.survey.pairs.flatMap((place) => {
      const teller = tellerOf(place);
      const found = teller === undefined ? undefined : project.lastCheck(teller)?.pair;
      const before = this.#told.get(place);
      if (before && before.found === found) return before.entry ?? [];
      const after = this.#toEntry(project, place, found);
      const isEqual = JSON.stringify(after) === JSON.stringify(before?.entry);
      const entry = isEqual ? before?.entry : after;
      this.#told.set(place, { found, entry });
      return entry ?? [];
    });
  }

  #toEntry(project: LiveProject, place: PairPlace, found: PairOverview | undefined): PairEntry | undefined {
    const { workspace } = this.options;
    if (!found || found.state === 'backlog' || found.state === 'excluded') return undefined;
    if (!workspace.isEnabled(project.absolute(place.anchor))) return undefined;
    const [first, second] = place.config.pairing.languages;
    const uriOf = (name: PairPartName) => workspace.uriOf(project.absolute(place[name]));
    return {
      ...{ anchor: uriOf('anchor'), counterpart: uriOf('counterpart'), record: uriOf('record') },
      languages: [first.label, second.label],
      state: found.state,
      edited: found.edited ?? [],
      missing: parts.filter((name) => !place.present.has(place[name])),
    };
  }
}
