import { htmlBlockNames, htmlRawNames } from 'micromark-util-html-tag-name';
import { matchAt } from './patterns';

/** What ends an HTML block: a text in one of its lines, or a blank line. */
export interface HtmlEnd {
  /** Found in the line that is the last one. */
  readonly closer?: RegExp;
  /** Where it is looked for in the first line. */
  readonly from: number;
  /** Only a complete tag of any name: such a block does not interrupt a paragraph. */
  readonly isTag: boolean;
}

const blockNames = new Set(htmlBlockNames);
const rawNames = new Set(htmlRawNames);

const tagName = /<(\/?)([A-Za-z][A-Za-z0-9-]*)(?=[ \t/>\r\n]|$)/y;
/** The rest of an opening tag in a line of its own. */
const openTagRest =
  /(?:[ \t]+[A-Za-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:"[^"\r\n]*"|'[^'\r\n]*'|[^\s"'=<>`]+))?)*[ \t]*\/?>[ \t]*(?=[\r\n]|$)/y;
const closeTagRest = /[ \t]*>[ \t]*(?=[\r\n]|$)/y;
const rawCloser = /<\/(?:pre|script|style|textarea)>/gi;

/** How an HTML block that begins with the `<` at the offset will end; `undefined` where none begins. */
export function htmlBlockAt(text: string, at: number): HtmlEnd | undefined {
  if (text.startsWith('<!--', at)) return { closer: /-->/g, from: at + 2, isTag: false };
  if (text.startsWith('<?', at)) return { closer: /\?>/g, from: at + 1, isTag: false };
  if (text.startsWith('<![CDATA[', at)) return { closer: /\]\]>/g, from: at + 9, isTag: false };
  if (/^<![A-Za-z]/.test(text.slice(at, at + 3))) return { closer: />/g, from: at + 2, isTag: false };
  const tag = matchAt(tagName, text, at);
  return tag && tagBlock(text, at + tag[0].length, tag[1] === '/', (tag[2] ?? '').toLowerCase());
}

function tagBlock(text: string, behind: number, isEnd: boolean, name: string): HtmlEnd | undefined {
  const isSlashed = text[behind] === '/';
  if (!isEnd && !isSlashed && rawNames.has(name)) return { closer: rawCloser, from: behind, isTag: false };
  if (blockNames.has(name)) return isSlashed && text[behind + 1] !== '>' ? undefined : { from: behind, isTag: false };
  return matchAt(isEnd ? closeTagRest : openTagRest, text, behind) ? { from: behind, isTag: true } : undefined;
}

/** True when the closer stands in the text between the offsets. */
export function closesWithin(closer: RegExp, text: string, start: number, end: number): boolean {
  closer.lastIndex = start;
  const match = closer.exec(text);
  return match !== null && match.index + match[0].length <= end;
}
