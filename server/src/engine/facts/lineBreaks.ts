import type { Break } from 'mdast';
import type { CompileContext, Extension } from 'mdast-util-from-markdown';
import type { BreakToken } from './tree';

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
