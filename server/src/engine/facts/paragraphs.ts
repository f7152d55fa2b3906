import type { LineBreak, Paragraph } from './facts';
import type { BreakToken, Node } from './tree';

/**
 * The paragraphs at any depth, from the nodes of the tree that was parsed with `keepLineBreaks`. `shift` is how many
 * characters the parser skipped at the beginning of `text`.
 */
export function readParagraphs(nodes: readonly Node[], text: string, shift: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const node of nodes) {
    if (node.type !== 'paragraph') continue;
    const start = (node.position?.start.offset ?? 0) + shift;
    let end = (node.position?.end.offset ?? 0) + shift;
    while (end > start && isBlank(text[end - 1])) end--;
    const breaks: LineBreak[] = [];
    for (const token of node.data?.breaks ?? []) {
      breaks.push(toLineBreak(token, { text, shift, from: breaks.at(-1)?.span.end ?? start }));
    }
    paragraphs.push({ span: { start, end }, breaks });
  }
  return paragraphs;
}

/** `from`: where the line begins, which may hold nothing but blanks and the mark of a hard break. */
function toLineBreak(
  { kind, ...token }: BreakToken,
  { text, shift, from }: { readonly text: string; readonly shift: number; readonly from: number },
): LineBreak {
  let [start, end] = [token.start + shift, token.end + shift];
  if (kind === 'verbatim') return { kind, span: { start, end } };
  while (start > from && isBlank(text[start - 1])) start--;
  while (isBlank(text[end])) end++;
  return { kind, span: { start, end } };
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\t';
}
