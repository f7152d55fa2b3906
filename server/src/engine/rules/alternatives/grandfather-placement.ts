import { defineRule } from '../../rule';
import { readAlternatives } from '../support/alternatives';
import { insertBlock, removeLine, thenEdit } from '../support/blocks';
import { isOpenEnded } from '../support/insertion';
import { lastTextLine, lineSpan } from '../support/lines';

/** In the middle of a text the comment seems to belong to the section around it; at the end it speaks for the file. */
export const alternativesGrandfatherPlacement = defineRule({
  id: 'alternatives/grandfather-placement',
  summary: 'The comment that says alternatives were not recorded should be the last line.',
  severity: 'hint',
  fix: 'safe',
  messages: {
    notLast: 'The comment stands on line {line}; expected it at the end of the file.',
    repeated: 'The comment stands in the file twice; expected it once, at the end.',
    moveDown: 'Move the comment to the end',
    deleteComment: 'Delete this one',
  },
  check({ doc, report }) {
    const alternatives = readAlternatives(doc);
    const { comment, commentLines = [], mayBeUnrecorded, section } = alternatives ?? {};
    if (!comment || !mayBeUnrecorded || section) return; // `alternatives/grandfather-expired`, `alternatives/both`

    const last = commentLines.at(-1);
    const lastText = lastTextLine(doc.lines);
    for (const line of commentLines) {
      if (line === lastText) continue;
      const taken = removeLine(doc.lines, line);
      if (line !== last) {
        report('repeated', lineSpan(doc, line), {}, { fixes: [{ title: 'deleteComment', edits: [taken] }] });
        continue;
      }
      const edits = thenEdit(doc.lines, taken, (rest) => insertBlock(rest, rest.text.length, comment));
      const fixes = isOpenEnded(doc) ? [] : [{ title: 'moveDown', edits } as const];
      report('notLast', lineSpan(doc, line), { line: line + 1 }, { fixes });
    }
  },
});
