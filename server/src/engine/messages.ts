import type { MessageData, Problem } from './rule';

/** Texts by key (`rule id` + `/` + message id), one table a language; English stands in the rules themselves. */
export type MessageTable = Readonly<Record<string, string>>;

/** A source of texts: looks a message of a rule up, in the reader's language. */
export type MessageLookup = (rule: string, message: string) => string;

/** Fills `{name}` placeholders; an unknown one stays as it is. */
export function fillMessage(text: string, data: MessageData): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = data[name];
    return value === undefined ? whole : cut(String(value));
  });
}

/** Longer words from a document say nothing more, and a whole line of a megabyte is no message. In characters. */
const LONGEST_VALUE = 1000;

function cut(value: string): string {
  if (value.length <= LONGEST_VALUE) return value;
  return `${value.slice(0, LONGEST_VALUE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The text of a problem in the language of the lookup. */
export function renderMessage(problem: Pick<Problem, 'rule' | 'message' | 'data'>, lookup: MessageLookup): string {
  return fillMessage(lookup(problem.rule, problem.message), problem.data);
}
