import { fillMessage } from '../messages';
import { inEnglish, type Texts } from '../texts';

/** What a placeholder is filled with. A plain string is a workspace's word: it shows as it is and is never Markdown. */
export type Value = string | number | Code | Source;

/** Names from the workspace that show as code, with commas between. */
export interface Code {
  readonly code: readonly string[];
}

/** A text of our own that may hold code spans; in other languages it is known as the summary of a rule, or not at all. */
export interface Source {
  readonly source: string;
  readonly rule?: string;
}

/** A sentence, not yet in words. */
export interface Phrase {
  readonly id: PhraseId;
  readonly data: Readonly<Record<string, Value>>;
}

/** How a sentence is to be shown. */
export type Style = 'markdown' | 'plain';

/** Builds a sentence. */
export function phrase(id: PhraseId, data: Phrase['data'] = {}): Phrase {
  return { id, data };
}

/** Marks names as code. */
export function code(...names: readonly string[]): Code {
  return { code: names };
}

/** The sentence in words of a language. */
export function textOfPhrase({ id, data }: Phrase, style: Style, language: Texts = inEnglish): string {
  const shown = Object.entries(data).map(([name, value]) => [name, showValue(value, style, language)] as const);
  const text = language.phrases[id] ?? texts[id];
  return fillMessage(style === 'markdown' ? text : text.replaceAll('**', ''), Object.fromEntries(shown), language);
}

function showValue(value: Value, style: Style, language: Texts): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return style === 'markdown' ? escapeMarkdown(value) : onOneLine(value);
  if ('source' in value) return language.rules[value.rule ?? ''] ?? value.source;
  return value.code.map((name) => `\`${onOneLine(name).replaceAll('`', '?')}\``).join(', ');
}

/** The text with every mark of Markdown taken literally, on one line. */
function escapeMarkdown(text: string): string {
  return onOneLine(text).replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

export type PhraseId = keyof typeof texts;

/** Sentences with `{name}` placeholders. */
const texts = {
  // What a section is for
  problem: 'What is wrong or missing today. It makes sense to somebody who has not read on.',
  proposal: 'What is to change, and how. The one section that may speak of the future.',
  alternatives: 'What else was considered, an entry for each, and why it lost. Nothing is made up afterwards.',
  acceptance: 'What can be observed once the work is done.',
  risks: 'What may go wrong, and what is given up.',
  decision: 'What was built, in the present tense.',
  consequences: 'What the decision brings and what it costs.',
  testing: 'Which tests cover it today.',
  verification: 'How to see today that it holds.',

  // A heading, and where it stands in the contract
  section: '**{name}**',
  translated: '**{name}**, in English {english}',
  comesFirst: 'Comes first in every lifecycle.',
  askedFor: 'Asked for in every lifecycle.',
  required: 'Required in {folders}.',
  banned: 'Has no place in {folders}.',

  // Lifecycles
  lifecycle: '**{label}**',
  proposed: 'Under discussion: nothing of it has to exist yet.',
  implemented: 'Built: the text says what is there.',
  rejected: 'Turned down: the proposal stays as it was, with the reason.',
  frozen: 'What is here stays as it is.',
  moves: 'From here it may go to {folders}.',
  staysHere: 'From here it goes nowhere: a new {noun} takes its place.',

  // A linked document
  title: '**{title}**',
  status: '{status}',
  firstProposed: 'First proposed on {date}.',
  noProblem: 'No problem is found in it.',
  oneProblem: 'One problem is found in it.',
  problems: '{count} problems are found in it.',

  // Rules
  rule: '**{rule}**',
  summary: '{summary}',
  reported: 'Reported here as {severity}.',
  switchedOff: 'Switched off here.',
  namespace: 'All rules whose id begins with {prefix}.',

  // Suppression comments
  disableNextLine: 'Silences rules on the next line.',
  disable: 'Silences rules from here on.',
  enable: 'Ends what `rfc-disable` began.',

  // Code actions
  disableOnLine: 'Disable {rule} on this line',
  disableInBlock: 'Disable {rule} in this block',
  disableInFile: 'Disable {rule} in this file',
  fixRule: 'Fix all {rule} problems in this file',

  // The code lenses
  generated: 'Generated from the {noun} files: what is written here is lost',
  regenerate: 'Regenerate',
  oneReference: 'Referenced by {count} {noun}',
  references: 'Referenced by {count} {noun}s',
  move: '{from} → {to}',
  moveAsking: '{from} → {to}…',
  pairInSync: 'In sync with {other}',
  pairEdited: 'Edited since confirmed',
  pairOtherEdited: '{other} edited since confirmed',
  pairBothEdited: 'Both languages edited since confirmed',
  pairDiverged: 'Differs from {other} in structure',
  pairMalformed: 'The record of the pair is not in order',
  pairUnconfirmed: 'Not confirmed yet',
  pairMissing: 'There is no {other} side',
  compare: 'Compare',
  confirm: 'Confirm',
  openOther: 'Open {other}',
  createOther: 'Create {other}',
} as const satisfies Readonly<Record<string, string>>;
