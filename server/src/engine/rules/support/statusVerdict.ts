import type { Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';
import { STATUS_LINE, type StatusLine } from '../../header';
import { isBlankDocument } from './blankDocument';
import { readReason } from './statusReason';

/**
 * What is to be said of the status line: exactly one thing, and one rule of `status/*` says it.
 * - `missing`, `misplaced`, `malformed`: the rules of these names
 * - `mismatch`: the valid status of another lifecycle
 * - `reason`: the folder's own token, but the reason is missing or wrongly set apart
 * - `reasonBlank`: valid, but the reason is only blanks
 */
export type StatusVerdict =
  | { readonly kind: 'missing'; readonly folder: Lifecycle }
  | {
      readonly kind: 'misplaced' | 'mismatch' | 'malformed' | 'reason' | 'reasonBlank' | 'valid';
      readonly folder: Lifecycle;
      readonly status: StatusLine;
    };

/** Judges the status line; `undefined` where there is none to ask for. Spec: rfc-format.md §3, §8.1. */
export function judgeStatus(doc: RfcDocument): StatusVerdict | undefined {
  const folder = doc.place.lifecycle;
  if (!folder || isBlankDocument(doc)) return undefined;
  const { status } = doc.header;
  if (!status) return { kind: 'missing', folder };
  return { kind: judgeLine(doc, status, folder), folder, status };
}

function judgeLine(doc: RfcDocument, status: StatusLine, folder: Lifecycle) {
  if (status.line !== STATUS_LINE) return 'misplaced';
  if (status.lifecycle?.name === folder.name) return hasBlankReason(doc, status, folder) ? 'reasonBlank' : 'valid';
  if (status.lifecycle) return 'mismatch';
  return readReason(doc, status, folder) ? 'reason' : 'malformed';
}

/** The reference takes any characters for a reason, blanks too. */
function hasBlankReason(doc: RfcDocument, status: StatusLine, folder: Lifecycle): boolean {
  const reason = status.valueText.slice(folder.status.token.length);
  return reason !== '' && reason.slice(doc.config.status.separator.length).trim() === '';
}
