import type { MessageData } from '../rule';
import type { Finding, FindingMessages, FindingRule, Repair } from './file';
import type { Origin } from './json';

/** A finding at the place a value was written; none for a value of a preset, which nobody wrote. */
export function findingAt<Rule extends FindingRule>(
  origin: Origin | undefined,
  rule: Rule,
  message: FindingMessages[Rule],
  data: MessageData = {},
  repair?: Repair,
): Finding<Rule>[] {
  if (!origin) return [];
  const where = origin.file === undefined ? '' : `\`${origin.file}\`: `;
  const mends = repair && origin.file === undefined; // the edits are for the place itself, not for the entry that led there
  return [{ rule, message, span: origin.span, data: { ...data, where }, ...(mends ? { repair } : {}) }];
}
