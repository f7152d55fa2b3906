import type { MarkdownDocument } from '../../document';
import type { Link } from '../../facts/facts';
import { memoize } from '../../memoize';
import { findSpanAt, type Span } from '../../text/span';

/** Where a link stands, and which one it is. */
export interface LinkSpan extends Span {
  readonly link: Link;
}

/** Of links in order, an outer one before what it holds: those that no other one holds. Sorted, apart. */
export const outermost: (links: readonly Link[]) => readonly LinkSpan[] = memoize(findOutermost);

function findOutermost(links: readonly Link[]): LinkSpan[] {
  const found: LinkSpan[] = [];
  for (const link of links) if ((found.at(-1)?.end ?? 0) <= link.span.start) found.push({ ...link.span, link });
  return found;
}

/** Those of the stretches (in order) that hold a text, which is looked for once in all of them. */
export function stretchesWith(text: string, wanted: string, stretches: readonly Span[]): Span[] {
  const found: Span[] = [];
  let [from, at] = [0, text.indexOf(wanted)];
  for (const { start, end } of stretches) {
    if (start < from || (at !== -1 && at < start)) at = text.indexOf(wanted, start);
    from = start;
    if (at !== -1 && at + wanted.length <= end) found.push({ start, end });
  }
  return found;
}

/** Running text that leads nowhere yet, as far as it holds a text: prose outside of links, images and addresses, in order. */
export function unlinkedWith({ text, facts }: MarkdownDocument, wanted: string): Span[] {
  const holders = outermost(facts.links);
  if (!occursOutside(text, wanted, holders)) return []; // most texts: running text need not be found
  const prose = stretchesWith(text, wanted, facts.prose);
  return prose.filter(({ start }) => findSpanAt(holders, start) === undefined);
}

function occursOutside(text: string, wanted: string, holders: readonly LinkSpan[]): boolean {
  for (let at = text.indexOf(wanted); at !== -1; ) {
    const holder = findSpanAt(holders, at);
    if (!holder) return true;
    at = text.indexOf(wanted, Math.max(holder.end, at + 1));
  }
  return false;
}
