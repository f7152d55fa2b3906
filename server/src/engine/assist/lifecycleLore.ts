import { movesFrom } from '../authoring/move';
import type { Config, Lifecycle } from '../config/config';
import { foldersOf } from './sectionLore';
import { type Phrase, phrase } from './words';

const known = ['proposed', 'implemented', 'rejected'] as const;

/** What it means that an RFC is in a lifecycle. */
export function describeLifecycle({ frozen, label, name }: Lifecycle): Phrase[] {
  const meaning = known.find((each) => each === name);
  return [
    phrase('lifecycle', { label }),
    ...(meaning ? [phrase(meaning)] : []),
    ...(frozen && meaning !== 'rejected' ? [phrase('frozen')] : []),
  ];
}

/** Where an RFC can go from a lifecycle. Spec: rfc-format.md §7. */
export function describeMoves(config: Config, { name }: Lifecycle): Phrase {
  const moves = movesFrom(config, name);
  if (moves.length === 0) return phrase('staysHere', { noun: config.noun });
  return phrase('moves', { folders: foldersOf(moves.map(({ to }) => ({ name: to }))) });
}
