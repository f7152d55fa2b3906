import type { Config } from '../../server/src/engine/config/config';
import { readMarkdown } from '../../server/src/engine/document';
import { nearbyIn } from '../../server/src/engine/nearby';
import { findPairs, type PairPlace } from '../../server/src/engine/pairs/find';
import type { Pair, PairPart, PairSide } from '../../server/src/engine/pairs/pair';
import { placeOf } from '../../server/src/engine/place';
import { gitHash } from './archived';
import { type ConfigChanges, configWith } from './configs';
import { type MemoryEntry, memoryFiles } from './memoryFiles';

/** The files of one pair as a case writes them, and what lies around. */
export interface PairCase {
  /** Path of the anchor; `docs/guide.md` when the case does not say. */
  readonly path?: string;
  readonly anchor?: MemoryEntry;
  readonly counterpart?: MemoryEntry;
  /** Left out: the canonical record of both texts as they are. `null`: there is none. */
  readonly record?: MemoryEntry | null;
  /** Other files. */
  readonly files?: Readonly<Record<string, MemoryEntry>>;
  readonly config?: ConfigChanges;
  /** Paths of files that an open buffer differs from. */
  readonly dirty?: readonly string[];
}

const DAY = '2026-08-01';

export const GUIDE = 'docs/guide.md';

/** The paths of the three files, in the order anchor, counterpart, record. */
export function pathsOf({ path = GUIDE }: PairCase): readonly [string, string, string] {
  const stem = path.replace(/\.md$/, '');
  return [path, `${stem}.zh.md`, `${stem}.i18n.yaml`];
}

/** Everything that lies in the folder of a case. */
export function filesOf(given: PairCase): Record<string, MemoryEntry> {
  const { anchor, counterpart, record, files = {} } = given;
  const [first, second, third] = pathsOf(given);
  const written = record === undefined ? recordFor(given) : record;
  return {
    ...files,
    ...(anchor === undefined ? {} : { [first]: anchor }),
    ...(counterpart === undefined ? {} : { [second]: counterpart }),
    ...(written === null ? {} : { [third]: written }),
  };
}

/** The canonical record of a case's texts; `null` unless both sides are texts. */
function recordFor(given: PairCase): string | null {
  const { anchor, counterpart } = given;
  if (typeof anchor !== 'string' || typeof counterpart !== 'string') return null;
  return canonicalRecord(configWith(given.config), pathsOf(given), [gitHash(anchor), gitHash(counterpart)]);
}

/** The record of a pair byte for byte. Spec: bilingual.md §3. */
export function canonicalRecord(
  { pairing }: Config,
  [anchor, counterpart]: readonly [string, string, string],
  [first, second]: readonly [string, string],
): string {
  const base = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const header = pairing.recordHeader.map((line) => `${line.replaceAll('{anchor}', anchor)}\n`);
  return `${header.join('')}${base(anchor)}: ${first}\n${base(counterpart)}: ${second}\n`;
}

/** The pair of a case as rules get it. Throws for one that is not in scope. */
export function pairFrom(given: PairCase): Pair {
  const config = configWith(given.config);
  const entries = filesOf(given);
  const [anchor] = pathsOf(given);
  const place = findPairs(config, Object.keys(entries)).find((each) => each.anchor === anchor);
  if (!place) throw new Error(`${anchor} is no pair in scope`);
  return readPair(config, place, entries, given.dirty ?? []);
}

function readPair(
  config: Config,
  place: PairPlace,
  entries: Readonly<Record<string, MemoryEntry>>,
  dirty: readonly string[],
): Pair {
  const files = memoryFiles(entries);
  const part = (path: string): PairPart => {
    const isThere = files.kindOf(path) !== undefined && !(place.standing === 'stray' && path === place.anchor);
    const content = isThere ? files.read(path, config.limits.fileSize) : undefined;
    return { path, isDirty: dirty.includes(path), ...(content ? { content } : {}) };
  };
  const side = (path: string, kind: 'counterpart' | 'companion' | 'rfc'): PairSide => {
    const read = part(path);
    if (read.content?.kind !== 'text') return read;
    return { ...read, doc: readMarkdown({ config, kind, path, content: read.content, today: DAY }) };
  };
  return {
    config,
    anchor: side(place.anchor, placeOf(config, place.anchor)?.role === 'rfc' ? 'rfc' : 'companion'),
    counterpart: side(place.counterpart, 'counterpart'),
    record: part(place.record),
    standing: place.standing,
    nearby: nearbyIn(files, () => undefined),
    textOf: (path) => {
      const content = files.kindOf(path) === 'file' ? files.read(path, config.limits.fileSize) : undefined;
      return content?.kind === 'text' ? content.text : undefined;
    },
    today: DAY,
  };
}
