import type { Code, Construct, Extension, ParseContext, TokenizeContext } from 'micromark-util-types';

/** Thrown by the parser when a text would take it minutes: its work grows with the square of what is counted here. */
export class TooTangled extends Error {}

/**
 * Far beyond what people write, and near enough that a text which stays below is read in seconds. Counted, not timed: the
 * verdict on a text is the same on every machine. Each with the words for what exceeds it.
 */
const limits = {
  /** The column in which a quote or list item begins: some 100 lists or 200 quotes in one another. */
  column: [250, 'quotes or lists in one another beyond column 250'],
  containers: [20_000, 'more than 20000 quotes and list items'],
  /** What the parser holds each time it leaves a quote or list item, summed up: it copies all of it. */
  copies: [2e9, 'too many quotes and list items in a long text'],
  /** Lines that begin like a definition or footnote: each is compared with all before it. */
  definitions: [10_000, 'more than 10000 definitions and footnotes'],
  run: [10_000, 'more than 10000 lines without an empty one between them'],
  /** Characters that the marks in paragraphs and headings are held against, summed up. */
  steps: [2e8, 'too many marks in long paragraphs'],
} as const;

/** What one text has cost so far. */
class Meter {
  /** Inline texts and definitions that have been weighed. */
  readonly #weighed = new WeakSet<TokenizeContext>();
  #containers = 0;
  #copies = 0;
  #definitions = 0;
  #run = 0;
  #steps = 0;
  #line = 0;
  #offset = -1;

  /** Notes a place where a quote or list item may begin: one a line, and one more behind each that does. */
  atContainer({ events, now }: TokenizeContext, code: Code): void {
    const { line, column, offset } = now();
    if (offset <= this.#offset) return; // the parser looks ahead before it reads
    this.#offset = offset;
    keepWithin('column', column);
    if (line !== this.#line) this.#atLine(line, isLineEnd(code));
    if (code === openBracket) keepWithin('definitions', ++this.#definitions);
    if (code === null || !containerMarks.has(code)) return;
    keepWithin('containers', ++this.#containers);
    this.#copies += events.length;
    keepWithin('copies', this.#copies);
  }

  #atLine(line: number, isBlank: boolean): void {
    this.#run = line === this.#line + 1 && !isBlank ? this.#run + 1 : 0;
    this.#line = line;
    keepWithin('run', this.#run);
  }

  /** True the first time. */
  isNew(context: TokenizeContext): boolean {
    if (this.#weighed.has(context)) return false;
    this.#weighed.add(context);
    return true;
  }

  /** Notes a text of so many characters: in the worst case each mark is looked for a partner up to the end. */
  atText(length: number, marks: number, lines: number): void {
    this.#steps += marks * length + (lines * lines) / 4;
    keepWithin('steps', this.#steps);
  }
}

function keepWithin(what: keyof typeof limits, value: number): void {
  const [limit, words] = limits[what];
  if (value > limit) throw new TooTangled(words);
}

const meters = new WeakMap<ParseContext, Meter>();

function meterOf({ parser }: TokenizeContext): Meter {
  const meter = meters.get(parser) ?? new Meter();
  meters.set(parser, meter);
  return meter;
}

const openBracket = 91;
const containerMarks = codesOf('>*+-0123456789');

function codesOf(characters: string): ReadonlySet<number> {
  return new Set([...characters].map((character) => character.charCodeAt(0)));
}

/** Line ends have negative codes; so has a tab, with which no line of text begins here. */
function isLineEnd(code: Code): boolean {
  return code === null || code < 0;
}

/** Matches nothing: it is asked before the constructs that may begin there, and counts. */
const watchContainers: Construct = {
  tokenize(_effects, _ok, nok) {
    return (code) => {
      meterOf(this).atContainer(this, code);
      return nok(code);
    };
  },
};

/** Matches nothing either: at the first mark of a text it looks through what is left of it. */
function weigh(marks: string): Construct {
  const codes = codesOf(marks);
  return {
    tokenize(effects, _ok, nok) {
      const meter = meterOf(this);
      if (!meter.isNew(this)) return nok;
      let [length, found, lines] = [0, 0, 0];
      return function look(code) {
        if (code === null) {
          meter.atText(length, found, lines);
          return nok(code);
        }
        length++;
        if (codes.has(code)) found++;
        else if (isLineEnd(code)) lines++;
        effects.consume(code);
        return look;
      };
    },
  };
}

/** Every character that the parser may look for a partner of. */
const inlineMarks = '!&*<[\\]_`~';
const weighText = weigh(inlineMarks);
const lineEnds = [-5, -4, -3];

/** Constructs for every code that `codes` has. */
function forEach(codes: Iterable<number>, construct: Construct): Record<string, Construct> {
  return Object.fromEntries([...codes].map((code) => [code, construct]));
}

/** Makes the parser throw `TooTangled` rather than take minutes. */
export const limitEffort: Extension = {
  // `null` stands for every code, but comes last: a construct that begins with its own code would be taken first.
  document: { null: watchContainers, ...forEach([...containerMarks, openBracket], watchContainers) },
  // Only a title in parentheses is looked for up to the end; one in quotes ends at the next quote.
  contentInitial: { [openBracket]: weigh('(') },
  text: forEach([...codesOf(inlineMarks), ...lineEnds], weighText),
};
