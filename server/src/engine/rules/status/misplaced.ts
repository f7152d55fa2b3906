import { defineRule } from '../../rule';
import { clip } from '../support/clip';
import { moveToStatusLine } from '../support/statusPlacement';
import { judgeStatus } from '../support/statusVerdict';

/** Tools and readers look for the status on line 3; anywhere else it counts as text. */
export const statusMisplaced = defineRule({
  id: 'status/misplaced',
  summary: 'The status must stand on line 3.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    misplaced: 'The status `{found}` stands on line {line}; expected it on line 3.',
    moveUp: 'Move the status to line 3',
  },
  check({ doc, report }) {
    const verdict = judgeStatus(doc);
    if (verdict?.kind !== 'misplaced') return;

    const { line, span } = verdict.status;
    const edits = moveToStatusLine(doc.lines, line);
    const found = clip(doc.text.slice(span.start, span.end));
    report('misplaced', span, { found, line: line + 1 }, { fixes: edits ? [{ title: 'moveUp', edits }] : [] });
  },
});
