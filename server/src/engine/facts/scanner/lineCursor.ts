import { Unproven } from './unproven';

const TAB = 9;
const CR = 13;
const SPACE = 32;

/** Goes through a text line by line, and in a line from what its containers repeat to what stands in it. */
export class LineCursor {
  /** Where the line begins, where its last character ends, and where the next line begins. */
  start = 0;
  end = 0;
  next = 0;
  /** Where the rest of the line begins, behind the marks of its containers. */
  at = 0;
  /** The first character of the rest that is no space. */
  first = 0;
  isBlank = false;

  constructor(readonly text: string) {}

  /** Goes to the next line; `false` behind the last one. */
  advance(): boolean {
    const { text } = this;
    if (this.next >= text.length) return false;
    this.start = this.next;
    const found = text.indexOf('\n', this.start);
    this.next = found === -1 ? text.length : found + 1;
    this.end = found === -1 ? text.length : found;
    if (found > this.start && text.charCodeAt(found - 1) === CR) this.end--;
    this.skipTo(this.start);
    return true;
  }

  /** The rest of the line begins at that offset. */
  skipTo(at: number): void {
    const { text, end } = this;
    let first = at;
    while (first < end && text.charCodeAt(first) === SPACE) first++;
    let blank = first;
    while (blank < end && (text.charCodeAt(blank) === SPACE || text.charCodeAt(blank) === TAB)) blank++;
    this.at = at;
    this.first = first;
    this.isBlank = blank >= end;
  }

  /** How many spaces stand in front of the rest. */
  get indent(): number {
    return this.first - this.at;
  }

  /** The code of the first character; `NaN` behind the text. */
  get code(): number {
    return this.text.charCodeAt(this.first);
  }

  /** A tab among the spaces in front of the rest: how wide it is depends on the column. */
  get hasTab(): boolean {
    return this.code === TAB && this.first < this.end;
  }

  refuseTab(): void {
    if (this.hasTab) throw new Unproven('a tab as indentation');
  }
}
