import type { Entry, Literal } from '../literals';

type Part = Entry | { readonly value: Literal };

/** Every literal within one, itself included; what several references share once. */
export function literalsIn(root: Literal): Literal[] {
  const found: Literal[] = [];
  const seen = new Set<readonly Part[]>();
  const tasks = [root];
  for (let next = tasks.pop(); next; next = tasks.pop()) {
    found.push(next);
    const parts: readonly Part[] | undefined =
      next.kind === 'object' ? next.entries : next.kind === 'array' ? next.elements : undefined;
    if (!parts || seen.has(parts)) continue;
    seen.add(parts);
    for (const { value } of parts) tasks.push(value);
  }
  return found;
}

/** The entries of every object within a literal, as they are written. */
export function entriesIn(root: Literal): Entry[] {
  const seen = new Set<readonly Entry[]>();
  return literalsIn(root).flatMap((literal) => {
    if (literal.kind !== 'object' || seen.has(literal.entries)) return [];
    seen.add(literal.entries);
    return [...literal.entries];
  });
}
