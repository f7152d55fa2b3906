import type { PairDivergences } from '../../../server/src/protocol';
import { t } from '../l10n';

/** How many sentences a question has room for. */
const most = 6;

/** Where two languages differ, for a question: a paragraph each. Plain text. */
export function listDivergences({ divergences, total }: PairDivergences): string {
  const shown = divergences.slice(0, most).map(({ message, range, uri }) => {
    return t('{name}, line {line}: {message}', { name: baseOf(uri), line: range.start.line + 1, message });
  });
  const rest = total - shown.length;
  return [...shown, ...(rest > 0 ? [t('… and {rest} more.', { rest })] : [])].join('\n\n');
}

/** The last part of a URI's path, as people read it. */
export function baseOf(uri: string): string {
  const base = uri.slice(uri.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(base);
  } catch {
    return base; // not percent-encoded UTF-8
  }
}
