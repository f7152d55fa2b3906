import type { Node } from '../tree';
import { endOfAddress } from './addresses';
import type { PendingContent } from './blocks';
import { CodeSpans } from './codeSpans';
import type { Cut } from './cut';
import type { Labels } from './definitions';
import { type Part, runAt } from './emphasis';
import { AngleReader, withoutPrefixes } from './inlineHtml';
import { LineBreaks } from './lineBreaks';
import { place } from './nodes';
import { nodesOf } from './nodesOf';
import { withoutBarEscapes } from './tables';
import { imageOf, linkOf, TargetReader } from './targets';
import { Unproven } from './unproven';

/** A `[` or `![` that may turn out to begin a link or image. */
interface Opener {
  /** Its place among the parts. */
  readonly index: number;
  readonly isImage: boolean;
  /** Behind the bracket. */
  readonly inside: number;
  /** A link was found behind it: links hold no links. */
  isInactive: boolean;
}

/** What may be more than text; `h` and `w` only where an address without brackets occurs. */
const special = /[\\`*_~[\]!<\n\r]/g;
const specialWithAddresses = /[\\`*_~[\]!<\n\rhHwW]/g;
const addressHint = /https?:\/\/|www\./i;
const punctuation = /[!-/:-@[-`{-~]/;

/** Reads the content of a leaf into the children of its node. Throws `Unproven` where remark is to be asked. */
export function scanInlines(content: PendingContent, labels: Labels): void {
  new InlineScanner(content, labels).scan();
}

class InlineScanner {
  readonly #cut: Cut;
  readonly #text: string;
  readonly #special: RegExp;
  readonly #labels: Labels;
  #codes: CodeSpans | undefined;
  #angles: AngleReader | undefined;
  #targets: TargetReader | undefined;
  readonly #openers: Opener[] = [];
  readonly #breaks: LineBreaks;
  #parts: Part[] = [];
  /** Of the marks of emphasis and struck text, the one that comes first in the whole content. */
  #firstMark: string | undefined;
  #at = 0;

  constructor(
    private readonly content: PendingContent,
    labels: Labels,
  ) {
    this.#cut = content.cut;
    this.#text = content.cut.text;
    this.#special = addressHint.test(this.#text) ? specialWithAddresses : special;
    this.#labels = labels;
    this.#breaks = new LineBreaks(content.cut);
    if (this.#text.includes('[^')) throw new Unproven('a footnote');
  }

  scan(): void {
    const { node, item } = this.content;
    const isTask = item !== undefined && this.#readTask(item);
    while (this.#at < this.#text.length) this.#readNext();
    this.#trimEnd();
    node.children = nodesOf(this.#parts, this.#cut, false, this.#firstMark === '~');
    if (isTask) this.#shortenTask();
    if (node.type === 'paragraph' && this.#breaks.all.length > 0) node.data = { breaks: this.#breaks.all };
  }

  #readNext(): void {
    const special = this.#special;
    special.lastIndex = this.#at;
    const isFound = special.test(this.#text); // makes nothing that has to be thrown away
    const end = isFound ? special.lastIndex - 1 : this.#text.length;
    if (end > this.#at) this.#addText(this.#at, end);
    this.#at = end;
    if (isFound) this.#readSpecial(this.#text[end] ?? '');
  }

  #readSpecial(char: string): void {
    if (char === '\n' || char === '\r') this.#readLineEnd();
    else if (char === '\\') this.#readBackslash();
    else if (char === '`') this.#readCode();
    else if (char === '*' || char === '_') this.#readRun();
    else if (char === '~') this.#readTildes();
    else if (char === '[') this.#open(false);
    else if (char === '!') this.#readBang();
    else if (char === ']') this.#close();
    else if (char === '<') this.#readAngle();
    else this.#readAddress();
  }

  /** The box of a task, which only counts with something behind it. */
  #readTask(item: { checked?: boolean | null | undefined }): boolean {
    const box = /^\[([ \t\r\nxX])\](?=[ \t]+[^ \t]|\r?\n)/.exec(this.#text);
    if (!box) return false;
    if (/[\t\r\n]/.test(box[1] ?? '')) throw new Unproven('a task whose box holds no space');
    item.checked = box[1] === 'x' || box[1] === 'X';
    this.#at = box[0].length;
    return true;
  }

  /** The text of a task begins behind the blank that follows its box. */
  #shortenTask(): void {
    const { node } = this.content;
    const [first] = node.children;
    if (first?.type !== 'text') return;
    first.value = first.value.slice(1);
    if (first.value.length === 0) node.children.shift();
    else if (first.position && node.position) {
      const start = (first.position.start.offset ?? 0) + 1;
      first.position = place(start, first.position.end.offset ?? 0);
      node.position = place(start, node.position.end.offset ?? 0);
    }
  }

  #addText(start: number, end: number): void {
    this.#parts.push({ kind: 'text', start, end });
  }

  #addNode(node: Node, start: number, end: number): void {
    node.position = this.#place(start, end);
    this.#parts.push({ kind: 'node', node, start, end });
  }

  #place(start: number, end: number) {
    return place(this.#cut.at(start), this.#cut.endAt(end));
  }

  #readLineEnd(): void {
    const start = this.#at;
    const end = this.#text.startsWith('\r\n', start) ? start + 2 : start + 1;
    const hard = this.#trimBreak(start);
    if (hard === undefined) {
      this.#parts.push({ kind: 'lineEnd', start, end });
      this.#breaks.pass('soft');
    } else this.#addBreak(hard, end);
    this.#at = end;
    while (isBlank(this.#text[this.#at])) this.#at++;
  }

  /** Takes the blanks away that end a line; gives where they begin when they make a hard break. */
  #trimBreak(lineEnd: number): number | undefined {
    const last = this.#parts[this.#parts.length - 1];
    if (last?.kind !== 'text' || last.end !== lineEnd || last.isEscape) return undefined;
    let start = lineEnd;
    while (start > last.start && isBlank(this.#text[start - 1])) start--;
    last.end = start;
    if (last.end === last.start) this.#parts.pop();
    const blanks = this.#text.slice(start, lineEnd);
    return blanks.length >= 2 && !blanks.includes('\t') ? start : undefined;
  }

  /** A hard break reaches from its mark to where the next line goes on. */
  #addBreak(mark: number, end: number): void {
    const position = place(this.#cut.at(mark), this.#cut.at(end));
    this.#parts.push({ kind: 'node', node: { type: 'break', position }, start: mark, end });
    this.#breaks.pass('hard', this.#cut.at(mark));
  }

  #trimEnd(): void {
    const last = this.#parts[this.#parts.length - 1];
    if (last?.kind !== 'text' || last.isEscape) return;
    while (last.end > last.start && isBlank(this.#text[last.end - 1])) last.end--;
    if (last.end === last.start) this.#parts.pop();
  }

  #readBackslash(): void {
    const [start, next] = [this.#at, this.#text[this.#at + 1]];
    if (next === '\n' || next === '\r') {
      this.#at++;
      const end = this.#text.startsWith('\r\n', this.#at) ? this.#at + 2 : this.#at + 1;
      this.#addBreak(start, end);
      this.#at = end;
      while (isBlank(this.#text[this.#at])) this.#at++;
    } else if (next !== undefined && punctuation.test(next)) {
      this.#parts.push({ kind: 'text', start, end: start + 2, isEscape: true });
      this.#at += 2;
    } else this.#skip(1);
  }

  /** So many characters are text. */
  #skip(count: number): void {
    this.#addText(this.#at, this.#at + count);
    this.#at += count;
  }

  #readCode(): void {
    this.#codes ??= new CodeSpans(this.#text);
    const code = this.#codes.at(this.#at);
    if (code.value === undefined) {
      this.#skip(code.size);
      return;
    }
    this.#breaks.passAll('verbatim', this.#at, code.end);
    const value = this.content.node.type === 'tableCell' ? withoutBarEscapes(code.value) : code.value;
    this.#addNode({ type: 'inlineCode', value }, this.#at, code.end);
    this.#at = code.end;
  }

  #readRun(): void {
    const run = runAt(this.#text, this.#at);
    this.#firstMark ??= run.mark;
    this.#parts.push(run);
    this.#at = run.end;
  }

  /** More than two tildes are text. */
  #readTildes(): void {
    const run = runAt(this.#text, this.#at);
    if (run.end - run.start <= 2) {
      this.#firstMark ??= run.mark;
      this.#parts.push(run);
    } else this.#addText(run.start, run.end);
    this.#at = run.end;
  }

  #readBang(): void {
    if (this.#text[this.#at + 1] === '[') this.#open(true);
    else this.#skip(1);
  }

  #open(isImage: boolean): void {
    const inside = this.#at + (isImage ? 2 : 1);
    this.#openers.push({ index: this.#parts.length, isImage, inside, isInactive: false });
    this.#addText(this.#at, inside);
    this.#at = inside;
  }

  #close(): void {
    const opener = this.#openers[this.#openers.length - 1];
    this.#targets ??= new TargetReader(this.#text, this.#labels);
    const target = !opener || opener.isInactive ? undefined : this.#targets.behind(opener.inside, this.#at);
    this.#openers.pop();
    if (!opener || !target) {
      this.#skip(1);
      return;
    }
    this.#breaks.passAll('soft', this.#at, target.end);
    const start = opener.inside - (opener.isImage ? 2 : 1);
    const inner = this.#parts.splice(opener.index).slice(1);
    const cut = this.#cut;
    const text = { start: opener.inside, end: this.#at };
    const node = opener.isImage ? imageOf(text, target, cut) : linkOf(text, target, cut, nodesOf(inner, cut, true));
    if (!opener.isImage) this.#silenceOpeners();
    this.#addNode(node, start, target.end);
    this.#at = target.end;
  }

  /** A link holds no other: the brackets that are open around it begin none. */
  #silenceOpeners(): void {
    for (let index = this.#openers.length - 1; index >= 0; index--) {
      const opener = this.#openers[index];
      if (!opener || opener.isInactive) return; // and so are those around it
      if (!opener.isImage) opener.isInactive = true;
    }
  }

  #readAngle(): void {
    this.#angles ??= new AngleReader(this.#text);
    const found = this.#angles.at(this.#at);
    if (!found) {
      this.#skip(1);
      return;
    }
    const [start, { end, url }] = [this.#at, found];
    this.#breaks.passAll('verbatim', start, end);
    if (url === undefined) {
      this.#addNode({ type: 'html', value: withoutPrefixes(this.#text.slice(start, end)) }, start, end);
    } else {
      const value = this.#text.slice(start + 1, end - 1);
      const child: Node = { type: 'text', value, position: this.#place(start + 1, end - 1) };
      this.#addNode({ type: 'link', url, children: [child] }, start, end);
    }
    this.#at = end;
  }

  /** An address without brackets, where no bracket is open. */
  #readAddress(): void {
    const end = this.#openers.length > 0 ? undefined : endOfAddress(this.#text, this.#at);
    if (end === undefined) {
      this.#skip(1);
      return;
    }
    const value = this.#text.slice(this.#at, end);
    const child: Node = { type: 'text', value, position: this.#place(this.#at, end) };
    const url = /^w/i.test(value) ? `http://${value}` : value;
    this.#addNode({ type: 'link', url, children: [child] }, this.#at, end);
    this.#at = end;
  }
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\t';
}
