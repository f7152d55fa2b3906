import type { Config } from '../config/config';
import type { Content } from '../files';
import { type IndexRecord, renderIndex } from '../indexing/render';
import type { IndexState } from './overview';

/** What it takes to say whether an index is fresh. */
export interface Freshness {
  readonly config: Config;
  readonly records: readonly IndexRecord[];
  /** Something that the walk does not file stands in the way. */
  readonly isBlocked: boolean;
  /** Absent where there is no such file. */
  readonly content: Content | undefined;
}

/** The index of one root, rendered again only when a title, a name or a place has changed. */
export class RenderedIndex {
  #config: Config | undefined;
  #records: readonly IndexRecord[] = [];
  #text = '';

  /** How the file compares with a fresh render. Spec: index.md §3. */
  stateOf({ config, records, isBlocked, content }: Freshness): IndexState {
    if (config.index.mode !== 'generated') return 'none';
    if (isBlocked) return 'blocked';
    if (!content) return records.length > 0 ? 'missing' : 'none';
    if (content.kind !== 'text' || content.hiddenMark) return 'stale';
    return content.text === this.#render(config, records) ? 'fresh' : 'stale';
  }

  #render(config: Config, records: readonly IndexRecord[]): string {
    if (config === this.#config && areEqual(records, this.#records)) return this.#text;
    this.#config = config;
    this.#records = records;
    this.#text = renderIndex(config, records);
    return this.#text;
  }
}

function areEqual(some: readonly IndexRecord[], others: readonly IndexRecord[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ place, title }, at) => title === others[at]?.title && place.path === others[at]?.place.path)
  );
}
