import type { Config, Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';
import type { StatusLine } from '../../header';
import { statusText } from './status';
import { separatorLength } from './statusReason';
import { type FoundToken, findToken, isOnlyHistory } from './statusWords';

/** A status line brought into the grammar. */
export interface MendedStatus {
  readonly text: string;
  readonly lifecycle: Lifecycle;
  /** True when nothing went but dates, the names of stages and marks, and nothing was decided for the author. */
  readonly isSafe: boolean;
}

/** How far behind a token a separator is looked for. */
const MAX_HISTORY = 200;

/** Reduces a malformed status to the token it holds; to the folder's own when it holds none. */
export function mendStatus(doc: RfcDocument, status: StatusLine, folder: Lifecycle): MendedStatus {
  const token = chooseToken(doc.config, status.valueText, folder);
  if (!token) return { text: statusOfFolder(doc, status, folder), lifecycle: folder, isSafe: false };

  const { lifecycle, before, after } = token.found;
  const isClear = token.isClear && isOnlyHistory(doc.config, before);
  if (lifecycle.status.reason === 'none') {
    return { text: statusText(doc, lifecycle), lifecycle, isSafe: isClear && isOnlyHistory(doc.config, after) };
  }
  const { reason, isSafe } = readRest(doc.config, after);
  const isComplete = reason !== undefined || lifecycle.status.reason === 'optional';
  return { text: statusText(doc, lifecycle, reason), lifecycle, isSafe: isClear && isSafe && isComplete };
}

/** The folder's status; several words that no token explains may be a reason, and a reason is never dropped. */
export function statusOfFolder(doc: RfcDocument, status: StatusLine, folder: Lifecycle): string {
  const value = status.valueText.trim();
  const isReason = /\s/.test(value) && !isOnlyHistory(doc.config, value);
  return statusText(doc, folder, isReason ? value : undefined);
}

/** The token a value means: the one it begins with; but the folder's own when it holds that as well. */
function chooseToken(
  config: Config,
  value: string,
  folder: Lifecycle,
): { found: FoundToken; isClear: boolean } | undefined {
  const own = findToken(value, folder);
  if (own && isLeading(own)) return { found: own, isClear: true };
  const longestFirst = config.lifecycles.toSorted((a, b) => b.status.token.length - a.status.token.length);
  const other = longestFirst.map((entry) => findToken(value, entry)).find((found) => found && isLeading(found));
  if (own) return { found: own, isClear: !other };
  return other && { found: other, isClear: true };
}

function isLeading({ before }: FoundToken): boolean {
  return !/[\p{L}\p{N}]/u.test(before);
}

/** What follows the token of a lifecycle that takes a reason. */
function readRest(config: Config, after: string): { reason: string | undefined; isSafe: boolean } {
  for (let at = 0; at < Math.min(after.length, MAX_HISTORY); at++) {
    const separator = separatorLength(after.slice(at), config.status.separator);
    const history = after.slice(0, at);
    if (separator === undefined || !isBalanced(history) || !isOnlyHistory(config, history)) continue;
    return { reason: after.slice(at + separator).trim() || undefined, isSafe: true };
  }
  if (isOnlyHistory(config, after)) return { reason: undefined, isSafe: true };
  const words = after.trim().replace(/^[,;.)\]*_`"]+\s*/, '');
  return { reason: /^\((.*)\)$/s.exec(words)?.[1] ?? words, isSafe: false };
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}
