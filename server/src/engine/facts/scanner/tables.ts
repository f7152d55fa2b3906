import { delimiterRow } from './patterns';

/** A cell of a row: the whole of it, with the bar in front, and its content; all offsets into the text. */
export interface CellCut {
  readonly start: number;
  readonly end: number;
  readonly contentStart: number;
  readonly contentEnd: number;
}

const TAB = 9;
const SPACE = 32;
const BACKSLASH = 92;
const BAR = 124;

const isBlankCode = (code: number) => code === SPACE || code === TAB;

/** The cells of a row that begins at `first` and whose line ends at `end`. */
export function cellsOf(text: string, first: number, end: number): CellCut[] {
  const bars = barsOf(text, first, end);
  const starts = bars[0] === first ? bars : [first, ...bars];
  const cells = starts.map((start, index) => {
    const stop = starts[index + 1] ?? end;
    return trimmed(text, start, stop, text.charCodeAt(start) === BAR ? start + 1 : start);
  });
  const last = cells[cells.length - 1];
  if (cells.length > 1 && last && last.contentStart === last.contentEnd) cells.pop();
  return cells.map((cell, index) => (index === cells.length - 1 ? { ...cell, end } : cell));
}

/** The bars of a row that have no backslash in front. */
function barsOf(text: string, first: number, end: number): number[] {
  const bars: number[] = [];
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH && isEscapable(text.charCodeAt(at + 1))) at++;
    else if (code === BAR) bars.push(at);
  }
  return bars;
}

function isEscapable(code: number): boolean {
  return code === BACKSLASH || code === BAR;
}

function trimmed(text: string, start: number, end: number, content: number): CellCut {
  let contentStart = content;
  let contentEnd = end;
  while (contentStart < contentEnd && isBlankCode(text.charCodeAt(contentStart))) contentStart++;
  while (contentEnd > contentStart && isBlankCode(text.charCodeAt(contentEnd - 1))) contentEnd--;
  return { start, end, contentStart, contentEnd };
}

/** How many columns the row under a head has; `undefined` for a line that is no such row. */
export function columnsOf(line: string): number | undefined {
  if (!/[:|]/.test(line) || !delimiterRow.test(line)) return undefined;
  return line.match(/-+/g)?.length;
}

/** Code in a cell: a bar has a backslash in front, which is the table's. */
export function withoutBarEscapes(code: string): string {
  return code.replace(/\\([\\|])/g, (whole, char: string) => (char === '|' ? char : whole));
}
