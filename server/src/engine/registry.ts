import type { MessageLookup } from './messages';
import type { Rule } from './rule';
import { rules } from './rules';
import { inEnglish, type Texts } from './texts';

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

/** Looks messages up in a language, else in the rule's own English. */
export function messagesIn(texts: Texts = inEnglish): MessageLookup {
  const { rules: table } = texts;
  const lookup = (rule: string, message: string) =>
    table[`${rule}/${message}`] ?? byId.get(rule)?.messages[message] ?? message;
  return Object.assign(lookup, { texts });
}

/** What a rule demands, in one sentence of a language. */
export function summaryIn(texts: Texts, { id, summary }: Rule): string {
  return texts.rules[id] ?? summary;
}
