import {
  fillMessage,
  inEnglish,
  type MessageLookup,
  messagesIn,
  type Phrase,
  type Problem,
  type Rule,
  renderMessage,
  type Say,
  type SchemaFault,
  type Style,
  sayIn,
  summaryIn,
  type Texts,
  textOf,
  textOfPhrase,
  type Words,
} from './engine';

// The language that this process speaks. The engine is told it with each call; shells learn it once, as they start, from
// whoever started them, and say everything through here.

/** Tags of the languages there are, as `--locale` takes them. */
export const locales = ['en', 'zh-cn'] as const;

/** A language that can be spoken. */
export type Locale = (typeof locales)[number];

let spoken: Texts = inEnglish;
let lookup: MessageLookup = messagesIn();
let say: Say = sayIn(inEnglish);

/** Speaks a language from now on. */
export function speak(texts: Texts): void {
  spoken = texts;
  lookup = messagesIn(texts);
  say = sayIn(texts);
}

/** The language that is spoken. */
export function spokenTexts(): Texts {
  return spoken;
}

/**
 * The language that is meant by a tag of any style, such as `zh-Hans` or `zh_CN.UTF-8`; `undefined` where there is none.
 * Chinese without more is simplified Chinese; whoever asks for the traditional script does not get another one.
 */
export function localeOf(tag: string): Locale | undefined {
  const parts = tag
    .toLowerCase()
    .replace(/[.@].*$/, '')
    .split(/[-_]/);
  if (parts[0] === 'en') return 'en';
  return parts[0] === 'zh' && !parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-cn' : undefined;
}

/** A sentence that is known by its English. */
export const t: Say = (english, data) => say(english, data);

/** A fault of a schema: a sentence without its full stop. */
export function faultWords({ said, text }: SchemaFault): string {
  return said === undefined ? text : fillMessage('{said}', { said }, spoken);
}

/** The words of a problem. */
export function messageOf(problem: Pick<Problem, 'rule' | 'message' | 'data'>): string {
  return renderMessage(problem, lookup);
}

/** The words of a message of a rule. */
export function wordsOf(rule: string, message: string, data: Problem['data']): string {
  return fillMessage(lookup(rule, message), data, spoken);
}

/** What a rule demands, in one sentence. */
export function summaryOf(rule: Rule): string {
  return summaryIn(spoken, rule);
}

/** What authoring says. */
export function sentenceOf(words: Words): string {
  return textOf(words, spoken);
}

/** What a hover, lens, completion or action says. */
export function phraseOf(phrase: Phrase, style: Style): string {
  return textOfPhrase(phrase, style, spoken);
}
