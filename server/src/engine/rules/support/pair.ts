import { baseOf } from '../../links/paths';
import { counterpartText } from '../../pairs/counterpartText';
import type { Side } from '../../pairs/names';
import type { Pair, PairPart } from '../../pairs/pair';
import { docOf, impostorOf, otherSide, textOf } from '../../pairs/parts';
import type { FileStep } from '../../rule';
import { Lines } from '../../text/lines';
import type { Span } from '../../text/span';

/** The beginning of a file, where a problem of it as a whole stands; of one without a text the very beginning. */
export function startOf(part: PairPart): { path: string; span: Span } {
  const none = { start: 0, end: 0 };
  const content = textOf(part);
  return { path: part.path, span: content ? (new Lines(content.text).span(0) ?? none) : none };
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
