import { findAt, type JsonFaultKind, type Literal, readJson, toPartialValue } from '../literals';
import { sayIn } from '../messages';
import type { ValueViolation } from '../schema';
import type { Span } from '../text/span';
import { en, inEnglish, type Texts } from '../texts';
import type { UsableSchema } from './usable';

/** Something wrong with a text of arguments, and where. */
export interface ArgumentProblem {
  /** Zero-based UTF-16 offsets into the text. */
  readonly span: Span;
  /** The kind of the violation, or `not-json`. Spec: schema-dsl.md §4.1. */
  readonly kind: ValueViolation['kind'] | 'not-json';
  /** From the root of the value; empty for a text that is no JSON. */
  readonly path: readonly (string | number)[];
  /** A sentence without its full stop. */
  readonly text: string;
}

/** How a text of arguments is read. */
export interface ArgumentOptions {
  /** True when comments and trailing commas are allowed. */
  readonly jsonc: boolean;
  /** The language for what is said about JSON; violations are in the words of the contract. */
  readonly texts?: Texts;
}

/**
 * What is wrong with a JSON text as a value of a schema; empty when nothing is. A text that is no JSON gives that alone.
 * Never throws, whatever the text. Spec: schema-dsl.md §4.
 */
export function judgeArguments(
  schema: UsableSchema,
  text: string,
  { jsonc, texts = inEnglish }: ArgumentOptions,
): ArgumentProblem[] {
  // Most values are right, and then nobody asks where anything stands.
  const plain = jsonc ? undefined : parseQuickly(text);
  if (plain && schema.inspect(plain.value).length === 0) return [];
  const { literal, faults } = readJson(text, { jsonc });
  const [fault] = faults;
  if (fault || !literal) return [notJson(fault?.span ?? { start: 0, end: 0 }, fault?.kind ?? 'empty', texts)];
  const value = plain ? plain.value : toPartialValue(literal, () => undefined);
  return schema.inspect(value).map((violation) => ({ ...violation, span: placeOf(violation, literal) }));
}

function parseQuickly(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The value itself; the key of one that is not declared; of what is missing the object that lacks it. */
function placeOf({ kind, path }: ValueViolation, root: Literal): Span {
  const { entry, exact, literal } = findAt(root, path);
  return kind === 'undeclared' && exact && entry ? entry.keySpan : literal.span;
}

function notJson(span: Span, kind: JsonFaultKind, texts: Texts): ArgumentProblem {
  const text = sayIn(texts)('this is no JSON: {reason}', { reason: faultTexts[kind] });
  return { span, kind: 'not-json', path: [], text };
}

const faultTexts: Readonly<Record<JsonFaultKind, string>> = {
  empty: en('there is no value'),
  value: en('a value is missing here'),
  key: en('a key in double quotes is missing here'),
  colon: en('a colon is missing here'),
  comma: en('a comma is missing here'),
  bracket: en('a bracket is not closed, or another one is'),
  surplus: en('something follows the value'),
  symbol: en('these characters are no value'),
  string: en('a string is not closed'),
  escape: en('the string has an escape that is none'),
  control: en('the string has a control character that is not escaped'),
  number: en('the number is not written to its end'),
  comment: en('a comment is not closed'),
  'jsonc-comment': en('comments are not allowed'),
  'jsonc-comma': en('nothing follows the comma'),
};

/** Whether a text is one JSON value by itself. */
export function isJson(text: string): boolean {
  return parseQuickly(text) !== undefined;
}

/** Whether a text that is no JSON is one up to its end, so that it may go on. */
export function beginsJson(text: string): boolean {
  const [fault] = readJson(text, { jsonc: false }).faults;
  return fault !== undefined && fault.span.start >= text.trimEnd().length;
}
