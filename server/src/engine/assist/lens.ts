import { movesFrom, needsReason } from '../authoring/move';
import type { Lifecycle } from '../config/config';
import type { OverviewEntry, PairOverview } from '../overview/overview';
import type { PairPlace } from '../pairs/find';
import type { Span } from '../text/span';
import { indexPath } from '../tree';
import type { Scene } from './scene';
import { type Phrase, type PhraseId, phrase } from './words';

/** A move that the document can make, as it is offered above the title. */
export interface OfferedMove {
  /** The first line. */
  readonly span: Span;
  /** The lifecycle that it leads to. */
  readonly to: string;
  readonly title: Phrase;
}

/** The moves of an RFC (of either language's side) from the folder that it lies in. Spec: rfc-format.md §7. */
export function offeredMoves({ config, lines, place }: Scene): OfferedMove[] {
  const { lifecycle, role } = place ?? {};
  if (!config || !place || !lifecycle || (role !== 'rfc' && role !== 'counterpart') || place.fault === 'depth')
    return [];
  const span = lines.span(0) ?? { start: 0, end: 0 };
  return movesFrom(config, lifecycle.name).flatMap((move) => {
    const to = config.lifecycles.find(({ name }) => name === move.to);
    return to ? [{ span, to: to.name, title: titleFor(lifecycle, to, needsReason(config, move)) }] : [];
  });
}

/** The first line of a generated index, above which stands what it is; `undefined` for any other document. */
export function indexNotice({ config, lines, path }: Scene): { span: Span; text: Phrase; remedy: Phrase } | undefined {
  if (config?.index.mode !== 'generated' || path !== indexPath(config)) return undefined;
  const span = lines.span(0) ?? { start: 0, end: 0 };
  return { span, text: phrase('generated', { noun: config.noun }), remedy: phrase('regenerate') };
}

/** How many others link to a document, as it is shown above the title. */
export interface ShownBacklinks {
  /** The first line. */
  readonly span: Span;
  readonly title: Phrase;
}

/**
 * How many RFCs link to an RFC (to either language's side), among all of its project; `undefined` when none does. A
 * document that links to itself is none of them.
 */
export function shownBacklinks(scene: Scene, entries: readonly OverviewEntry[]): ShownBacklinks | undefined {
  const target = entries.find(({ counterpart, path }) => path === scene.path || counterpart === scene.path)?.path;
  const count = target === undefined ? 0 : entries.filter(({ links }) => links.includes(target)).length;
  if (count === 0) return undefined;
  const data = { count, noun: scene.config?.noun ?? 'document' };
  const title = phrase(count === 1 ? 'oneReference' : 'references', data);
  return { span: scene.lines.span(0) ?? { start: 0, end: 0 }, title };
}

/** What can be done about a pair. */
export type PairDeed = 'compare' | 'confirm' | 'openOther' | 'createOther';

/** The state of a pair as it is shown above the title of either side. */
export interface ShownPair {
  /** The first line. */
  readonly span: Span;
  readonly title: Phrase;
  readonly deeds: readonly { readonly deed: PairDeed; readonly title: Phrase }[];
}

/** How a document stands to its other language; `undefined` for one that has none and needs none. Spec: bilingual.md §4. */
export function shownPair({ lines, path }: Scene, place: PairPlace, pair: PairOverview): ShownPair | undefined {
  if (path !== place.anchor && path !== place.counterpart) return undefined;
  const [first, second] = place.config.pairing.languages;
  const data = { other: (path === place.anchor ? second : first).label };
  const found = pairFace(path, place, pair);
  if (!found) return undefined;
  return {
    span: lines.span(0) ?? { start: 0, end: 0 },
    title: phrase(found.title, data),
    deeds: found.deeds.map((deed) => ({ deed, title: phrase(deed, data) })),
  };
}

function pairFace(
  path: string,
  { anchor, counterpart, present }: PairPlace,
  { edited = [], state }: PairOverview,
): { title: PhraseId; deeds: PairDeed[] } | undefined {
  const isOtherThere = present.has(path === anchor ? counterpart : anchor);
  const open: PairDeed[] = isOtherThere ? ['openOther'] : [];
  switch (state) {
    case 'ok':
      return { title: 'pairInSync', deeds: open };
    case 'out-of-sync': {
      const own = path === anchor ? 'anchor' : 'counterpart';
      const one = edited.includes(own) ? 'pairEdited' : 'pairOtherEdited';
      return { title: edited.length > 1 ? 'pairBothEdited' : one, deeds: ['compare', 'confirm', ...open] };
    }
    case 'diverged':
      return { title: 'pairDiverged', deeds: ['compare', ...open] };
    case 'malformed':
      return { title: 'pairMalformed', deeds: ['confirm', ...open] };
    case 'incomplete':
      if (isOtherThere) return { title: 'pairUnconfirmed', deeds: ['confirm', ...open] };
      return { title: 'pairMissing', deeds: ['createOther'] };
    case 'missing-required':
      return { title: 'pairMissing', deeds: ['createOther'] };
    case 'excluded':
    case 'backlog':
      return undefined;
  }
}

function titleFor(from: Lifecycle, to: Lifecycle, asks: boolean): Phrase {
  return phrase(asks ? 'moveAsking' : 'move', { from: from.status.token, to: to.status.token });
}
