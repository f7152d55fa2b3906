import type { MarkdownDocument } from '../../document';
import type { Link } from '../../facts/facts';
import { resolveLink } from '../../links/resolve';
import type { Side } from '../../pairs/names';
import type { Pair } from '../../pairs/pair';
import { docOf, isJudged, sides } from '../../pairs/parts';
import { findSwitcher } from '../../pairs/switcher';
import { definePairRule, type FixDraft, replace } from '../../rule';
import { clip } from '../support/clip';

/** Where both sides link to the same files, a link to the second language breaks that, and its text has to be kept apart. */
export const pairLinkZhTarget = definePairRule<'counterpart' | 'swap'>({
  id: 'pair/link-zh-target',
  summary: 'Where both sides link to the same targets, only the switcher may lead to a counterpart.',
  severity: 'warning',
  fix: 'safe',
  messages: {
    counterpart:
      'This link leads to the counterpart `{found}`; expected the document of the first language, `{expected}`.',
    swap: 'Link to `{expected}`',
  },
  check({ pair, report }) {
    if (pair.config.pairing.linkPolicy !== 'same-target' || !isJudged(pair)) return; // `pair/link-locale`
    for (const { side, doc, link, expected, exists } of sides.flatMap((side) => findWrong(pair, side))) {
      const data = { found: clip(link.url), expected: clip(expected) };
      const fixes = exists ? swap(doc, link, pair.config.pairing.counterpartSuffix, data) : [];
      report('counterpart', { path: pair[side].path, span: link.destination ?? link.span }, data, { fixes });
    }
  },
});

interface WrongLink {
  readonly side: Side;
  readonly doc: MarkdownDocument;
  readonly link: Link;
  /** The address of the first language's document, and whether it is there. */
  readonly expected: string;
  readonly exists: boolean;
}

function findWrong(pair: Pair, side: Side): WrongLink[] {
  const doc = docOf(pair[side]);
  if (!doc) return [];
  const switcher = findSwitcher(pair, side, doc)?.link;
  return doc.facts.links.flatMap((link) => {
    if (!link.url.includes(pair.config.pairing.counterpartSuffix)) return []; // most links: what follows costs more
    const document = link === switcher || !link.destination ? undefined : documentOf(pair, side, link);
    return document ? [{ side, doc, link, ...document }] : [];
  });
}

/** What a link to a counterpart should lead to; `undefined` for any other link. */
function documentOf({ config, nearby, ...pair }: Pair, side: Side, link: Link) {
  const { counterpartSuffix } = config.pairing;
  const target = link.kind === 'image' || link.kind === 'autolink' ? undefined : resolveLink(pair[side].path, link.url);
  if (!target?.path.endsWith(counterpartSuffix) || !target.spelling.endsWith(counterpartSuffix)) return undefined;
  const swapped = (text: string) => `${text.slice(0, -counterpartSuffix.length)}.md`;
  return {
    expected: swapped(target.spelling) + target.suffix,
    exists: nearby.kindOf(swapped(target.path)) === 'file',
  };
}

/** Only the end of the path changes. */
function swap(
  { text }: MarkdownDocument,
  { destination }: Link,
  suffix: string,
  data: { expected: string },
): FixDraft<'swap'>[] {
  if (!destination) return [];
  const written = text.slice(destination.start, destination.end);
  const path = written.slice(0, written.search(/[#?]|$/));
  if (!path.endsWith(suffix)) return [];
  const end = destination.start + path.length;
  return [{ title: 'swap', data, edits: [replace({ start: end - suffix.length, end }, '.md')] }];
}
