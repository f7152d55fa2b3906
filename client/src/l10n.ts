// The language of the client. VS Code brings the texts (`l10n` in the manifest); what has nothing to do with the editor asks
// for them here, so that it runs without one. Sentences are known by their English.

/** Values for the `{name}` placeholders of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** Gives a sentence in the language of the editor, with its placeholders filled. */
export type Translate = (english: string, values: Values) => string;

let translate: Translate = (english, values) => {
  return english.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
};

/** Has all that follows said by somebody else than the English in the code. */
export function translateWith(translator: Translate): void {
  translate = translator;
}

/** A sentence in the language of the editor. */
export function t(english: string, values: Values = {}): string {
  return translate(english, values);
}

/** Marks a sentence or word that `t` is given later; the tests look for this mark. */
export function en<const Text extends string>(text: Text): Text {
  return text;
}
