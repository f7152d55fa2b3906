import type { MessageData, Problem, Said } from './rule';
import { inEnglish, type Texts, translated } from './texts';

/** A source of texts: looks a message of a rule up, in the reader's language. */
export interface MessageLookup {
  (rule: string, message: string): string;
  /** The language that it looks up in, which placeholders are filled in too; English when it is left out. */
  readonly texts?: Texts;
}

/** Fills `{name}` placeholders, in the language of the text; an unknown one stays as it is. */
export function fillMessage(text: string, data: MessageData, texts: Texts = inEnglish): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string, offset: number) => {
    const value = data[name];
    if (value === undefined) return whole;
    if (typeof value === 'object') return fillMessage(textOfSaid(value, texts), value.data, texts);
    // What the user wrote stands in backticks, and there it is left alone; elsewhere the words are ours.
    const isQuoted = text[offset - 1] === '`';
    return cut(isQuoted || typeof value === 'number' ? String(value) : inOwnWords(value, texts));
  });
}

/** Says a sentence that is known by its English, in one language: fills its placeholders. */
export type Say = (english: string, data?: MessageData) => string;

/** Says sentences in a language; what the language lacks stays English. */
export function sayIn(texts: Texts): Say {
  return (english, data = {}) => fillMessage(translated(texts.sentences, english), data, texts);
}

function textOfSaid({ key, said }: Said, { parts, rules }: Texts): string {
  return key === undefined ? translated(parts, said) : (rules[key] ?? said);
}

/** A value of ours: a word such as `a blank`, or names in backticks with commas between. */
function inOwnWords(value: string, { parts, comma, or }: Texts): string {
  if (comma !== inEnglish.comma && /^`[^`]*`(?:(?:, | or )`[^`]*`)+$/.test(value)) {
    return value.replaceAll('`, `', `\`${comma}\``).replaceAll('` or `', `\`${or}\``);
  }
  return translated(parts, value);
}

/** Longer words from a document say nothing more, and a whole line of a megabyte is no message. In characters. */
const LONGEST_VALUE = 1000;

function cut(value: string): string {
  if (value.length <= LONGEST_VALUE) return value;
  return `${value.slice(0, LONGEST_VALUE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The text of a problem in the language of the lookup. */
export function renderMessage(problem: Pick<Problem, 'rule' | 'message' | 'data'>, lookup: MessageLookup): string {
  return fillMessage(lookup(problem.rule, problem.message), problem.data, lookup.texts);
}
