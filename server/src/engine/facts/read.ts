import type { Lines } from '../text/lines';
import type { Facts } from './facts';
import { readFactsFrom, withoutMark } from './reader';
import { readFactsWithRemark } from './remark';
import { scanMarkdown } from './scanner/scanner';

/**
 * Reads the facts of a Markdown text (CommonMark and GFM): with the scanner, and with remark where the text holds a
 * construct that the scanner leaves to it. Which of them it was makes no difference to the facts. Total: a text that is
 * too tangled has none, and says so.
 */
export function readFacts(lines: Lines): Facts {
  const scan = scanMarkdown(withoutMark(lines.text));
  return 'root' in scan ? readFactsFrom(scan.root, lines) : readFactsWithRemark(lines);
}
