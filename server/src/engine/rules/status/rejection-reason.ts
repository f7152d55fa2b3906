import { defineRule, replace } from '../../rule';
import { clip } from '../support/clip';
import { reasonPlaceholder, statusForm } from '../support/status';
import { readReason } from '../support/statusReason';
import { judgeStatus } from '../support/statusVerdict';

/** Without its reason a rejection settles nothing: the same idea comes back and is argued again. */
export const statusRejectionReason = defineRule({
  id: 'status/rejection-reason',
  summary: 'A status that takes a reason must give it after the separator.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    missing: 'The status gives no reason; expected `{expected}`.',
    separator: 'The reason follows after `{found}`; expected `{expected}`.',
    addReason: 'Add a reason to fill in',
    useSeparator: 'Change the separator to `{separator}`',
  },
  check({ doc, report }) {
    const verdict = judgeStatus(doc);
    if (verdict?.kind !== 'reason') return;
    const { status, folder } = verdict;
    const loose = readReason(doc, status, folder);
    if (!loose) return;

    const { separator } = doc.config.status;
    const expected = statusForm(doc, folder);
    if (loose.text === '') {
      const edits = [replace(loose.span, separator + reasonPlaceholder(folder))];
      report('missing', loose.span, { expected }, { fixes: [{ title: 'addReason', kind: 'suggestion', edits }] });
      return;
    }
    const rest = doc.text.slice(loose.span.start, loose.span.end);
    const found = clip(rest.slice(0, rest.indexOf(loose.text)));
    const edits = [replace(loose.span, separator + loose.text)];
    const data = { separator: separator.trim() };
    report('separator', loose.span, { found, expected }, { fixes: [{ title: 'useSeparator', data, edits }] });
  },
});
