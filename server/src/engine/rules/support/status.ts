import type { Lifecycle } from '../../config/config';
import type { RfcDocument } from '../../document';

/** What stands in for a reason that only the author knows. */
export const REASON_PLACEHOLDER = 'TODO: why it was rejected';

/** The canonical status line of a lifecycle; a required reason is `reason`, else a placeholder. */
export function statusText({ config }: RfcDocument, lifecycle: Lifecycle, reason = REASON_PLACEHOLDER): string {
  const bare = config.status.key + lifecycle.status.token;
  return lifecycle.status.reason === 'required' ? bare + config.status.separator + reason : bare;
}
