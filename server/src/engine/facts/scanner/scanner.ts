import type { Root } from '../tree';
import { scanBlocks } from './blocks';
import { scanInlines } from './inlines';
import { Unproven } from './unproven';

/** What the scanner makes of a text: its tree, or in a few words what it leaves to remark. */
export type Scan = Scanned | { readonly unproven: string };

/** A text that the scanner has read. */
export interface Scanned {
  readonly root: Root;
  readonly hasDefinitions: boolean;
  /** Its last line stands in a code or HTML block that would go on if more lines came. */
  readonly endsOpen: boolean;
}

/**
 * Reads a Markdown text (CommonMark and GFM) into the tree that remark would make of it, or says which construct it does
 * not claim to read alike. `text` has no byte-order mark. Total and linear in the length of the text.
 */
export function scanMarkdown(text: string): Scan {
  if (/\0|\r(?!\n)/.test(text)) return { unproven: 'a lone carriage return or a NUL' };
  try {
    const { root, contents, labels, endsOpen } = scanBlocks(text);
    for (const content of contents) scanInlines(content, labels);
    return { root, hasDefinitions: labels.size > 0, endsOpen };
  } catch (error) {
    if (error instanceof Unproven) return { unproven: error.message };
    throw error;
  }
}
