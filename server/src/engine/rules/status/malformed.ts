import type { Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';
import type { StatusLine } from '../../header';
import { defineRule, type FixDraft, replace } from '../../rule';
import { clip, differsInBlanks } from '../support/clip';
import { statusForm } from '../support/status';
import { mendStatus, statusOfFolder } from '../support/statusMend';
import { judgeStatus } from '../support/statusVerdict';

/** A status that says more than the lifecycle goes stale by itself, and no tool can read it. */
export const statusMalformed = defineRule<'malformed' | 'key' | 'blanks' | 'useStatus'>({
  id: 'status/malformed',
  summary: 'The status line must hold the lifecycle and nothing else: no date, no remark, exact case.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    malformed: 'The status is `{found}`; expected exactly `{expected}`.',
    blanks: 'The status line has other blanks than expected; it must be exactly `{expected}`.',
    key: 'The status line is `{found}`; expected exactly `{expected}`.',
    useStatus: 'Change the line to `{status}`',
  },
  check({ doc, report }) {
    const verdict = judgeStatus(doc);
    if (verdict?.kind !== 'malformed') return;

    const { status, folder } = verdict;
    const expected = statusForm(doc, folder);
    const fixes = findFixes(doc, status, folder);
    const span = status.keyed ? status.value : status.span;
    if (differsInBlanks(lineOf(doc, status), expected)) report('blanks', span, { expected }, { fixes });
    else if (status.keyed) report('malformed', span, { found: clip(status.valueText), expected }, { fixes });
    else report('key', span, { found: clip(lineOf(doc, status)), expected }, { fixes });
  },
});

/** The line reduced to the token it holds; beside it the folder's own status when that token is another's. */
function findFixes(doc: RfcDocument, status: StatusLine, folder: Lifecycle): FixDraft<'useStatus'>[] {
  const mended = mendStatus(doc, status, folder);
  const first = toFix(status, mended.text, mended.isSafe ? 'safe' : 'suggestion');
  const own = statusOfFolder(doc, status, folder);
  return mended.lifecycle === folder ? [first] : [first, toFix(status, own, 'suggestion')];
}

function toFix(status: StatusLine, text: string, kind: 'safe' | 'suggestion'): FixDraft<'useStatus'> {
  return { title: 'useStatus', data: { status: clip(text) }, kind, edits: [replace(status.span, text)] };
}

function lineOf(doc: RfcDocument, { span }: StatusLine): string {
  return doc.text.slice(span.start, span.end);
}
