import type { Break, Nodes, Root } from 'mdast';
import type { CompileContext, Extension } from 'mdast-util-from-markdown';
import type { LineBreak, Paragraph } from './facts';

/** A line break as the token stream has it: before a byte-order mark is counted, blanks around it left out. */
interface BreakToken {
  readonly kind: LineBreak['kind'];
  readonly start: number;
  end: number;
}

declare module 'mdast' {
  interface ParagraphData {
    breaks?: BreakToken[];
  }
}

interface Place {
  readonly offset: number;
  readonly line: number;
}

interface Token {
  readonly start: Place;
  readonly end: Place;
}

/** Keeps where the lines of a paragraph end and where the next ones begin; mdast only has their text. */
export const keepLineBreaks: Extension = {
  enter: {
    lineEnding: keepLineEnding,
    // A line end right behind the opening marks of inline code, or in front of the closing ones, goes by this name.
    codeTextPadding(this: CompileContext, token: Token) {
      if (token.start.line !== token.end.line) keepLineEnding.call(this, token);
    },
  },
  // What repeats on every line of a quote, list item or footnote.
  exit: {
    blockQuotePrefix: keepContainerPrefix,
    listItemIndent: keepContainerPrefix,
    gfmFootnoteDefinitionIndent: keepContainerPrefix,
  },
};

function keepLineEnding(this: CompileContext, { start, end }: Token): void {
  const node = this.stack.findLast((open) => open.type === 'paragraph');
  if (node?.type !== 'paragraph') return;
  const hard = hardBreakBefore(this, start.offset);
  const isVerbatim = this.stack.some(({ type }) => type === 'inlineCode' || type === 'html');
  const kind = isVerbatim ? 'verbatim' : 'soft';
  const breaks = node.data?.breaks ?? [];
  breaks.push({ kind: hard ? 'hard' : kind, start: hard?.position?.start.offset ?? start.offset, end: end.offset });
  node.data = { ...node.data, breaks };
}

function hardBreakBefore({ stack }: CompileContext, offset: number): Break | undefined {
  const node = stack.at(-1);
  const last = node && 'children' in node ? node.children.at(-1) : undefined;
  return last?.type === 'break' && last.position?.end.offset === offset ? last : undefined;
}

function keepContainerPrefix(this: CompileContext, { end }: Token): void {
  const node = this.stack.findLast((open) => open.type === 'paragraph');
  const last = node?.type === 'paragraph' ? node.data?.breaks?.at(-1) : undefined;
  if (last) last.end = end.offset;
}

/**
 * The paragraphs at any depth, from the tree that was parsed with `keepLineBreaks`. `shift` is how many characters the
 * parser skipped at the beginning of `text`.
 */
export function readParagraphs(root: Root, text: string, shift: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const pending: Nodes[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'paragraph') {
      const start = (node.position?.start.offset ?? 0) + shift;
      let end = (node.position?.end.offset ?? 0) + shift;
      while (end > start && isBlank(text[end - 1])) end--;
      const breaks = (node.data?.breaks ?? []).map((token) => toLineBreak(token, text, shift));
      paragraphs.push({ span: { start, end }, breaks });
    } else if ('children' in node) {
      for (const child of node.children.toReversed()) pending.push(child);
    }
  }
  return paragraphs;
}

function toLineBreak(token: BreakToken, text: string, shift: number): LineBreak {
  const { kind } = token;
  let [start, end] = [token.start + shift, token.end + shift];
  if (kind === 'verbatim') return { kind, span: { start, end } };
  while (isBlank(text[start - 1])) start--;
  while (isBlank(text[end])) end++;
  return { kind, span: { start, end } };
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\t';
}
