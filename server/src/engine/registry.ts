import type { MessageLookup, MessageTable } from './messages';
import type { Rule } from './rule';
import { rules } from './rules';

/** Every rule, sorted by id. The one list that settings, JSON schema, rule pages and `rfc rules` derive from. */
export const registry: readonly Rule[] = [...rules].sort((a, b) => (a.id < b.id ? -1 : 1));

const byId = new Map(registry.map((rule) => [rule.id, rule]));

/** The rule of that id, if there is one. */
export function findRule(id: string): Rule | undefined {
  return byId.get(id);
}

/** Every namespace that rules live in, such as `status`, sorted. */
export const namespaces: readonly string[] = [...new Set(registry.map((rule) => namespaceOf(rule.id)))];

/** The part of a rule id before the slash. */
export function namespaceOf(id: string): string {
  return id.slice(0, id.indexOf('/'));
}

/** Looks messages up in the table of a language, else in the rule's own English. */
export function messagesIn(table: MessageTable = {}): MessageLookup {
  return (rule, message) => table[`${rule}/${message}`] ?? byId.get(rule)?.messages[message] ?? message;
}
