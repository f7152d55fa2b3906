import type { Code, Html, Node, Table, TableRow } from '../tree';
import { decode } from './definitions';
import { closesWithin, type HtmlEnd } from './htmlBlocks';
import type { LineCursor } from './lineCursor';
import { place } from './nodes';
import { Unproven } from './unproven';

/** What an open block says to a line: it takes it, it takes it as its last one, or it ends before it. */
export type Answer = 'taken' | 'last' | 'refused';

/** A block without blocks in it that goes on from line to line. */
export interface Leaf {
  /** Nothing in its lines can begin another block, unless a container of it ends. */
  readonly isVerbatim: boolean;
  take(line: LineCursor): Answer;
  /** The block, once it has ended. `isNested`: it stands in a quote or list item. */
  close(isNested: boolean): Node;
}

/** Fenced code. */
export class Fence implements Leaf {
  readonly isVerbatim = true;
  readonly #start: number;
  readonly #indent: number;
  readonly #code: number;
  readonly #size: number;
  readonly #info: string;
  readonly #lines: string[] = [];
  #end: number;
  #isClosed = false;
  /** The terminator of the line before, which only counts once another one follows. */
  #terminator = '';

  constructor(line: LineCursor, marker: string) {
    this.#start = line.first;
    this.#indent = line.indent;
    this.#code = marker.charCodeAt(0);
    this.#size = marker.length;
    this.#info = line.text.slice(line.first + marker.length, line.end).replace(/^[ \t]+/, '');
    this.#end = line.next >= line.text.length ? line.next : line.end;
  }

  take(line: LineCursor): Answer {
    const { text } = line;
    this.#end = line.end;
    if (line.indent < 4 && line.code === this.#code && this.#isCloser(line)) {
      this.#isClosed = true;
      return 'last';
    }
    if (this.#indent > 0) line.refuseTab();
    const from = line.at + Math.min(this.#indent, line.indent);
    this.#lines.push(this.#lines.length === 0 ? '' : this.#terminator, text.slice(from, line.end));
    this.#terminator = text.slice(line.end, line.next);
    if (line.next >= text.length) this.#end = line.next; // what nothing closes holds the last line end too
    return 'taken';
  }

  #isCloser({ text, first, end }: LineCursor): boolean {
    let at = first;
    while (at < end && text.charCodeAt(at) === this.#code) at++;
    if (at - first < this.#size || !/^[ \t]*$/.test(text.slice(at, end))) return false;
    if (at < end && end === text.length) throw new Unproven('blanks behind a fence at the end of the text');
    return true;
  }

  /** A last line that is empty and has no end of its own does not count. */
  get #value(): string {
    const value = this.#lines.join('');
    return this.#isClosed || this.#terminator !== '' ? value : value.replace(/\r?\n$/, '');
  }

  close(isNested: boolean): Code {
    if (!this.#isClosed && isNested) throw new Unproven('a fence that is not closed in a quote or list');
    const [, lang = '', meta = ''] = /^([^ \t]*)[ \t]*(.*)$/.exec(this.#info) ?? [];
    return {
      type: 'code',
      lang: decode(lang) || null,
      meta: decode(meta) || null,
      value: this.#value,
      data: { fenceLines: this.#isClosed ? 2 : 1 },
      position: place(this.#start, this.#end),
    };
  }
}

/** Code by its indentation. */
export class Indented implements Leaf {
  readonly isVerbatim = false;
  readonly #start: number;
  #end: number;
  #value: string;
  /** Blank lines, which only count once code follows. */
  #blank = '';

  /** `isAlone`: the line that it begins with ends a quote or list; then remark takes the next line as a block of its own. */
  constructor(
    line: LineCursor,
    private readonly isAlone: boolean,
  ) {
    this.#start = line.at;
    this.#end = line.end;
    this.#value = line.text.slice(line.at + 4, line.end);
    this.#blank = line.text.slice(line.end, line.next);
  }

  take(line: LineCursor): Answer {
    if (this.isAlone) return 'refused';
    const terminator = line.text.slice(line.end, line.next);
    if (line.isBlank) {
      if (line.end - line.at >= 4 || line.hasTab) throw new Unproven('blanks in indented code');
      this.#blank += terminator;
      return 'taken';
    }
    if (line.indent < 4) return 'refused';
    this.#value += this.#blank + line.text.slice(line.at + 4, line.end);
    this.#blank = terminator;
    this.#end = line.end;
    return 'taken';
  }

  close(): Code {
    return {
      type: 'code',
      lang: null,
      meta: null,
      value: this.#value,
      data: { fenceLines: 0 },
      position: place(this.#start, this.#end),
    };
  }
}

/** Raw HTML. */
export class HtmlBlock implements Leaf {
  readonly isVerbatim = true;
  readonly #start: number;
  #end: number;
  #value: string;
  #terminator: string;
  #isClosed: boolean;

  constructor(
    line: LineCursor,
    private readonly ending: HtmlEnd,
  ) {
    this.#start = line.at;
    this.#end = line.end;
    this.#value = line.text.slice(line.at, line.end);
    this.#terminator = line.text.slice(line.end, line.next);
    this.#isClosed = !ending.closer || closesWithin(ending.closer, line.text, ending.from, line.end);
  }

  /** The first line is the last one too. */
  get endsAtOnce(): boolean {
    return this.ending.closer !== undefined && this.#isClosed;
  }

  take(line: LineCursor): Answer {
    const { closer } = this.ending;
    if (line.isBlank && !closer) return 'refused';
    this.#value += this.#terminator + line.text.slice(line.at, line.end);
    this.#terminator = line.text.slice(line.end, line.next);
    this.#end = line.end;
    if (!closer || !closesWithin(closer, line.text, line.at, line.end)) return 'taken';
    this.#isClosed = true;
    return 'last';
  }

  close(isNested: boolean): Html {
    if (!this.#isClosed) {
      if (isNested) throw new Unproven('HTML that is not closed in a quote or list');
      // What nothing closes holds the last line end too.
      this.#value += this.#terminator;
      this.#end += this.#terminator.length;
    }
    return { type: 'html', value: this.#value, position: place(this.#start, this.#end) };
  }
}

/** The rows of a table behind the one under its head. */
export class TableRows implements Leaf {
  readonly isVerbatim = false;

  constructor(
    private readonly table: Table,
    private readonly addRow: (line: LineCursor) => TableRow,
  ) {}

  take(line: LineCursor): Answer {
    if (line.isBlank) return 'refused';
    this.table.children.push(this.addRow(line));
    this.table.position = place(this.table.position?.start.offset ?? 0, line.end);
    return 'taken';
  }

  close(): Table {
    return this.table;
  }
}
