import { registry } from '../../engine';
import type { RuleEntry } from '../../protocol';
import { summaryOf } from '../../speech/engineWords';

/** Answers `rfc/listRules`: every rule, sorted by id. */
export function listRules(): RuleEntry[] {
  return registry.map((rule) => ({ id: rule.id, summary: summaryOf(rule) }));
}
