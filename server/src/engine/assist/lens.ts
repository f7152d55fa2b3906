import { movesFrom, needsReason } from '../authoring/move';
import type { Lifecycle } from '../config/config';
import type { Span } from '../text/span';
import type { Scene } from './scene';
import { type Phrase, phrase } from './words';

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

function titleFor(from: Lifecycle, to: Lifecycle, asks: boolean): Phrase {
  return phrase(asks ? 'moveAsking' : 'move', { from: from.status.token, to: to.status.token });
}
