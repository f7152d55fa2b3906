import type { Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';
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
    useStatus: 'Move the file to `{folder}/`',
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
    const fixes = [{ title: 'useFolder', data, edits } as const, ...moveTo(doc, folder, status.lifecycle)];
    report('mismatch', span, { found, folder: folder.name }, { fixes });
  },
});

/** The move to where the status says the file is, when the configuration has such a move. */
function moveTo({ config, path }: RfcDocument, from: Lifecycle, to: Lifecycle | undefined) {
  if (!to || !config.moves.some((move) => move.from === from.name && move.to === to.name)) return [];
  const steps = [{ kind: 'move', path, lifecycle: to.name }] as const;
  return [{ title: 'useStatus', data: { folder: to.name }, steps } as const];
}
