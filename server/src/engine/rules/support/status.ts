import type { Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';

/** What stands in for a reason that only the author knows. */
export function reasonPlaceholder(lifecycle: Lifecycle): string {
  return `TODO: why it was ${lifecycle.status.token}`;
}

/** The canonical status line of a lifecycle: with `reason` where one may stand, with a placeholder where one must. */
export function statusText({ config }: Pick<RfcDocument, 'config'>, lifecycle: Lifecycle, reason?: string): string {
  const bare = config.status.key + lifecycle.status.token;
  if (lifecycle.status.reason === 'none') return bare;
  const words = lifecycle.status.reason === 'required' ? (reason ?? reasonPlaceholder(lifecycle)) : reason;
  return words === undefined ? bare : bare + config.status.separator + words;
}

/** The status a lifecycle asks for, as a message shows it: a required reason is `<reason>`. */
export function statusForm(doc: RfcDocument, lifecycle: Lifecycle): string {
  return statusText(doc, lifecycle, lifecycle.status.reason === 'required' ? '<reason>' : undefined);
}
