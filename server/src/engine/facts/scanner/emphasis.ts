import type { Node } from '../tree';
import { resolveStruck } from './struck';

/** What inline content is read into: texts, line ends and nodes, and marks that may become emphasis. */
export type Part = TextPart | NodePart | Run;

interface TextPart {
  readonly kind: 'text' | 'lineEnd';
  readonly start: number;
  end: number;
  /** A backslash and what it escapes: blanks of it stay. */
  readonly isEscape?: boolean;
}

interface NodePart {
  readonly kind: 'node';
  readonly node: Node;
  readonly start: number;
  readonly end: number;
}

/** A run of the same mark. */
export interface Run {
  readonly kind: 'run';
  readonly mark: string;
  start: number;
  end: number;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** Makes the node around what stands between two runs. */
export type Wrap = (type: 'emphasis' | 'strong' | 'delete', inner: Part[], start: number, end: number) => Node;

const whitespace = /\s/;
const punctuation = /[\p{P}\p{S}]/u;

/** What surrounds a run: blank, punctuation or something else. */
function classOf(char: string | undefined): 'blank' | 'punctuation' | undefined {
  if (char === undefined || whitespace.test(char)) return 'blank';
  return punctuation.test(char) ? 'punctuation' : undefined;
}

/** The run of marks at a place, and whether emphasis can begin or end with it. Spec: CommonMark, delimiter runs. */
export function runAt(text: string, start: number): Run {
  const mark = text[start] ?? '';
  let end = start;
  while (text[end] === mark) end++;
  const [previous, next] = [text[start - 1], text[end]];
  const [before, after] = [classOf(previous), classOf(next)];
  const leftFlanking = after === undefined || (after === 'punctuation' && before !== undefined);
  const rightFlanking = before === undefined || (before === 'punctuation' && after !== undefined);
  if (mark === '~') return { kind: 'run', mark, start, end, opens: leftFlanking, closes: rightFlanking };
  const left = leftFlanking || next === '~';
  const right = rightFlanking || previous === '~';
  const opens = mark === '*' ? left : left && (before !== undefined || !right);
  const closes = mark === '*' ? right : right && (after !== undefined || !left);
  return { kind: 'run', mark, start, end, opens, closes };
}

/**
 * Turns runs into emphasis and struck text where they find partners; the others stay. `struckFirst`: where the two cut across
 * each other, struck text wins.
 */
export function resolveRuns(parts: Part[], wrap: Wrap, struckFirst: boolean): Part[] {
  if (!parts.some(({ kind }) => kind === 'run')) return parts;
  return struckFirst
    ? resolveEmphasis(resolveStruck(parts, wrap), wrap)
    : resolveStruck(resolveEmphasis(parts, wrap), wrap);
}

function resolveEmphasis(parts: Part[], wrap: Wrap): Part[] {
  const out: Part[] = [];
  const known = new FutileSearches();
  for (const part of parts) {
    if (part.kind !== 'run' || !part.closes) {
      out.push(part);
      continue;
    }
    while (part.end > part.start) {
      const opener = findOpener(out, part, known);
      if (opener === undefined) break;
      match(out, opener, part, wrap, known);
    }
    if (part.end > part.start) out.push(part);
  }
  return out;
}

/** How far down no opener was found for closers of a kind: what lies below is not looked through again. */
class FutileSearches {
  readonly #floors = new Map<string, number>();

  floorOf(closer: Run): number {
    return this.#floors.get(kindOf(closer)) ?? 0;
  }

  note(closer: Run, height: number): void {
    this.#floors.set(kindOf(closer), height);
  }

  /** An opener has become shorter, or what was above a place is gone. */
  forget(height: number): void {
    for (const [kind, floor] of this.#floors) if (floor > height) this.#floors.set(kind, height);
  }

  forgetAll(): void {
    this.#floors.clear();
  }
}

/** What decides which openers a closer matches. */
function kindOf(closer: Run): string {
  return `${closer.mark}${closer.opens}${sizeOf(closer) % 3}`;
}

/** How many characters a part has. */
export function sizeOf({ start, end }: Part): number {
  return end - start;
}

function findOpener(out: readonly Part[], closer: Run, known: FutileSearches): number | undefined {
  const floor = known.floorOf(closer);
  for (let index = out.length - 1; index >= floor; index--) {
    const part = out[index];
    if (part?.kind !== 'run' || part.mark !== closer.mark || !part.opens || part.mark === '~') continue;
    const [open, close] = [sizeOf(part), sizeOf(closer)];
    const isOdd = (part.closes || closer.opens) && close % 3 !== 0 && (open + close) % 3 === 0;
    if (!isOdd) return index;
  }
  known.note(closer, out.length);
  return undefined;
}

function match(out: Part[], index: number, closer: Run, wrap: Wrap, known: FutileSearches): void {
  const opener = out[index];
  if (opener?.kind !== 'run') return;
  const inner = out.splice(index + 1);
  const use = sizeOf(opener) > 1 && sizeOf(closer) > 1 ? 2 : 1;
  opener.end -= use;
  const start = opener.end;
  closer.start += use;
  const node = wrap(use === 2 ? 'strong' : 'emphasis', inner, start, closer.start);
  if (sizeOf(opener) > 0) known.forgetAll();
  else {
    out.pop();
    known.forget(index);
  }
  out.push({ kind: 'node', node, start, end: closer.start });
}
