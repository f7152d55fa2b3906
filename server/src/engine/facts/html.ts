import { decodeString } from 'micromark-util-decode-string';

/** A stretch of HTML source: the text between tags, or a tag. Comments and what a script holds are left out. */
export type HtmlPiece = HtmlText | HtmlTag;

export interface HtmlText {
  readonly kind: 'text';
  /** Character references decoded. */
  readonly text: string;
}

export interface HtmlTag {
  readonly kind: 'tag';
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Values by name in lower case, character references decoded; the first of two with the same name counts. */
  readonly attributes: ReadonlyMap<string, string>;
}

const tagStart = /<(\/?)([a-z][^\s/>]*)/iy;
const gap = /[\s/]*/y;
const attribute = /([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?|=/y;

/** Elements whose content is no markup and is shown to nobody. */
const hidden = new Set(['script', 'style', 'template', 'textarea', 'title']);

/** Reads HTML source piece by piece. Total and linear: a tag or comment that is not closed hides what follows. */
export function readHtml(source: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  for (let at = 0; at < source.length; ) {
    const open = source.indexOf('<', at);
    const end = open === -1 ? source.length : open;
    if (end > at) pieces.push({ kind: 'text', text: decodeReferences(source.slice(at, end)) });
    at = open === -1 ? end : readMarkup(source, open, pieces);
  }
  return pieces;
}

/** Reads what begins with `<` at the offset and gives the offset behind it. */
function readMarkup(source: string, at: number, pieces: HtmlPiece[]): number {
  if (source.startsWith('<!--', at)) return behind(source, '-->', at + 4);
  if (source[at + 1] === '!' || source[at + 1] === '?') return behind(source, '>', at);
  tagStart.lastIndex = at;
  const match = tagStart.exec(source);
  if (!match) {
    pieces.push({ kind: 'text', text: '<' });
    return at + 1;
  }
  const tag = { kind: 'tag', name: (match[2] ?? '').toLowerCase(), isEnd: match[1] === '/' } as const;
  const attributes = new Map<string, string>();
  const end = readAttributes(source, tagStart.lastIndex, attributes);
  if (source[end] !== '>') return source.length;
  pieces.push({ ...tag, attributes });
  return tag.isEnd || !hidden.has(tag.name) ? end + 1 : behindHidden(source, tag.name, end + 1);
}

/** Gives the offset of the `>` that closes the tag, or the end of the source. */
function readAttributes(source: string, from: number, attributes: Map<string, string>): number {
  let at = from;
  for (;;) {
    gap.lastIndex = at;
    gap.exec(source);
    attribute.lastIndex = gap.lastIndex;
    const match = attribute.exec(source);
    if (!match) return gap.lastIndex;
    const name = (match[1] ?? '').toLowerCase();
    if (!attributes.has(name)) attributes.set(name, decodeReferences(match[2] ?? match[3] ?? match[4] ?? ''));
    at = attribute.lastIndex;
  }
}

function behind(source: string, closer: string, from: number): number {
  const close = source.indexOf(closer, from);
  return close === -1 ? source.length : close + closer.length;
}

/** The closing tag of such an element ends it whatever stands between. */
function behindHidden(source: string, name: string, from: number): number {
  const closer = new RegExp(`</${name}(?![^\\s/>])`, 'gi');
  closer.lastIndex = from;
  return closer.exec(source)?.index ?? source.length;
}

/** The text with character references such as `&amp;` and `&#x4e2d;` replaced by what they stand for. */
function decodeReferences(text: string): string {
  return text.replace(/&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});/gi, decodeString);
}
