import type { Root } from '../tree';
import { scanBlocks } from './blocks';
import { scanInlines } from './inlines';
import { Unproven } from './unproven';

/** What the scanner makes of a text: its tree, or in a few words what it leaves to remark. */
export type Scan = { readonly root: Root } | { readonly unproven: string };

/**
 * Reads a Markdown text (CommonMark and GFM) into the tree that remark would make of it, or says which construct it does
 * not claim to read alike. `text` has no byte-order mark. Total and linear in the length of the text.
 */
export function scanMarkdown(text: string): Scan {
  if (/\0|\r(?!\n)/.test(text)) return { unproven: 'a lone carriage return or a NUL' };
  try {
    const { root, contents, labels } = scanBlocks(text);
    for (const content of contents) scanInlines(content, labels);
    return { root };
  } catch (error) {
    if (error instanceof Unproven) return { unproven: error.message };
    throw error;
  }
}
