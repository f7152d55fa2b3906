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
  let texts: Part[] = [];
  const flush = () => {
    if (texts.length > 0) nodes.push(textOf(texts, cut, isInLink));
    texts = [];
  };
  for (const part of parts) {
    if (part.kind === 'node') {
      flush();
      nodes.push(part.node);
    } else texts.push(part);
  }
  flush();
  return nodes;
}

function textOf(parts: readonly Part[], cut: Cut, isInLink: boolean): Text {
  const value = decode(parts.map(({ start, end }) => cut.text.slice(start, end)).join(''));
  if (!isInLink && isHiddenAddress(value)) throw new Unproven('an address that remark finds late');
  return { type: 'text', value, position: positionOf(parts, cut) };
}

function positionOf(parts: readonly Part[], cut: Cut): Position {
  const last = parts[parts.length - 1];
  const end = last?.end ?? 0;
  // A text that ends with a line end reaches to where the next line goes on.
  return place(cut.at(parts[0]?.start ?? 0), last?.kind === 'lineEnd' ? cut.at(end) : cut.endAt(end));
}
