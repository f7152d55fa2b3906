import { defineRule, replace } from '../../rule';
import { statusText } from '../support/status';

/** A moved RFC whose Status line was forgotten tells readers two different things. */
export const statusLifecycleMismatch = defineRule({
  id: 'status/lifecycle-mismatch',
  summary: 'The status must name the lifecycle folder that the file lies in.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    mismatch: 'The status is `{found}`, but this file lies in `{folder}/`.',
    useFolder: 'Change the status to `{status}`',
  },
  check({ doc, report }) {
    const { status } = doc.header;
    const folder = doc.place.lifecycle;
    if (!status?.lifecycle || !folder || status.lifecycle.name === folder.name) return;

    const token = status.lifecycle.status.token;
    const span = { start: status.value.start, end: status.value.start + token.length };
    report(
      'mismatch',
      span,
      { found: token, folder: folder.name },
      {
        fixes: [
          {
            title: 'useFolder',
            data: { status: folder.status.token },
            edits: [replace(status.span, statusText(doc, folder))],
          },
        ],
      },
    );
  },
});
