import { baseOf } from '../../links/paths';
import { counterpartText } from '../../pairs/counterpartText';
import type { Side } from '../../pairs/names';
import type { Pair, PairPart } from '../../pairs/pair';
import { docOf, impostorOf, otherSide, textOf } from '../../pairs/parts';
import type { FileStep } from '../../rule';
import type { Span } from '../../text/span';

/** The beginning of a file, where a problem of it as a whole stands; of one without a text the very beginning. */
export function startOf(part: PairPart): { path: string; span: Span } {
  const content = textOf(part);
  const end = content ? content.text.search(/[\r\n]|$/) : 0;
  return { path: part.path, span: { start: 0, end } };
}

/** The name of a part's file, for a message. */
export function nameOf({ path }: PairPart): string {
  return baseOf(path);
}

/** The step that makes a side that is missing, from the other one; none when that cannot be read or something is there. */
export function createSide(pair: Pair, missing: Side): FileStep[] {
  const doc = docOf(pair[otherSide(missing)]);
  if (!doc || impostorOf(pair[missing])) return [];
  return [{ kind: 'create', path: pair[missing].path, text: counterpartText(pair, otherSide(missing), doc) }];
}
