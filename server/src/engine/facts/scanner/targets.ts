import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Image, ImageReference, Link, LinkParts, LinkReference, Node } from '../tree';
import type { Cut } from './cut';
import { behindGap, decode, endOfDestination, endOfLabel, endOfTitle, type Labels, LONGEST_LABEL } from './definitions';

/** A stretch of the content of a leaf. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What brackets lead to: an address, or the label of a definition; places in the content of a leaf. */
export interface Target {
  /** Behind all of it. */
  readonly end: number;
  readonly url?: string;
  /** The label, normalised as remark has it. */
  readonly identifier?: string;
  /** Angle brackets included. */
  readonly destination?: Stretch;
  /** The parentheses. */
  readonly resource?: Stretch;
}

/** So many parentheses may stand in one another in an address. */
const DEEPEST = 32;

/** Reads what stands behind brackets. Spec: CommonMark, links. */
export class TargetReader {
  constructor(
    private readonly text: string,
    private readonly labels: Labels,
  ) {}

  /** What the brackets lead to that hold what stands between the places; `undefined` where they are no link. */
  behind(inside: number, close: number): Target | undefined {
    const { text } = this;
    const behind = close + 1;
    const own = this.#labelBetween(inside, close);
    const shortcut: Target | undefined = own === undefined ? undefined : { end: behind, identifier: own };
    if (text[behind] === '(') return this.#resourceAt(behind) ?? shortcut;
    if (text[behind] !== '[') return shortcut;
    const end = endOfLabel(text, behind);
    const label = end === undefined ? undefined : this.#labelBetween(behind + 1, end - 1);
    if (end !== undefined && label !== undefined) return { end, identifier: label };
    return shortcut && text[behind + 1] === ']' ? { ...shortcut, end: behind + 2 } : undefined;
  }

  /** What stands there as the label of a definition, if there is one. */
  #labelBetween(start: number, end: number): string | undefined {
    if (this.labels.size === 0 || end - start > LONGEST_LABEL) return undefined;
    const label = normalizeIdentifier(this.text.slice(start, end));
    return this.labels.has(label) ? label.toLowerCase() : undefined;
  }

  #resourceAt(start: number): Target | undefined {
    const { text } = this;
    const begin = behindGap(text, start + 1);
    if (text[begin] === ')') return { end: begin + 1, url: '', resource: { start, end: begin + 1 } };
    const stop = endOfDestination(text, begin, DEEPEST);
    if (stop === undefined) return undefined;
    const gap = behindGap(text, stop);
    const titleEnd = gap > stop ? endOfTitle(text, gap) : undefined;
    const last = titleEnd === undefined ? gap : behindGap(text, titleEnd);
    if (text[last] !== ')') return undefined;
    const url = decode(text[begin] === '<' ? text.slice(begin + 1, stop - 1) : text.slice(begin, stop));
    return { end: last + 1, url, destination: { start: begin, end: stop }, resource: { start, end: last + 1 } };
  }
}

/** The link around a text, places in the content of a leaf. */
export function linkOf(text: Stretch, target: Target, cut: Cut, children: Node[]): Link | LinkReference {
  const { url = '', identifier } = target;
  const data = partsOf(text, target, cut);
  if (identifier === undefined) return { type: 'link', url, children, data };
  return { type: 'linkReference', identifier, children, data };
}

/** The same for an image, whose text is only told in words. */
export function imageOf(text: Stretch, target: Target, cut: Cut): Image | ImageReference {
  const { url = '', identifier } = target;
  const data = partsOf(text, target, cut);
  return identifier === undefined ? { type: 'image', url, data } : { type: 'imageReference', identifier, data };
}

function partsOf(text: Stretch, { destination, resource }: Target, cut: Cut): LinkParts {
  const spanOf = ({ start, end }: Stretch) => ({ start: cut.at(start), end: cut.endAt(end) });
  const parts: LinkParts = {};
  if (text.start < text.end) parts.linkText = spanOf(text);
  if (destination) parts.linkDestination = spanOf(destination);
  if (resource) parts.linkResource = spanOf(resource);
  return parts;
}
