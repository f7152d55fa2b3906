import type { Connection } from 'vscode-languageserver/node';
import { type PairPlace, tellerOf } from '../engine';
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

/** The pairs of the opened folders as the last look has found them. Spec: bilingual.md §4. */
export class LivePairs {
  #last = '[]';

  constructor(private readonly options: LivePairsOptions) {}

  /** There was a look: the client is told when something about a pair has changed. */
  update(): void {
    const { changed, connection, isHeard, log, workspace } = this.options;
    const pairs = workspace.projects().flatMap((project) => this.#readProject(project));
    const text = JSON.stringify(pairs);
    if (text === this.#last) return;
    this.#last = text;
    changed();
    if (!isHeard) return;
    void contained(log, 'Sending the pairs', () => connection.sendNotification(pairsNotification, { pairs }));
  }

  #readProject(project: LiveProject): PairEntry[] {
    const { workspace } = this.options;
    const { pairs } = project.trees.judge.survey;
    return pairs.flatMap((place) =>
      workspace.isEnabled(project.absolute(place.anchor)) ? this.#toEntry(project, place) : [],
    );
  }

  #toEntry(project: LiveProject, place: PairPlace): PairEntry[] {
    const teller = tellerOf(place);
    const found = teller === undefined ? undefined : project.lastCheck(teller)?.pair;
    if (!found || found.state === 'backlog' || found.state === 'excluded') return [];
    const [first, second] = place.config.pairing.languages;
    const uriOf = (name: PairPartName) => this.options.workspace.uriOf(project.absolute(place[name]));
    return [
      {
        ...{ anchor: uriOf('anchor'), counterpart: uriOf('counterpart'), record: uriOf('record') },
        languages: [first.label, second.label],
        state: found.state,
        edited: found.edited ?? [],
        missing: parts.filter((name) => !place.present.has(place[name])),
      },
    ];
  }
}
