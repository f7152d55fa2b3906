import { defineRule } from '../../rule';
import { removeLine } from '../support/blocks';
import { clip } from '../support/clip';

/** Of two status lines one is wrong sooner or later, and readers cannot know which. */
export const statusDuplicate = defineRule({
  id: 'status/duplicate',
  summary: 'Only one line outside code may begin with the status key.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    duplicate: '`{found}` is a further status line; expected only the one on line {line}.',
    deleteLine: 'Delete the line',
  },
  check({ doc, report }) {
    const { status, duplicates } = doc.header;
    if (!status || !doc.config.status.unique) return;

    for (const line of duplicates) {
      const span = doc.lines.span(line) ?? status.span;
      const data = { found: clip(doc.text.slice(span.start, span.end)), line: status.line + 1 };
      report('duplicate', span, data, { fixes: [{ title: 'deleteLine', edits: [removeLine(doc.lines, line)] }] });
    }
  },
});
