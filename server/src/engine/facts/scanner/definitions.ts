import { decodeString } from 'micromark-util-decode-string';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Definition } from '../tree';
import type { Cut } from './cut';
import { place } from './nodes';

/** Labels that have been defined, normalised. */
export type Labels = Set<string>;

/** The text as it is meant: escapes and character references decoded. */
export function decode(text: string): string {
  return /[\\&]/.test(text) ? decodeString(text) : text;
}

const labelPattern = /\[((?:[^\\[\]]|\\[^\r\n]|\\(?=\r?\n))*)\]/y;
const gap = /[ \t]*(?:\r?\n[ \t]*)?/y;
const angled = /<(?:[^<>\\\r\n]|\\.)*>/y;
const titlePattern = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^)\\]|\\[\s\S])*\)/y;
const restOfLine = /[ \t]*(?=\r?\n|$)/y;

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** In characters. */
export const LONGEST_LABEL = 999;

/** Where a label in square brackets that begins there ends; it must hold something, and no more than 999 characters. */
export function endOfLabel(text: string, at: number): number | undefined {
  const end = endOf(labelPattern, text, at);
  if (end === undefined || end - at - 2 > LONGEST_LABEL) return undefined;
  return /[^ \t\r\n]/.test(text.slice(at + 1, end - 1)) ? end : undefined;
}

/** Where the address of a link that begins there ends: in angle brackets, or up to a blank with balanced parentheses. */
export function endOfDestination(text: string, at: number, deepest: number): number | undefined {
  if (text[at] === '<') return endOf(angled, text, at);
  let depth = 0;
  let end = at;
  for (; end < text.length && isOfDestination(text.charCodeAt(end)); end++) {
    const code = text.charCodeAt(end);
    if (code === BACKSLASH && isEscapable(text.charCodeAt(end + 1))) end++;
    else if (code === OPEN) depth++;
    else if (code === CLOSE && --depth < 0) break;
    if (depth > deepest) return undefined;
  }
  return end === at || depth > 0 || !mayFollow(text, end) ? undefined : end;
}

const [BACKSLASH, SPACE, DELETE, OPEN, CLOSE] = [92, 32, 127, 40, 41];

function isOfDestination(code: number): boolean {
  return code > SPACE && code !== DELETE;
}

function isEscapable(code: number): boolean {
  return code === BACKSLASH || code === OPEN || code === CLOSE;
}

/** Control characters end no address: they keep it from being one. */
function mayFollow(text: string, end: number): boolean {
  return end >= text.length || /[ \t\r\n)]/.test(text[end] ?? '');
}

/** Where a title that begins there ends. */
export function endOfTitle(text: string, at: number): number | undefined {
  return endOf(titlePattern, text, at);
}

/** Behind blanks and at most one line end. */
export function behindGap(text: string, at: number): number {
  return endOf(gap, text, at) ?? at;
}

/** A definition, and where in its content the line behind it begins. */
interface Found {
  readonly node: Definition;
  readonly next: number;
}

/** The definitions that the content of a paragraph begins with, and the place where what follows them begins. */
export function readDefinitions(cut: Cut, labels: Labels): { readonly nodes: Definition[]; readonly end: number } {
  const nodes: Definition[] = [];
  let end = 0;
  for (let at = 0; cut.text[at] === '['; ) {
    const found = readDefinition(cut, at, labels);
    if (!found) break;
    nodes.push(found.node);
    end = found.next;
    at = behindBlanks(cut.text, end);
  }
  return { nodes, end };
}

function behindBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

/** Reads the definition that begins at a place of the content of a paragraph. */
function readDefinition(cut: Cut, from: number, labels: Labels): Found | undefined {
  const { text } = cut;
  const labelEnd = endOfLabel(text, from);
  if (labelEnd === undefined || text[labelEnd] !== ':') return undefined;
  const begin = behindGap(text, labelEnd + 1);
  const destinationEnd = endOfDestination(text, begin, Number.POSITIVE_INFINITY);
  if (destinationEnd === undefined) return undefined;
  const end = endWithTitle(text, destinationEnd) ?? endOf(restOfLine, text, destinationEnd);
  if (end === undefined) return undefined;
  const label = normalizeIdentifier(text.slice(from + 1, labelEnd - 1));
  labels.add(label);
  const isAngled = text[begin] === '<';
  const node: Definition = {
    type: 'definition',
    identifier: label.toLowerCase(),
    url: decode(isAngled ? text.slice(begin + 1, destinationEnd - 1) : text.slice(begin, destinationEnd)),
    data: {
      linkText: { start: cut.at(from + 1), end: cut.endAt(labelEnd - 1) },
      linkDestination: { start: cut.at(begin), end: cut.endAt(destinationEnd) },
    },
    position: place(cut.at(from), cut.endAt(end)),
  };
  return { node, next: /^\r?\n/.test(text.slice(end, end + 2)) ? text.indexOf('\n', end) + 1 : text.length };
}

/** Where the line ends that a title ends, if there is one. */
function endWithTitle(text: string, from: number): number | undefined {
  const begin = behindGap(text, from);
  const end = begin > from ? endOfTitle(text, begin) : undefined;
  return end === undefined ? undefined : endOf(restOfLine, text, end);
}
