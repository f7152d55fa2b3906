import type { Facts, Link } from '../../facts/facts';
import { findSpanAt, type Span } from '../../text/span';

/** Where a link stands, and which one it is. */
export interface LinkSpan extends Span {
  readonly link: Link;
}

/** Of links in order, an outer one before what it holds: those that no other one holds. Sorted, apart. */
export function outermost(links: readonly Link[]): LinkSpan[] {
  const found: LinkSpan[] = [];
  for (const link of links) if ((found.at(-1)?.end ?? 0) <= link.span.start) found.push({ ...link.span, link });
  return found;
}

/** Running text that leads nowhere yet: prose outside of links, images and addresses, in order. */
export function unlinkedProse({ links, prose }: Pick<Facts, 'links' | 'prose'>): Span[] {
  const holders = outermost(links);
  return prose.filter(({ start }) => findSpanAt(holders, start) === undefined);
}
