import type { CompileContext, Extension } from 'mdast-util-from-markdown';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { Lines } from '../text/lines';
import { en } from '../texts';
import { limitEffort, TooTangled } from './effort';
import type { Facts } from './facts';
import { keepLineBreaks } from './lineBreaks';
import { keepLinkParts } from './linkParts';
import { noFacts, readFactsFrom } from './reader';
import type { Root } from './tree';

declare module 'mdast' {
  interface CodeData {
    /** How many fence lines the block has: 0 indented, 1 never closed, 2 closed. */
    fenceLines?: number;
  }
}

/** mdast does not say whether a fence was closed; the token stream does. */
const countFenceLines: Extension = {
  enter: {
    codeFencedFenceSequence(this: CompileContext) {
      // Behind the opening fence the content is gathered in a node of its own, on top of the block's.
      const node = this.stack.findLast((open) => open.type === 'code');
      if (node?.type === 'code') node.data = { ...node.data, fenceLines: (node.data?.fenceLines ?? 0) + 1 };
    },
  },
};

const parser = remark()
  .use(remarkGfm)
  .use(function readPlaces() {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), limitEffort];
    data.fromMarkdownExtensions = [
      ...(data.fromMarkdownExtensions ?? []),
      countFenceLines,
      keepLinkParts,
      keepLineBreaks,
    ];
  });

/**
 * Reads the facts of a text with remark (CommonMark and GFM), which is the meaning of Markdown here. Total: a text that is
 * too tangled has none, and says so.
 */
export function readFactsWithRemark(lines: Lines): Facts {
  try {
    const root: Root = parser.parse(lines.text);
    return readFactsFrom(root, lines);
  } catch (error) {
    // A stack overflow is a `RangeError`; any other is a fault of ours, but no reason to give up on all other files.
    return { ...noFacts, unread: error instanceof TooTangled ? error.message : en('the parser failed') };
  }
}
