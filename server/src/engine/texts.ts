/** Texts of one language by key; what is not in it is English. */
export type MessageTable = Readonly<Record<string, string>>;

/** Everything that engine and shells say, in one language. English stands in the code itself, so its tables are empty. */
export interface Texts {
  /** The language as a tag that HTML knows, such as `zh-CN`. */
  readonly tag: string;
  /** Messages by rule id + `/` + message id; summaries by rule id. */
  readonly rules: MessageTable;
  /** What authoring says, by the id of the words. */
  readonly words: MessageTable;
  /** What hovers, lenses, completions and actions say, by the id of the phrase. */
  readonly phrases: MessageTable;
  /** All other sentences, by their English. */
  readonly sentences: MessageTable;
  /** Words that fill a place in a sentence, by their English. */
  readonly parts: MessageTable;
  /** Between names in a row, and between the last two when one of them is meant. */
  readonly comma: string;
  readonly or: string;
}

/** The language that the code is written in. */
export const inEnglish: Texts = {
  tag: 'en',
  ...{ rules: {}, words: {}, phrases: {}, sentences: {}, parts: {} },
  ...{ comma: ', ', or: ' or ' },
};

/** Marks a sentence or word that is put into the reader's language where it is shown; the tests look for this mark. */
export function en<const Text extends string>(text: Text): Text {
  return text;
}

/** The text under a key; the key itself where the language has none. Keys may be anything, inherited names too. */
export function translated(table: MessageTable, key: string): string {
  return Object.hasOwn(table, key) ? (table[key] ?? key) : key;
}

/** Reads texts that were written as JSON; `undefined` for anything else. */
export function readTexts(value: unknown): Texts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { tag, rules, words, phrases, sentences, parts, comma, or } = value as Readonly<Record<string, unknown>>;
  if (typeof tag !== 'string' || typeof comma !== 'string' || typeof or !== 'string') return undefined;
  if (!isTable(rules) || !isTable(words) || !isTable(phrases) || !isTable(sentences) || !isTable(parts))
    return undefined;
  return { tag, rules, words, phrases, sentences, parts, comma, or };
}

function isTable(value: unknown): value is MessageTable {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
