import {
  fillMessage,
  type MessageLookup,
  messagesIn,
  type Phrase,
  type Problem,
  type Rule,
  renderMessage,
  type SchemaFault,
  type Style,
  summaryIn,
  textOf,
  textOfPhrase,
  type Words,
} from '../engine';
import { spokenTexts } from '.';

// What the engine has to say, in the language that is spoken. It takes all rules, so who only speaks does without it.

let known: MessageLookup | undefined;

function lookup(): MessageLookup {
  const texts = spokenTexts();
  if (known?.texts !== texts) known = messagesIn(texts);
  return known;
}

/** A fault of a schema: a sentence without its full stop. */
export function faultWords({ said, text }: SchemaFault): string {
  return said === undefined ? text : fillMessage('{said}', { said }, spokenTexts());
}

/** The words of a problem. */
export function messageOf(problem: Pick<Problem, 'rule' | 'message' | 'data'>): string {
  return renderMessage(problem, lookup());
}

/** The words of a message of a rule. */
export function wordsOf(rule: string, message: string, data: Problem['data']): string {
  return fillMessage(lookup()(rule, message), data, spokenTexts());
}

/** What a rule demands, in one sentence. */
export function summaryOf(rule: Rule): string {
  return summaryIn(spokenTexts(), rule);
}

/** What authoring says. */
export function sentenceOf(words: Words): string {
  return textOf(words, spokenTexts());
}

/** What a hover, lens, completion or action says. */
export function phraseOf(phrase: Phrase, style: Style): string {
  return textOfPhrase(phrase, style, spokenTexts());
}
