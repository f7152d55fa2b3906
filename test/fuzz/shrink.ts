import type { Fails } from './target';

/**
 * The shortest list that still fails and that leaving things out leads to (delta debugging): halves go first, then
 * quarters, down to single items, until no single item can go.
 */
export async function shrinkList<Item>(
  items: readonly Item[],
  fails: Fails<readonly Item[]>,
): Promise<readonly Item[]> {
  let current = items;
  for (let size = Math.ceil(items.length / 2); size >= 1; ) {
    const smaller = await withoutAny(current, size, fails);
    if (smaller.length === current.length && size === 1) return current;
    current = smaller;
    size = Math.max(1, Math.min(Math.floor(size / 2), Math.ceil(current.length / 2)));
    if (current.length === 0) return current;
  }
  return current;
}

/** The list without each stretch of `size` items that it can do without. */
async function withoutAny<Item>(
  items: readonly Item[],
  size: number,
  fails: Fails<readonly Item[]>,
): Promise<readonly Item[]> {
  let current = items;
  for (let at = 0; at < current.length; ) {
    const without = [...current.slice(0, at), ...current.slice(at + size)];
    if (await fails(without)) current = without;
    else at += size;
  }
  return current;
}

/** Texts up to this length are shortened character by character; longer ones have lost their lines by then. */
const MAX_CHARACTERS = 4_000;

/** The shortest text that still fails: lines go first, then characters. */
export async function shrinkText(text: string, fails: Fails<string>): Promise<string> {
  const lines = await shrinkList(text.split(/(?<=\n)/), (each) => fails(each.join('')));
  const shorter = lines.join('');
  if (shorter.length > MAX_CHARACTERS) return shorter;
  return (await shrinkList(shorter.split(''), (each) => fails(each.join('')))).join('');
}

/** The smallest value of JSON that still fails: members and items go, texts get shorter. */
export async function shrinkJson(value: unknown, fails: Fails<unknown>): Promise<unknown> {
  if (typeof value === 'string') return shrinkText(value, fails);
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const build = (entries: readonly (readonly [string, unknown])[]) =>
    isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  let entries = await shrinkList(Object.entries(value), (each) => fails(build(each)));
  for (const [index, [key, inner]] of entries.entries()) {
    const others = (smaller: unknown) => entries.map((each, at) => (at === index ? ([key, smaller] as const) : each));
    const smaller = await shrinkJson(inner, (each) => fails(build(others(each))));
    entries = others(smaller) as typeof entries;
  }
  return build(entries);
}

/** The smallest set of named texts that still fails; what is no text stays as it is. */
export async function shrinkTexts<Entry>(
  entries: Readonly<Record<string, Entry>>,
  fails: Fails<Readonly<Record<string, Entry | string>>>,
): Promise<Readonly<Record<string, Entry | string>>> {
  const kept = await shrinkList(Object.entries(entries), (each) => fails(Object.fromEntries(each)));
  const current: Record<string, Entry | string> = Object.fromEntries(kept);
  for (const [name, entry] of kept) {
    if (typeof entry !== 'string') continue;
    current[name] = await shrinkText(entry, (text) => fails({ ...current, [name]: text }));
  }
  return current;
}

/** Says no once `most` cases were tried or the time, in milliseconds, is over, so that shrinking ends. */
export function limited<Case>(fails: Fails<Case>, most: number, time: number): Fails<Case> {
  const end = Date.now() + time;
  let left = most;
  return async (input) => left-- > 0 && Date.now() < end && (await fails(input));
}
