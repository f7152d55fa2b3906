import type { Pairing } from '../config/config';
import type { MarkdownDocument } from '../document';
import type { Block, Link } from '../facts/facts';
import { baseOf } from '../links/paths';
import { addressOfName } from '../links/rebase';
import { resolveLink } from '../links/resolve';
import { memoize } from '../memoize';
import { contains } from '../text/span';
import { type Side, switcherLine } from './names';
import type { Pair } from './pair';
import { isRfcPair, otherSide, sides } from './parts';

/** The link by which readers of one side get to the other, as it is. Spec: bilingual.md §5. */
export interface Switcher {
  readonly link: Link;
  /** The top-level block that the link stands in. */
  readonly block: Block | undefined;
}

const switchersOf = memoize((_: Pair) => new Map<MarkdownDocument, Switcher | 'none'>());

/** The switcher of a side under the level that the configuration asks for; `undefined` when it has none. */
export function findSwitcher(pair: Pair, side: Side, doc: MarkdownDocument): Switcher | undefined {
  const known = switchersOf(pair);
  const switcher = known.get(doc) ?? lookForSwitcher(pair, side, doc) ?? 'none';
  known.set(doc, switcher);
  return switcher === 'none' ? undefined : switcher;
}

function lookForSwitcher(pair: Pair, side: Side, doc: MarkdownDocument): Switcher | undefined {
  const inHeader = findInHeader(pair, side, doc);
  if (inHeader || pair.config.pairing.switcher === 'header') return inHeader;
  return findAnywhere(pair, side, doc);
}

/** Every link to exactly the name of the other side; a reference's address stands elsewhere, so it is none. */
export function linksToOther(pair: Pair, side: Side, doc: MarkdownDocument): Link[] {
  const names = namesOfOther(pair, side);
  return doc.facts.links.filter((link) => isInline(link) && names.includes(link.url));
}

/** The addresses that are the name of the other side: itself, and where it cannot be an address, that encoded. */
export function namesOfOther(pair: Pair, side: Side): readonly string[] {
  const name = baseOf(pair[otherSide(side)].path);
  return [name, addressOfName(name)];
}

/** An inline or automatic link. */
export function isInline({ kind, label }: Link): boolean {
  return kind === 'autolink' || (kind === 'link' && label === undefined);
}

/** The first link to the other side, wherever it stands. */
export function findAnywhere(pair: Pair, side: Side, doc: MarkdownDocument): Switcher | undefined {
  const [link] = linksToOther(pair, side, doc);
  return link && { link, block: blockAround(doc, link) };
}

/** What is meant as a switcher where none is found: a line of its own that leads to the other side under another address. */
export function findIntended(pair: Pair, side: Side, doc: MarkdownDocument): Switcher | undefined {
  const { path } = pair[otherSide(side)];
  for (const link of doc.facts.links) {
    const leads = isInline(link) && (resolveLink(pair[side].path, link.url)?.path === path || link.url.endsWith(path));
    const block = leads ? blockAround(doc, link) : undefined;
    if (block && isOnlySwitcher(pair.config.pairing, doc, block)) return { link, block };
  }
  return findAnywhere(pair, side, doc);
}

/** The first paragraph between title and next heading that is a switcher of either side and leads to the other one. */
function findInHeader(pair: Pair, side: Side, doc: MarkdownDocument): Switcher | undefined {
  const { blocks } = doc.facts;
  const first = titleIndex(doc);
  if (first === -1) return undefined;
  for (const block of blocks.slice(first + 1)) {
    if (block.kind === 'heading') return undefined;
    const link = block.kind === 'paragraph' ? switcherLinkIn(pair, side, doc, block) : undefined;
    if (link) return { link, block };
  }
  return undefined;
}

