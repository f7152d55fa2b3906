// The language of a page. Whoever puts a frame around it puts the texts into it, in an element of their own; sentences are
// known by their English, so that without one the page is in English.

/** Values for the `{name}` placeholders of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

let table: Readonly<Record<string, unknown>> = {};

/** Reads the texts out of the frame. */
export function readTexts(frame: Document): void {
  const found: unknown = JSON.parse(frame.getElementById('texts')?.textContent ?? '{}');
  table = typeof found === 'object' && found !== null ? { ...found } : {};
}

/** A sentence in the language of the page, with its placeholders filled. */
export function t(english: string, values: Values = {}): string {
  const found = Object.hasOwn(table, english) ? table[english] : undefined;
  const text = typeof found === 'string' ? found : english;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Marks a sentence or word that `t` is given later; the tests look for this mark. */
export function en<const Text extends string>(text: Text): Text {
  return text;
}
