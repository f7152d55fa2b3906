import type { MarkdownDocument } from '../document';
import { findSpanAt, type Span } from '../text/span';
import type { Side } from './names';
import type { Pair } from './pair';
import { docOf, sides } from './parts';

/** What is wrong with the marks of a generator, or with what it wrote between them. Spec: bilingual.md §8. */
export interface RegionFault {
  /**
   * - `marker`: a line that begins like a mark and is none
   * - `nested`: a region begins in another one
   * - `strayEnd`: an end without a beginning
   * - `wrongEnd`: an end of another region
   * - `unclosed`: a region that never ends
   * - `missing`: the other side has no region in this place
   * - `different`: the other side has another text in it
   */
  readonly message: 'marker' | 'nested' | 'strayEnd' | 'wrongEnd' | 'unclosed' | 'missing' | 'different';
  readonly side: Side;
  /** The line of a mark. */
  readonly span: Span;
  readonly slug: string;
  /** The slug that is open, for an end of another one. */
  readonly open: string;
  /** The line of the mark on the other side, where there is one. */
  readonly other?: Span;
}

interface Region {
  readonly slug: string;
  readonly begin: Span;
  /** The lines between the marks. */
  readonly content: string;
}

/** Everything that is amiss with generated regions; nothing where the configuration has none. */
export function findRegionFaults(pair: Pair): RegionFault[] {
  if (!pair.config.pairing.generatedRegions) return [];
  const read = sides.map((side) => {
    const doc = docOf(pair[side]);
    return doc ? readRegions(doc, side, pair.config.pairing.counterpartSuffix) : undefined;
  });
  const faults = read.flatMap((reading) => reading?.faults ?? []);
  const [anchor, counterpart] = read;
  if (faults.length > 0 || !anchor || !counterpart) return faults;
  return compareRegions(anchor.regions, counterpart.regions);
}

function compareRegions(anchor: readonly Region[], counterpart: readonly Region[]): RegionFault[] {
  const length = Math.max(anchor.length, counterpart.length);
  return Array.from({ length }).flatMap((_, index) => judge(anchor[index], counterpart[index]));
}

function judge(anchor: Region | undefined, counterpart: Region | undefined): RegionFault[] {
  const message = anchor && counterpart && anchor.slug === counterpart.slug ? 'different' : 'missing';
  if (message === 'different' && anchor?.content === counterpart?.content) return [];
  const fault = (side: Side, region: Region | undefined, other: Region | undefined): RegionFault[] => {
    if (!region) return [];
    return [
      { message, side, span: region.begin, slug: region.slug, open: '', ...(other ? { other: other.begin } : {}) },
    ];
  };
  return [...fault('anchor', anchor, counterpart), ...fault('counterpart', counterpart, anchor)];
}

/** The regions of one side, and what is wrong with their marks. Marks in code are examples of marks. */
function readRegions({ lines, facts }: MarkdownDocument, side: Side, counterpartSuffix: string): RegionReader {
  const reader = new RegionReader(side);
  const code = facts.elements.code.map(({ span }) => span);
  for (let line = 0; line < lines.count; line++) {
    const span = lines.span(line) ?? { start: 0, end: 0 };
    const text = lines.textOf(line) ?? '';
    const mark = findSpanAt(code, span.start) ? undefined : readMark(text);
    if (mark) reader.note(mark, span);
    else reader.keep(text.replaceAll(counterpartSuffix, '.md'));
  }
  reader.finish();
  return reader;
}

class RegionReader {
  readonly regions: Region[] = [];
  readonly faults: RegionFault[] = [];
  #open: { slug: string; begin: Span; content: string[] } | undefined;

  constructor(private readonly side: Side) {}

  /** A line that is no mark. */
  keep(text: string): void {
    this.#open?.content.push(text);
  }

  note(mark: Mark, span: Span): void {
    const fault = this.#faultOf(mark);
    if (fault) this.#report(fault, span, mark.slug);
    else if (mark.kind === 'begin') this.#open = { slug: mark.slug, begin: span, content: [] };
    else this.#close();
  }

  finish(): void {
    if (this.#open) this.#report('unclosed', this.#open.begin, this.#open.slug);
  }

  #faultOf({ kind, slug }: Mark): RegionFault['message'] | undefined {
    if (kind === 'broken') return 'marker';
    if (kind === 'begin') return this.#open ? 'nested' : undefined;
    if (!this.#open) return 'strayEnd';
    return this.#open.slug === slug ? undefined : 'wrongEnd';
  }

  #close(): void {
    if (!this.#open) return;
    const { slug, begin, content } = this.#open;
    this.regions.push({ slug, begin, content: content.join('\n') });
    this.#open = undefined;
  }

  #report(message: RegionFault['message'], span: Span, slug: string): void {
    this.faults.push({ message, side: this.side, span, slug, open: this.#open?.slug ?? '' });
  }
}

interface Mark {
  readonly kind: 'begin' | 'end' | 'broken';
  /** Empty for a broken one. */
  readonly slug: string;
}

/** The mark that a line is, or begins like; `undefined` for any other line. */
function readMark(line: string): Mark | undefined {
  if (!/^\s*<!--\s*(?:BEGIN|END) GENERATED\b/.test(line)) return undefined;
  const begin = /^<!-- BEGIN GENERATED ([\w.-]+)(?: .*)? -->$/.exec(line)?.[1];
  const end = /^<!-- END GENERATED ([\w.-]+) -->$/.exec(line)?.[1];
  if (begin !== undefined) return { kind: 'begin', slug: begin };
  return end === undefined ? { kind: 'broken', slug: '' } : { kind: 'end', slug: end };
}
