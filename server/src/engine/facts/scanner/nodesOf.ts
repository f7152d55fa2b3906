import type { Node, Position, Text } from '../tree';
import { isHiddenAddress } from './addresses';
import type { Cut } from './cut';
import { decode } from './definitions';
import { type Part, resolveRuns } from './emphasis';
import { place } from './nodes';
import { Unproven } from './unproven';

/**
 * The nodes that the parts of the content of a leaf come to. `isInLink`: they stand between the brackets of one.
 * `struckFirst`: struck text is looked for before emphasis, as it is within links, emphasis and struck text.
 */
export function nodesOf(parts: Part[], cut: Cut, isInLink: boolean, struckFirst = true): Node[] {
  const wrap = (type: 'emphasis' | 'strong' | 'delete', inner: Part[], start: number, end: number): Node => ({
    type,
    children: nodesOf(inner, cut, isInLink),
    position: place(cut.at(start), cut.endAt(end)),
  });
  return joinTexts(resolveRuns(parts, wrap, struckFirst), cut, isInLink);
}

/** Texts side by side become one. */
function joinTexts(parts: readonly Part[], cut: Cut, isInLink: boolean): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (let index = 0; index <= parts.length; index++) {
    const part = parts[index];
    if (part && part.kind !== 'node') continue;
    if (index > from) nodes.push(textOf(parts, from, index, cut, isInLink));
    if (part) nodes.push(part.node);
    from = index + 1;
  }
  return nodes;
}

/** The text that the parts from `from` up to, but not including, `to` come to. */
function textOf(parts: readonly Part[], from: number, to: number, cut: Cut, isInLink: boolean): Text {
  let source = '';
  for (let index = from; index < to; index++) {
    const part = parts[index];
    if (part) source += cut.text.slice(part.start, part.end);
  }
  const value = decode(source);
  if (!isInLink && isHiddenAddress(value)) throw new Unproven('an address that remark finds late');
  return { type: 'text', value, position: positionOf(parts[from], parts[to - 1], cut) };
}

function positionOf(first: Part | undefined, last: Part | undefined, cut: Cut): Position {
  const end = last?.end ?? 0;
  // A text that ends with a line end reaches to where the next line goes on.
  return place(cut.at(first?.start ?? 0), last?.kind === 'lineEnd' ? cut.at(end) : cut.endAt(end));
}
