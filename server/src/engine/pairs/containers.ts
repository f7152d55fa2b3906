import type { MarkdownDocument } from '../document';

/**
 * What each further line of a block that begins at `offset` must begin with: the marks of quotes around it, and blanks for
 * those of list items. `undefined` for a block in a container of another kind.
 */
export function prefixAt({ text, lines }: MarkdownDocument, offset: number): string | undefined {
  const before = text.slice(lines.startOfLineAt(offset), offset).replace('\uFEFF', '');
  if (!/^(?:\s|>|[-+*]|\d{1,9}[.)])*$/.test(before)) return undefined;
  return before.replace(/[^\s>]/g, ' ');
}
