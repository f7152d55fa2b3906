import type { MarkdownDocument } from '../../document';
import { placeOfSwitcher, setSwitcher } from '../../pairs/editSwitcher';
import type { Side } from '../../pairs/names';
import type { Pair } from '../../pairs/pair';
import { docOf, isJudged, sides } from '../../pairs/parts';
import { isAnchorAlone, lacksSwitcher } from '../../pairs/state';
import { exactLines, findSwitcher, type Switcher } from '../../pairs/switcher';
import { definePairRule } from '../../rule';
import type { Span } from '../../text/span';
import { clip } from '../support/clip';

/** A switcher that looks the same everywhere is found without looking, by people and by tools. */
export const pairSwitcherShape = definePairRule({
  id: 'pair/switcher-shape',
  summary: 'The link to the other language must stand on a line of its own, in one form, directly below the header.',
  severity: 'warning',
  fix: 'safe',
  messages: {
    shape: 'The link to the other language is `{found}`; expected the line `{line}`.',
    place: 'The link to the other language does not follow the header; expected it directly below.',
    prose: 'The only link to the other language stands in prose; expected a line `{line}` below the header.',
    rewrite: 'Change the line to `{line}`',
    move: 'Move the line below the header',
    insert: 'Insert `{line}` below the header',
  },
  check({ pair, report }) {
    if (!isJudged(pair) || isAnchorAlone(pair)) return;
    for (const side of sides) {
      const doc = docOf(pair[side]);
      if (!doc || lacksSwitcher(pair, side)) continue; // `pair/switcher-missing`
      const switcher = findSwitcher(pair, side, doc);
      const fault = switcher && judge(pair, side, doc, switcher);
      if (!switcher || !fault) continue;
      const { message, title } = fault;
      const span = paragraphSpan(doc, switcher);
      const data = { line: exactLines(pair, side)[0] ?? '', found: clip(doc.text.slice(span.start, span.end)) };
      const edits = setSwitcher(pair, side, doc, switcher);
      const fixes = edits ? [{ title, data, edits }] : [];
      report(message, { path: pair[side].path, span }, data, { fixes });
    }
  },
});

function judge(pair: Pair, side: Side, doc: MarkdownDocument, switcher: Switcher) {
  const place = placeOfSwitcher(pair, doc, switcher);
  if (!place?.own) return { message: 'prose', title: 'insert' } as const;
  const { start, end } = paragraphSpan(doc, switcher);
  const isExact = exactLines(pair, side).includes(doc.text.slice(start, end));
  if (!isExact) return { message: 'shape', title: 'rewrite' } as const;
  return place.isInPlace ? undefined : ({ message: 'place', title: 'move' } as const);
}

/** The lines of the paragraph, blanks around them included. */
function paragraphSpan({ lines }: MarkdownDocument, { link, block }: Switcher): Span {
  const span = block?.span ?? link.span;
  return { start: lines.startOfLineAt(span.start), end: lines.endOfLineAt(span.end) };
}
