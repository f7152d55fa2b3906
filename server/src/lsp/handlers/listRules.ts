import { registry } from '../../engine';
import type { RuleEntry } from '../../protocol';

/** Answers `rfc/listRules`: every rule, sorted by id. */
export function listRules(): RuleEntry[] {
  return registry.map(({ id, summary }) => ({ id, summary }));
}
