import assert from 'node:assert/strict';
import {
  applyChange,
  type OverviewChange,
  type OverviewEntry,
  type OverviewSnapshot,
  overviewChangedNotification,
  overviewRequest,
  type RootOverview,
} from '../../server/src/protocol';
import type { LspClient } from './lspClient';

/** Follows the overview of a server as a client does: asks once, then applies what it is told. */
export class OverviewFollower {
  #applied: number;

  private constructor(
    private readonly client: LspClient,
    public snapshot: OverviewSnapshot,
  ) {
    this.#applied = this.changes.filter(({ version }) => version <= snapshot.version).length;
  }

  static async start(client: LspClient): Promise<OverviewFollower> {
    return new OverviewFollower(client, await client.connection.sendRequest<OverviewSnapshot>(overviewRequest));
  }

  /** The changes that have arrived, all of which fit together. */
  get changes(): OverviewChange[] {
    const told = this.client.notifications.filter(({ method }) => method === overviewChangedNotification);
    return told.map(({ params }) => params as OverviewChange);
  }

  /** Waits until the first root is as it should be. */
  until(holds: (root: RootOverview) => boolean): Promise<RootOverview> {
    return this.client.waitUntil(() => {
      this.#apply();
      const [root] = this.snapshot.roots;
      return root && holds(root) ? root : undefined;
    });
  }

  /** Waits until an RFC is as it should be. */
  async untilEntry(path: string, holds: (entry: OverviewEntry) => boolean): Promise<OverviewEntry> {
    const find = (root: RootOverview) => root.entries.find((entry) => entry.path === path);
    const root = await this.until((each) => {
      const entry = find(each);
      return entry !== undefined && holds(entry);
    });
    const entry = find(root);
    assert.ok(entry);
    return entry;
  }

  #apply(): void {
    for (const change of this.changes.slice(this.#applied)) {
      const next = applyChange(this.snapshot, change);
      assert.ok(next, `a change leads from ${change.from}, but ${this.snapshot.version} is known`);
      this.snapshot = next;
      this.#applied++;
    }
  }
}