function switcherLinkIn(pair: Pair, side: Side, doc: MarkdownDocument, block: Block): Link | undefined {
  const span = { start: block.span.start, end: doc.lines.endOfLineAt(block.span.end) };
  const [link, ...others] = doc.facts.links.filter((each) => contains(span, each.span));
  if (!link || others.length > 0 || !isInline(link) || link.kind === 'autolink') return undefined;
  if (!acceptedTargets(pair, side).includes(link.url)) return undefined;
  const [before, after] = [doc.text.slice(span.start, link.span.start), doc.text.slice(link.span.end, span.end)];
  const [first, second] = pair.config.pairing.languages.map(({ label }) => label);
  const label = doc.text.slice(link.text.start, link.text.end);
  const leadsOn = before === `${first} | ` && label === second && after === '';
  const leadsBack = before === '' && label === first && after === ` | ${second}`;
  return leadsOn || leadsBack ? link : undefined;
}

/** The addresses that lead to the other side in the header: its name, and where it is published. */
function acceptedTargets(pair: Pair, side: Side): string[] {
  return [...namesOfOther(pair, side), ...publishedAt(pair, side)];
}

/** Where the other side is published: by its path, and by that encoded. */
function publishedAt({ config, ...pair }: Pair, side: Side): string[] {
  const { path } = pair[otherSide(side)];
  const base = config.pairing.switcherBaseUrl?.replace(/\/$/, '');
  return base === undefined ? [] : [`${base}/${path}`, `${base}/${path.split('/').map(addressOfName).join('/')}`];
}

/** Which top-level block is the title: the first level-1 heading; -1 when there is none. */
export function titleIndex({ facts }: MarkdownDocument): number {
  const [first] = facts.blocks;
  if (first?.kind === 'heading' && facts.elements.headings[0]?.level === 1) return 0; // nothing can stand above it
  const titles = new Set(facts.elements.headings.filter(({ level }) => level === 1).map(({ span }) => span.start));
  return facts.blocks.findIndex(({ kind, span }) => kind === 'heading' && titles.has(span.start));
}

/**
 * Which top-level block ends the header: the title, in RFCs the status below it; -1 without a title. `undefined` where
 * the status shares its paragraph with the switcher.
 */
export function headerEnd(pair: Pair, doc: MarkdownDocument): number | undefined {
  const title = titleIndex(doc);
  const next = doc.facts.blocks[title + 1];
  if (title === -1 || !isRfcPair(pair) || next?.kind !== 'paragraph') return title;
  const links = doc.facts.links.filter((link) => contains(next.span, link.span));
  if (links.length === 0) return title + 1;
  if (!doc.text.startsWith(pair.config.status.key, next.span.start)) return title;
  const targets = sides.flatMap((side) => acceptedTargets(pair, side));
  return links.some(({ url }) => targets.includes(url)) ? undefined : title + 1;
}

/** The exact lines that a side's switcher may be, the usual one first. */
export function exactLines(pair: Pair, side: Side): string[] {
  const { pairing } = pair.config;
  const paths = { anchor: pair.anchor.path, counterpart: pair.counterpart.path, record: pair.record.path };
  return [undefined, ...publishedAt(pair, side)].map((address) => switcherLine(pairing, paths, side, address));
}

/** True for a block that says nothing but the names of both languages, however it is written. */
export function isOnlySwitcher({ languages }: Pairing, doc: MarkdownDocument, block: Block): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'quote') return false;
  let words = doc.text.slice(block.span.start, block.span.end);
  const inside = doc.facts.links.filter(({ span }) => contains(block.span, span));
  for (const { span, text } of inside.reverse()) {
    const label = doc.text.slice(text.start, text.end);
    words = words.slice(0, span.start - block.span.start) + label + words.slice(span.end - block.span.start);
  }
  const bare = (label: string) => label.replace(/[\s|｜>*_/·~`]+/g, '').toLowerCase();
  return bare(words) === bare(languages.map(({ label }) => label).join(''));
}

function blockAround({ facts }: MarkdownDocument, { span }: Link): Block | undefined {
  return facts.blocks.find((block) => contains(block.span, span));
}
