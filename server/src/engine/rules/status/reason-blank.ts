import { defineRule, replace } from '../../rule';
import { reasonPlaceholder } from '../support/status';
import { judgeStatus } from '../support/statusVerdict';

/** A reason of blanks looks complete to a machine and says nothing to the next person with the same idea. */
export const statusReasonBlank = defineRule({
  id: 'status/reason-blank',
  summary: 'The reason in a status must have words.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    blank: 'The reason after `{separator}` is only blanks; expected words.',
    addReason: 'Add a reason to fill in',
  },
  check({ doc, report }) {
    const verdict = judgeStatus(doc);
    if (verdict?.kind !== 'reasonBlank') return;

    const { status, folder } = verdict;
    const { separator } = doc.config.status;
    const afterToken = status.value.start + folder.status.token.length;
    const span = { start: afterToken + separator.trimEnd().length, end: status.span.end };
    const edits = [replace({ start: afterToken, end: span.end }, separator + reasonPlaceholder(folder))];
    report('blank', span, { separator: separator.trim() }, { fixes: [{ title: 'addReason', edits }] });
  },
});
