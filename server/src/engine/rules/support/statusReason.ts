import type { Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';
import type { StatusLine } from '../../header';
import type { Span } from '../../text/span';

/** The rest of a status line whose token is right but whose reason is not set apart as the grammar asks. */
export interface LooseReason {
  /** From after the token to the end of the line. */
  readonly span: Span;
  /** The author's words; empty when there are none. */
  readonly text: string;
}

/**
 * Reads what follows the folder's own token when it is a reason behind another separator, or when a required reason is
 * absent. `undefined` for anything else, such as a date.
 */
export function readReason(doc: RfcDocument, status: StatusLine, folder: Lifecycle): LooseReason | undefined {
  const { token, reason } = folder.status;
  if (reason === 'none' || !status.keyed || !status.valueText.startsWith(token)) return undefined;
  const span = { start: status.value.start + token.length, end: status.span.end };
  const rest = status.valueText.slice(token.length);
  const separator = rest.trim() === '' ? 0 : separatorLength(rest, doc.config.status.separator);
  if (separator === undefined) return undefined;
  const text = rest.slice(separator).trim();
  return text === '' && reason !== 'required' ? undefined : { span, text };
}

/**
 * How much of `rest` is a mark that people put before a reason, with its blanks: the configured one without regard to
 * blanks, a colon, or a dash (a hyphen only where it does not glue two words together). `undefined` when it begins with none.
 */
export function separatorLength(rest: string, separator: string): number | undefined {
  const lead = rest.length - rest.trimStart().length;
  const body = rest.slice(lead);
  const own = separator.trim();
  const mark = own !== '' && body.startsWith(own) ? own : /^(?:--|[-–—:])/.exec(body)?.[0];
  if (mark === undefined) return undefined;
  const after = body.slice(mark.length);
  const isGlued = mark === '-' && lead === 0 && /^[\p{L}\p{N}]/u.test(after);
  return isGlued ? undefined : lead + mark.length + (after.length - after.trimStart().length);
}
