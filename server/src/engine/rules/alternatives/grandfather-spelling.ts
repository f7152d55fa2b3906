import type { RfcDocument } from '../../document';
import { defineRule, type Edit, remove } from '../../rule';
import type { Span } from '../../text/span';
import { findNearMiss, isRewordedOnly, readAlternatives } from '../support/alternatives';
import { insertBlock, removeBlock, removeLine, thenEdit } from '../support/blocks';
import { clip } from '../support/clip';
import { isOpenEnded } from '../support/insertion';

/** A comment with one letter off looks as good as the right one and excuses nothing. */
export const alternativesGrandfatherSpelling = defineRule({
  id: 'alternatives/grandfather-spelling',
  summary: 'The comment that says alternatives were not recorded must be a line of its own, exactly as configured.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    spelling: 'The comment is `{found}`; expected a line that is exactly `{expected}`.',
    rewrite: 'Write the comment as configured, at the end of the file',
  },
  check({ doc, report }) {
    const alternatives = readAlternatives(doc);
    if (!alternatives?.comment || !alternatives.mayBeUnrecorded) return;
    if (alternatives.section || alternatives.inexact || alternatives.commentLines.length > 0) return;
    const span = findNearMiss(doc, alternatives);
    if (!span) return;

    const { comment } = alternatives;
    const text = doc.text.slice(span.start, span.end);
    const kind = isRewordedOnly(text, comment) && !hidesText(doc, span) ? 'safe' : 'suggestion';
    const fix = { title: 'rewrite', kind, edits: rewrite(doc, span, comment) } as const;
    report('spelling', span, { found: clip(text), expected: comment }, { fixes: isOpenEnded(doc) ? [] : [fix] });
  },
});

/** True when text follows on the line that the comment begins: it is raw HTML now, and would be Markdown without it. */
function hidesText({ lines, text }: RfcDocument, found: Span): boolean {
  const before = text.slice(lines.startOfLineAt(found.start), found.start);
  return before.trim() === '' && text.slice(found.end, lines.endOfLineAt(found.end)).trim() !== '';
}

function rewrite(doc: RfcDocument, found: Span, comment: string): readonly Edit[] {
  return thenEdit(doc.lines, takeOut(doc, found), (rest) => insertBlock(rest, rest.text.length, comment));
}

/** Takes the comment out with its lines when it has them to itself, else with the blanks in front of it. */
function takeOut({ lines, text }: RfcDocument, found: Span): Edit {
  const block = { start: lines.startOfLineAt(found.start), end: lines.endOfLineAt(found.end) };
  const isAlone = text.slice(block.start, found.start).trim() === '' && text.slice(found.end, block.end).trim() === '';
  if (!isAlone) {
    const before = text.slice(block.start, found.start).trimEnd().length;
    return remove({ start: block.start + before, end: found.end });
  }
  const line = lines.lineAt(found.start);
  return line === lines.lineAt(found.end) ? removeLine(lines, line) : removeBlock(lines, block);
}
