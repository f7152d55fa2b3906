import type { RfcDocument } from '../../document';
import { isInert } from '../../facts/structure';
import { defineRule } from '../../rule';
import { findSpanAt, type Span } from '../../text/span';
import { removeLine } from '../support/blocks';
import { clip } from '../support/clip';
import { lineSpan } from '../support/lines';

/** A marker of old debt in a file that has been brought up to date sends people to do work that is done. */
export const legacyDebtMarker = defineRule({
  id: 'legacy/debt-marker',
  summary: 'No line outside code may hold a marker of the retired format.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    marker: '`{found}` marks a file as not yet in the format; expected no such marker.',
    deleteComment: 'Delete the comment',
  },
  check({ doc, report }) {
    const markers = doc.config.legacy.markers.filter((marker) => marker !== '');
    if (markers.length === 0) return;

    for (const line of findMarked(doc, markers)) {
      const match = firstMatch(doc, line, markers);
      const comment = findSpanAt(doc.facts.comments, match.start);
      // Words in front of the marker are somebody's own.
      const kind = comment && isBlank(doc, comment.start + '<!--'.length, match.start) ? 'safe' : 'suggestion';
      const fix = { title: 'deleteComment', kind, edits: [removeLine(doc.lines, line)] } as const;
      const isAlone = comment !== undefined && isWholeLine(doc, line, comment);
      const found = clip(doc.text.slice(match.start, match.end));
      report('marker', comment ?? match, { found }, { fixes: isAlone ? [fix] : [] });
    }
  },
});

/** The structural lines that hold a marker, in order. */
function findMarked({ lines, facts }: RfcDocument, markers: readonly string[]): number[] {
  const marked = new Set(markers.flatMap((marker) => lines.linesWith(marker)));
  return [...marked].filter((line) => !isInert(facts, lines.span(line)?.start ?? 0)).sort((a, b) => a - b);
}

/** Where the first marker of a line that holds one stands. */
function firstMatch(doc: RfcDocument, line: number, markers: readonly string[]): Span {
  const { start, end } = lineSpan(doc, line);
  const text = doc.text.slice(start, end);
  const matches = markers.flatMap((marker) => {
    const at = text.indexOf(marker);
    return at === -1 ? [] : [{ start: start + at, end: start + at + marker.length }];
  });
  return matches.reduce((first, match) => (match.start < first.start ? match : first), matches[0] ?? { start, end });
}

function isBlank({ text }: RfcDocument, start: number, end: number): boolean {
  return text.slice(start, end).trim() === '';
}

function isWholeLine(doc: RfcDocument, line: number, comment: Span): boolean {
  const { start, end } = lineSpan(doc, line);
  const rest = doc.text.slice(start, comment.start) + doc.text.slice(comment.end, end);
  return start <= comment.start && comment.end <= end && rest.trim() === '';
}
