import { STATUS_LINE } from '../../header';
import { defineRule } from '../../rule';
import { lineSpan } from '../support/lines';
import { statusForm, statusText } from '../support/status';
import { insertStatus } from '../support/statusPlacement';
import { judgeStatus } from '../support/statusVerdict';

/** Whoever opens the file from a search result does not see its folder: a proposal passes for shipped fact. */
export const statusMissing = defineRule({
  id: 'status/missing',
  summary: 'Line 3 must be the status.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    missing: 'There is no status; expected `{expected}` on line 3.',
    insertStatus: 'Insert `{status}`',
  },
  check({ doc, report }) {
    const verdict = judgeStatus(doc);
    if (verdict?.kind !== 'missing') return;

    const { folder } = verdict;
    const status = statusText(doc, folder);
    const kind = folder.status.reason === 'required' ? 'suggestion' : 'safe';
    const fix = { title: 'insertStatus', data: { status }, kind, edits: [insertStatus(doc.lines, status)] } as const;
    const span = lineSpan(doc, STATUS_LINE);
    // Line 3 is counted from the title: without one there is no place yet (`header/title-missing`).
    report('missing', span, { expected: statusForm(doc, folder) }, { fixes: doc.header.title ? [fix] : [] });
  },
});
