import type { MessageData } from '../../rule';
import { nearestName } from '../../text/nearest';
import { findingAt } from '../findings';
import type { Member } from '../json';
import type { PruneContext } from './shape';

/** Reports a name that means nothing, with the one that was probably meant. */
export function reportUnknownName(
  context: PruneContext,
  rule: 'config/unknown-key' | 'config/unknown-rule',
  { name, nameOrigin }: Member,
  names: readonly string[],
  data: MessageData,
): void {
  const suggestion = nearestName(name, names);
  if (suggestion === undefined || !nameOrigin) {
    context.report(findingAt(nameOrigin, rule, 'unknown', data));
    return;
  }
  const edits = [{ span: nameOrigin.span, text: JSON.stringify(suggestion) }];
  context.report(findingAt(nameOrigin, rule, 'misspelt', { ...data, suggestion }, { edits, data: { suggestion } }));
}
