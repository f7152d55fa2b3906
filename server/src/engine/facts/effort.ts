import type { Code, Construct, Extension, ParseContext, State, TokenizeContext } from 'micromark-util-types';
import { en } from '../texts';

/** Thrown by the parser when a text would take it minutes. The message says in a few words what there is too much of. */
export class TooTangled extends Error {}

/**
 * What the parser's work grows with the square of. The limits lie far beyond what people write, and low enough that a text
 * which keeps them is read in seconds. They count and do not time: the verdict on a text is the same on every machine.
 */
const limits = {
  /** Where a quote or list item begins: some 100 lists or 200 quotes in one another. */
  column: [250, en('quotes or lists in one another beyond column 250')],
  lines: [20_000, en('more than 20000 lines in quotes and lists')],
  /** What the parser holds at each of these lines, summed up: where an item ends it copies all of it. */
  copies: [5e8, en('too many lines in quotes and lists')],
  /** Lines of a paragraph in a quote or list that lack its mark: each looks back to the first. */
  lazy: [5000, en('more than 5000 lines of a quote or list without its mark')],
  /** Characters of lines that could be rules: `- - -` is looked through once for each item that it could begin instead. */
  rules: [60_000, en('rules of more than 60000 characters')],
  /** In one line. */
  cells: [10_000, en('more than 10000 cells in a row')],
  /** Each is compared with all before it. */
  definitions: [10_000, en('more than 10000 definitions and footnotes')],
  /** Characters that the marks in paragraphs and headings are held against, summed up. */
  steps: [2e8, en('too many marks in long paragraphs')],
} as const;

function keepWithin(what: keyof typeof limits, value: number): void {
  const [limit, words] = limits[what];
  if (value > limit) throw new TooTangled(words);
}

/** What one text has cost so far. */
class Meter {
  /** Inline texts and definitions that have been weighed. */
  readonly #weighed = new WeakSet<TokenizeContext>();
  #offset = -1;
  #line = 0;
  #lines = 0;
  #copies = 0;
  #lazy = 0;
  #rules = 0;
  #definitions = 0;
  #steps = 0;

  /**
   * Notes a place where a quote or list item may begin: one in each line, and one more behind each that does. True at the
   * first one of a line.
   */
  atPlace({ events, now, parser }: TokenizeContext, code: Code): boolean {
    const { line, column, offset } = now();
    if (offset <= this.#offset) return false; // the parser looks ahead before it reads
    this.#offset = offset;
    keepWithin('column', column);
    if (code === openBracket) keepWithin('definitions', ++this.#definitions);
    if (column > 1) {
      keepWithin('lines', ++this.#lines);
      this.#copies += events.length;
      keepWithin('copies', this.#copies);
    }
    const isFirst = line !== this.#line;
    if (isFirst) this.#lazy = parser.lazy[line - 1] ? this.#lazy + 1 : 0;
    keepWithin('lazy', this.#lazy);
    this.#line = line;
    return isFirst;
  }

  /** Notes a line: how many bars it has, and how many characters of a rule it begins with. */
  atLine(bars: number, ruled: number): void {
    keepWithin('cells', bars);
    this.#rules += ruled;
    keepWithin('rules', this.#rules);
  }

  /** True the first time. */
  isNew(context: TokenizeContext): boolean {
    if (this.#weighed.has(context)) return false;
    this.#weighed.add(context);
    return true;
  }

  /** Notes a text: at worst each mark looks for a partner up to the end, and each line makes room among all others. */
  atText(length: number, marks: number, lines: number): void {
    this.#steps += marks * length + (lines * lines) / 4;
    keepWithin('steps', this.#steps);
  }
}

const meters = new WeakMap<ParseContext, Meter>();

function meterOf({ parser }: TokenizeContext): Meter {
  const meter = meters.get(parser) ?? new Meter();
  meters.set(parser, meter);
  return meter;
}

const openBracket = 91;
const bar = 124;
const ruleMarks = codesOf('-*_ \t');

function codesOf(characters: string): ReadonlySet<number> {
  return new Set([...characters].map((character) => character.charCodeAt(0)));
}

/** Line ends have the codes -5 to -3, tabs and the blanks they stand for -2 and -1. */
function isLineEnd(code: Code): code is number {
  return code !== null && code < -2;
}

/** Matches nothing: it is asked before the constructs that may begin there, and looks ahead to the end of the line. */
const watchPlaces: Construct = {
  tokenize(effects, _ok, nok) {
    const meter = meterOf(this);
    let [bars, ruled, isRule] = [0, 0, true];
    const look: State = (code) => {
      if (code === null || isLineEnd(code)) {
        meter.atLine(bars, ruled);
        return nok(code);
      }
      if (code === bar) bars++;
      isRule &&= code < 0 || ruleMarks.has(code);
      if (isRule) ruled++;
      effects.consume(code);
      return look;
    };
    return (code) => (meter.atPlace(this, code) ? look(code) : nok(code));
  },
};

/**
 * Matches nothing either: at the first mark of a text it looks ahead to the end of it. It is no reason to stop at a mark
 * where nothing else begins: in a run of backticks without a partner only the first may begin code.
 */
function weigh(marks: ReadonlySet<number>): Construct {
  return {
    previous: () => false,
    tokenize(effects, _ok, nok) {
      const meter = meterOf(this);
      if (!meter.isNew(this)) return nok;
      let [length, found, lines] = [0, 0, 0];
      const look: State = (code) => {
        if (code === null) {
          meter.atText(length, found, lines);
          return nok(code);
        }
        length++;
        if (marks.has(code)) found++;
        else if (isLineEnd(code)) lines++;
        effects.consume(code);
        return look;
      };
      return look;
    },
  };
}

/** The construct for each of these codes. */
function forEach(codes: Iterable<number>, construct: Construct): Record<string, Construct> {
  return Object.fromEntries([...codes].map((code) => [code, construct]));
}

/** Characters for which the parser may look for a partner, or for what they begin. */
const inlineMarks = codesOf('!&*<[\\]_`~');
const lineEnds = [-5, -4, -3];
/** What quotes, list items and footnotes begin with. */
const placeMarks = codesOf('>*+-0123456789[');

/** Makes the parser throw `TooTangled` rather than take minutes. */
export const limitEffort: Extension = {
  // `null` stands for every code, but its constructs come after those for the code itself.
  document: { null: watchPlaces, ...forEach(placeMarks, watchPlaces) },
  // Only a title in parentheses is looked for up to the end; one in quotes ends at the next quote.
  contentInitial: { [openBracket]: weigh(codesOf('(')) },
  text: forEach([...inlineMarks, ...lineEnds], weigh(inlineMarks)),
};
