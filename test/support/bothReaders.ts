import { isDeepStrictEqual } from 'node:util';
import type { Facts } from '../../server/src/engine/facts/facts';
import { noFacts, readFactsFrom, withoutMark } from '../../server/src/engine/facts/reader';
import { readFactsWithRemark } from '../../server/src/engine/facts/remark';
import { scanMarkdown } from '../../server/src/engine/facts/scanner/scanner';
import { Lines } from '../../server/src/engine/text/lines';

const names = Object.keys(noFacts) as (keyof Facts)[];

/** How the scanner and remark read a text: alike, or differently in one of the facts; or the scanner leaves it alone. */
export type Comparison =
  | { readonly kind: 'alike' }
  | { readonly kind: 'left'; readonly why: string }
  | { readonly kind: 'apart'; readonly fact: string; readonly remark: unknown; readonly scanner: unknown };

/** Reads a text with both. A text that is too tangled for remark cannot be compared and counts as alike. */
export function compareReaders(text: string): Comparison {
  const scan = scanMarkdown(withoutMark(text));
  if ('unproven' in scan) return { kind: 'left', why: scan.unproven };
  const lines = new Lines(text);
  const expected = readFactsWithRemark(lines);
  if (expected.unread !== undefined) return { kind: 'alike' };
  const found = readFactsFrom(scan.root, lines);
  const fact = names.find((name) => !isDeepStrictEqual(expected[name], found[name]));
  if (fact === undefined) return { kind: 'alike' };
  return { kind: 'apart', fact, ...firstApart(expected[fact], found[fact]) };
}

/** The first things in two lists, or lists of lists, that are not the same. */
function firstApart(remark: unknown, scanner: unknown): { remark: unknown; scanner: unknown } {
  if (!Array.isArray(remark) || !Array.isArray(scanner)) {
    if (typeof remark !== 'object' || typeof scanner !== 'object' || !remark || !scanner) return { remark, scanner };
    const [a, b] = [new Map(Object.entries(remark)), new Map(Object.entries(scanner))];
    const key = [...a.keys()].find(
      (each) => Array.isArray(a.get(each)) && !isDeepStrictEqual(a.get(each), b.get(each)),
    );
    return key === undefined ? { remark, scanner } : firstApart(a.get(key), b.get(key));
  }
  const index = remark.findIndex((each, at) => !isDeepStrictEqual(each, scanner[at]));
  return index === -1
    ? { remark: undefined, scanner: scanner[remark.length] }
    : { remark: remark[index], scanner: scanner[index] };
}

/** The smallest text that a text comes to when lines, then characters are taken away and both still read it apart. */
export function smallestApart(text: string): string {
  let smallest = text;
  for (const unit of [/(?<=\n)/, '']) {
    let parts = smallest.split(unit);
    for (let size = Math.ceil(parts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let at = 0; at < parts.length; ) {
        const rest = [...parts.slice(0, at), ...parts.slice(at + size)];
        if (rest.length > 0 && compareReaders(rest.join('')).kind === 'apart') parts = rest;
        else at += size;
      }
    }
    smallest = parts.join('');
  }
  return smallest;
}

/** A generated text without what the scanner leaves to remark anyway: it says more about the rest. */
export function withinSubset(text: string): string {
  return text
    .replaceAll('[^', '[')
    .replaceAll('\t', '  ')
    .replace(/\r(?!\n)/g, '\n')
    .replaceAll('@', ' ');
}
