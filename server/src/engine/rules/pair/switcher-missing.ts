import type { MarkdownDocument } from '../../document';
import { setSwitcher } from '../../pairs/editSwitcher';
import { docOf, isJudged, isThere, otherSide, sides } from '../../pairs/parts';
import { isAnchorAlone, lacksSwitcher } from '../../pairs/state';
import { exactLines, titleIndex } from '../../pairs/switcher';
import { definePairRule } from '../../rule';
import type { Span } from '../../text/span';

/** Who lands on the wrong language must see at once that there is the other. */
export const pairSwitcherMissing = definePairRule({
  id: 'pair/switcher-missing',
  summary: 'Each side of a pair must link to the other one.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    missing: 'Nothing leads from here to the other language; expected a line `{line}` below the header.',
    insert: 'Insert `{line}`',
  },
  check({ pair, report }) {
    if (!isJudged(pair) || isAnchorAlone(pair)) return;
    for (const side of sides) {
      const doc = docOf(pair[side]);
      if (!doc || !lacksSwitcher(pair, side)) continue;
      const data = { line: exactLines(pair, side)[0] ?? '' };
      const edits = isThere(pair[otherSide(side)]) ? setSwitcher(pair, side, doc) : undefined; // else it would lead nowhere
      const fixes = edits ? [{ title: 'insert', data, edits } as const] : [];
      report('missing', { path: pair[side].path, span: titleSpan(doc) }, data, { fixes });
    }
  },
});

/** The title's line, else the first one. */
function titleSpan(doc: MarkdownDocument): Span {
  const { span } = doc.facts.blocks[titleIndex(doc)] ?? { span: { start: 0, end: 0 } };
  return { start: span.start, end: doc.lines.endOfLineAt(span.start) };
}
