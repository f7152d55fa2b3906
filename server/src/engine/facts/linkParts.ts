import type { CompileContext, Extension } from 'mdast-util-from-markdown';
import type { Span } from '../text/span';
import type { LinkParts } from './tree';

declare module 'mdast' {
  interface LinkData extends LinkParts {}
  interface LinkReferenceData extends LinkParts {}
  interface ImageData extends LinkParts {}
  interface ImageReferenceData extends LinkParts {}
  interface DefinitionData extends LinkParts {}
}

interface Token {
  readonly start: { readonly offset: number };
  readonly end: { readonly offset: number };
}

/** Keeps where the parts of links stand; mdast only says what they mean. */
export const keepLinkParts: Extension = {
  enter: {
    labelText(this: CompileContext, token: Token) {
      // What stands between the brackets is gathered in a node of its own, on top of the link's.
      keepPart(this.stack.at(-2), 'linkText', spanOf(token));
    },
    definitionLabel(this: CompileContext, token: Token) {
      const { start, end } = spanOf(token);
      keepPart(this.stack.at(-1), 'linkText', { start: start + 1, end: end - 1 });
    },
    resource(this: CompileContext, token: Token) {
      keepPart(this.stack.at(-1), 'linkResource', spanOf(token));
    },
    resourceDestination(this: CompileContext, token: Token) {
      keepPart(this.stack.at(-1), 'linkDestination', spanOf(token));
    },
    definitionDestination(this: CompileContext, token: Token) {
      keepPart(this.stack.at(-1), 'linkDestination', spanOf(token));
    },
  },
};

function spanOf({ start, end }: Token): Span {
  return { start: start.offset, end: end.offset };
}

function keepPart(node: CompileContext['stack'][number] | undefined, part: keyof LinkParts, span: Span): void {
  if (node?.type !== 'link' && node?.type !== 'image' && node?.type !== 'definition') return;
  node.data = { ...node.data, [part]: span };
}
