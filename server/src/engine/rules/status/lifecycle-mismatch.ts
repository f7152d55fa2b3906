import { defineRule, replace } from '../../rule';
import { statusText } from '../support/status';
import { judgeStatus } from '../support/statusVerdict';

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
    const verdict = judgeStatus(doc);
    if (verdict?.kind !== 'mismatch') return;

    const { status, folder } = verdict;
    const found = status.lifecycle?.status.token ?? '';
    const span = { start: status.value.start, end: status.value.start + found.length };
    const reason = status.valueText.slice(found.length + doc.config.status.separator.length).trim() || undefined;
    const data = { status: folder.status.token };
    const edits = [replace(status.span, statusText(doc, folder, reason))];
    report('mismatch', span, { found, folder: folder.name }, { fixes: [{ title: 'useFolder', data, edits }] });
  },
});
