import type { ArrayLiteral, Element, Entry, Literal, ObjectLiteral } from '../../literals';
import { type Edit, insert, remove, replace } from '../../rule';
import type { SchemaSite } from '../../schemaSites/site';
import { clip } from './clip';

/** A value as it is written, for a message. */
export function written({ span }: Literal, { text }: Pick<SchemaSite, 'text'>): string {
  return clip(text.slice(span.start, span.end).replace(/\s+/g, ' '));
}

/** Whether a schema is written in JSON, where keys and texts take double quotes. */
export function isJson({ label }: SchemaSite): boolean {
  return label === undefined;
}

/** A text as a literal of the language that the schema is written in, in the quotes of `like` where that has some. */
export function quoted(value: string, site: SchemaSite, like?: Literal): string {
  const double = JSON.stringify(value);
  if (isJson(site) || (like?.kind === 'string' && like.quote === '"')) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A key as the schema's language has it before a colon. */
export function keyed(key: string, site: SchemaSite): string {
  return isJson(site) || !/^[A-Za-z_$][\w$]*$/.test(key) ? quoted(key, site) : key;
}

/** An edit that puts another text in the place of a value. */
export function replaceValue({ span }: Literal, text: string): Edit {
  return replace(span, text);
}

/** An edit that gives an entry another key, in the quotes that it has. */
export function renameKey({ keySpan, key = '' }: Entry, name: string, site: SchemaSite): Edit {
  const isQuoted = /^["'[]/.test(site.text.slice(keySpan.start, keySpan.end)) || key === '__proto__';
  return replace(keySpan, isQuoted ? quoted(name, site, quoteLike(site.text, keySpan.start)) : keyed(name, site));
}

function quoteLike(text: string, at: number): Literal | undefined {
  if (text[at] !== '"') return undefined;
  return { kind: 'string', value: '', quote: '"', span: { start: at, end: at }, incomplete: false, via: undefined };
}

/** An edit that puts an entry before all others. */
export function prependEntry({ entries, span }: ObjectLiteral, text: string, entry: string): Edit {
  const first = entries[0];
  if (!first) return replace({ start: span.start + 1, end: span.end - 1 }, ` ${entry} `);
  return insert(first.span.start, `${entry},${gapBefore(text, span.start + 1, first.span.start)}`);
}

/** An edit that puts an entry behind another. */
export function insertAfter({ entries, span }: ObjectLiteral, text: string, after: Entry, entry: string): Edit {
  const first = entries[0] ?? after;
  return insert(after.span.end, `,${gapBefore(text, span.start + 1, first.span.start)}${entry}`);
}

/** What stands between the entries of an object: a line end with the indentation, or a blank. */
function gapBefore(text: string, start: number, end: number): string {
  return /(?:\r\n?|\n)[ \t]*$/.exec(text.slice(start, end))?.[0] ?? ' ';
}

/** An edit that takes an entry out of an object; `undefined` when it stands elsewhere, in something that is spread. */
export function removeEntry({ entries }: ObjectLiteral, text: string, entry: Entry): Edit | undefined {
  return removePart(entries, text, entry);
}

/** An edit that takes an element out of an array; `undefined` when it stands elsewhere, in something that is spread. */
export function removeElement({ elements }: ArrayLiteral, text: string, element: Element): Edit | undefined {
  return removePart(elements, text, element);
}

/** Takes one comma along, and the blanks of the side on which the comma was; comments stay. */
function removePart<Part extends Entry | Element>(parts: readonly Part[], text: string, part: Part): Edit | undefined {
  const at = parts.findIndex(({ span }) => span.start === part.span.start && span.end === part.span.end);
  if (at === -1) return undefined;
  const { start, end } = part.span;
  const next = parts[at + 1]?.span.start;
  if (next !== undefined && isBare(text.slice(end, next))) return remove({ start, end: next });
  const previous = parts[at - 1]?.span.end;
  if (previous !== undefined && isBare(text.slice(previous, start))) return remove({ start: previous, end });
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
  return remove({ start, end: end + comma });
}

function isBare(between: string): boolean {
  return /^[\s,]*$/.test(between);
}
