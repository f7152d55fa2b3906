import { detached } from '../text/detached';
import { Lines } from '../text/lines';
import type { Facts } from './facts';
import { readFacts } from './read';
import { readFactsFrom, withoutMark } from './reader';
import { scanMarkdown } from './scanner/scanner';
import { joinFacts, shiftFacts } from './shift';

/** A stretch of a text from one heading at its root to the next, which can be read by itself. */
interface Chunk {
  readonly text: string;
  /** As if the chunk were a text of its own. */
  readonly facts: Facts;
  readonly tables: number;
  /** The chunk where it last was. */
  placed: { readonly at: number; readonly tables: number; readonly facts: Facts };
}

/** A line that may be a heading at the root of the text. */
const heading = /^#{1,6}(?=[ \t\r\n]|$)/gm;
/** HTML that makes a heading ends with the next one, wherever that stands. */
const htmlHeading = /<h[1-6]/i;

/**
 * Reads a text that is edited: what an edit does not touch is not read again. Gives the facts that `readFacts` gives. A text
 * that cannot be read piece by piece (link definitions, what the scanner leaves to remark) is read as a whole.
 */
export class EditedText {
  #chunks = new Map<string, Chunk>();

  /** The facts of the text as it is now. */
  read(lines: Lines): Facts {
    return this.#readChunks(lines.text) ?? readFacts(lines);
  }

  #readChunks(whole: string): Facts | undefined {
    const text = withoutMark(whole);
    if (htmlHeading.test(text)) return undefined;
    const shift = whole.length - text.length;
    const before = this.#chunks;
    this.#chunks = new Map();
    const starts = startsOfChunks(text);
    const parts: Facts[] = [];
    let tables = 0;
    for (let index = 0; index < starts.length; ) {
      const found = this.#chunkFrom(text, starts, index, before);
      if (!found) return undefined;
      parts.push(placeAt(found.chunk, (starts[index] ?? 0) + shift, tables));
      tables += found.chunk.tables;
      index = found.next;
    }
    return joinFacts(parts);
  }

  /** The chunk that begins there: up to the first heading that is no line of a code or HTML block. */
  #chunkFrom(text: string, starts: readonly number[], from: number, before: ReadonlyMap<string, Chunk>) {
    for (let next = from + 1; next <= starts.length; next++) {
      const own = text.slice(starts[from], starts[next] ?? text.length);
      const known = this.#chunks.get(own) ?? before.get(own);
      // Chunks are older than most texts they were in.
      const chunk = known ?? readChunk(detached(own), next === starts.length);
      if (chunk === undefined) return undefined;
      if (chunk === 'open') continue;
      this.#chunks.set(chunk.text, chunk);
      return { chunk, next };
    }
    return undefined;
  }
}

function startsOfChunks(text: string): number[] {
  const starts = [0];
  for (const { index } of text.matchAll(heading)) if (index > 0) starts.push(index);
  return starts;
}

/** `open`: a code or HTML block goes on behind it. `undefined`: the text has to be read as a whole. */
function readChunk(text: string, isLast: boolean): Chunk | 'open' | undefined {
  const scan = scanMarkdown(text);
  if ('unproven' in scan || scan.hasDefinitions) return undefined;
  if (scan.endsOpen && !isLast) return 'open';
  const facts = readFactsFrom(scan.root, new Lines(text));
  return { text, facts, tables: facts.elements.tables.length, placed: { at: 0, tables: 0, facts } };
}

function placeAt(chunk: Chunk, at: number, tables: number): Facts {
  const { placed } = chunk;
  if (placed.at === at && placed.tables === tables) return placed.facts;
  const facts = shiftFacts(chunk.facts, at, tables);
  chunk.placed = { at, tables, facts };
  return facts;
}
