/** A piece of the input that stands for one value. */
export interface InputValue {
  /** The line that it begins in, zero-based. */
  readonly line: number;
  /** Its text; `undefined` when it could not be had. */
  readonly text: string | undefined;
  /** Why there is no text. */
  readonly reason?: 'too-long' | 'not-utf8';
}

interface InputLine extends InputValue {
  readonly isLast: boolean;
}

/** What tells one document from JSON Lines. */
export interface CutTests {
  /** Whether a line is JSON by itself. */
  isValue(text: string): boolean;
  /** Whether a line may be the beginning of a longer value. */
  isUnfinished(text: string): boolean;
}

/** How many bytes a value may have: it is in memory as a whole, and nothing else is. */
export const MAX_VALUE = 64 * 1024 * 1024;

const NEWLINE = 10;

/**
 * Cuts a stream into JSON values: one document, or JSON Lines, blank lines left out. Holds one value at a time. Without
 * `tests` every line is a value; with them the first two lines decide.
 */
export async function* readValues(
  chunks: AsyncIterable<Uint8Array>,
  tests: CutTests | undefined,
): AsyncIterable<readonly InputValue[]> {
  const cutter = new Cutter(tests);
  for await (const lines of readLines(chunks)) {
    const values = lines.flatMap((line) => cutter.add(line));
    if (values.length > 0) yield values;
  }
  const rest = cutter.end();
  if (rest) yield [rest];
}

/** Finds out how the input is to be cut, and cuts it. */
class Cutter {
  readonly #tests: CutTests | undefined;
  readonly #whole = new Document();
  #first: InputLine | undefined;
  #way: 'lines' | 'document' | undefined;

  constructor(tests: CutTests | undefined) {
    this.#tests = tests;
    if (!tests) this.#way = 'lines';
  }

  /** The values that are complete with this line. */
  add(line: InputLine): readonly InputValue[] {
    if (this.#way === 'lines') return isBlank(line) ? [] : [line];
    this.#whole.add(line);
    if (this.#way === 'document' || isBlank(line) || !this.#tests) return [];
    const before = this.#first;
    this.#first ??= line;
    this.#way = decide(before, line, this.#tests);
    if (this.#way !== 'lines') return [];
    return before ? [before, line] : [line];
  }

  /** The document, when the input was one. */
  end(): InputValue | undefined {
    return this.#way !== 'lines' && this.#first ? this.#whole.value() : undefined;
  }
}

/** A first line that is a value by itself, or broken in the middle, is one of many; one that goes on may be a document's. */
function decide(
  first: InputLine | undefined,
  { text }: InputLine,
  { isValue, isUnfinished }: CutTests,
): 'lines' | 'document' | undefined {
  if (text === undefined) return 'lines';
  if (first) return isValue(text) && /^\s*[[{]/.test(text) ? 'lines' : 'document';
  if (isValue(text) || !isUnfinished(text)) return 'lines';
  return /[[{:,]\s*$/.test(text) ? 'document' : undefined;
}

function isBlank({ text }: InputLine): boolean {
  return text !== undefined && /^\s*$/.test(text);
}

/** A text that is put together from its lines. */
class Document {
  readonly #lines: string[] = [];
  #size = 0;
  #reason: InputValue['reason'];

  add({ text, reason, isLast }: InputLine): void {
    this.#size += text?.length ?? 0;
    if (this.#size > MAX_VALUE) this.#reason ??= 'too-long';
    this.#reason ??= reason;
    if (this.#reason !== undefined) this.#lines.length = 0;
    else this.#lines.push(isLast ? (text ?? '') : `${text ?? ''}\n`);
  }

  value(): InputValue {
    if (this.#reason !== undefined) return { line: 0, text: undefined, reason: this.#reason };
    return { line: 0, text: this.#lines.join('') };
  }
}

/** The lines of a stream, in batches. What is too long is passed over to the end of its line. */
async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncIterable<readonly InputLine[]> {
  const pending = new PendingLine();
  let number = 0;
  for await (const chunk of chunks) {
    const batch: InputLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      pending.add(chunk.subarray(start, end));
      batch.push({ line: number, ...pending.take(), isLast: false });
      number += 1;
      start = end + 1;
    }
    pending.add(chunk.subarray(start));
    if (batch.length > 0) yield batch;
  }
  if (!pending.isEmpty) yield [{ line: number, ...pending.take(), isLast: true }];
}

/** The bytes of a line that is not yet read to its end. */
class PendingLine {
  #parts: Uint8Array[] = [];
  #size = 0;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  add(part: Uint8Array): void {
    if (part.length === 0) return;
    this.#size += part.length;
    if (this.#size > MAX_VALUE) this.#parts = [];
    else this.#parts.push(part);
  }

  take(): Pick<InputValue, 'text' | 'reason'> {
    const [only] = this.#parts;
    const bytes = this.#parts.length === 1 && only ? only : Buffer.concat(this.#parts);
    const isTooLong = this.#size > MAX_VALUE;
    this.#parts = [];
    this.#size = 0;
    if (isTooLong) return { text: undefined, reason: 'too-long' };
    try {
      return { text: this.#decoder.decode(bytes) };
    } catch {
      return { text: undefined, reason: 'not-utf8' };
    }
  }
}
