import type { Heading, Node, Paragraph, Root, Table, TableCell, TableRow } from '../tree';
import { Containers } from './containers';
import { Cut, type LineCut } from './cut';
import { type Labels, readDefinitions } from './definitions';
import { htmlBlockAt } from './htmlBlocks';
import { Fence, HtmlBlock, Indented, type Leaf, TableRows } from './leaves';
import { LineCursor } from './lineCursor';
import { place } from './nodes';
import { OpenParagraph } from './openParagraph';
import { atxHeading, fenceOpener, matchAt, matchesAt, setextUnderline, thematicBreak } from './patterns';
import { cellsOf, columnsOf } from './tables';
import { Unproven } from './unproven';

/** A leaf whose content is to be read once all definitions are known. */
export interface PendingContent {
  readonly node: Paragraph | Heading | TableCell;
  readonly cut: Cut;
  /** A paragraph with which a list item begins: it may begin with the box of a task. */
  readonly item?: { checked?: boolean | null | undefined };
}

/** The blocks of a text, and the contents that are still to be read. */
export interface Blocks {
  readonly root: Root;
  readonly contents: readonly PendingContent[];
  readonly labels: Labels;
  /** A code or HTML block would go on if more lines came. */
  readonly endsOpen: boolean;
}

/** Reads the blocks of a text. Throws `Unproven` where remark is to be asked. */
export function scanBlocks(text: string): Blocks {
  return new BlockScanner(text).scan();
}

const [HASH, ASTERISK, DASH, LESS, EQUALS, UNDERSCORE, BACKTICK, TILDE] = [35, 42, 45, 60, 61, 95, 96, 126];

/** Between the opening marks of an ATX heading and its closing ones, which need a blank in front. */
function headingContent(text: string, marks: number, lineEnd: number): LineCut {
  let start = marks;
  let end = lineEnd;
  while (start < end && isBlank(text, start)) start++;
  while (end > start && isBlank(text, end - 1)) end--;
  let closer = end;
  while (closer > start && text.charCodeAt(closer - 1) === HASH) closer--;
  if (closer < end && (closer === start || isBlank(text, closer - 1))) end = closer;
  while (end > start && isBlank(text, end - 1)) end--;
  return { start, end, next: end };
}

function isBlank(text: string, at: number): boolean {
  return text[at] === ' ' || text[at] === '\t';
}

class BlockScanner {
  readonly #line: LineCursor;
  readonly #containers: Containers;
  readonly #contents: PendingContent[] = [];
  readonly #labels: Labels = new Set();
  readonly #root: Root = { type: 'root', children: [] };
  #leaf: Leaf | undefined;
  #paragraph: OpenParagraph | undefined;

  constructor(private readonly text: string) {
    this.#line = new LineCursor(text);
    this.#containers = new Containers(this.#line, this.#root, () => this.#closeLeaf());
  }

  scan(): Blocks {
    while (this.#line.advance()) this.#readLine();
    const endsOpen = this.#leaf?.isVerbatim === true;
    this.#containers.closeTo(0);
    this.#closeLeaf();
    this.#root.position = place(0, this.text.length);
    return { root: this.#root, contents: this.#contents, labels: this.#labels, endsOpen };
  }

  #readLine(): void {
    const containers = this.#containers;
    const depth = containers.match();
    const isInside = depth === containers.depth;
    if (isInside && this.#leaf?.isVerbatim && this.#offer(this.#leaf)) return;
    const opened = containers.open(depth, this.#paragraph ? 'paragraph' : this.#leaf ? 'leaf' : undefined);
    const isLazy = !isInside && !opened && this.#paragraph !== undefined;
    this.#refuseFootnote();
    if (this.#line.isBlank) this.#readBlank(depth, opened);
    else if (isLazy) this.#readLazy(depth);
    else this.#readRest(depth, isInside, opened);
  }

  /** True when the leaf takes the line. */
  #offer(leaf: Leaf): boolean {
    const answer = leaf.take(this.#line);
    if (answer !== 'taken') this.#closeLeaf();
    return answer !== 'refused';
  }

  #readBlank(depth: number, opened: boolean): void {
    if (!opened) this.#containers.closeTo(depth);
    if (this.#leaf && this.#leaf.take(this.#line) === 'taken') return;
    this.#closeLeaf();
  }

  /** A line without the marks of the containers around the open paragraph: it goes on there, or ends them. */
  #readLazy(depth: number): void {
    const { code, indent, hasTab } = this.#line;
    if (hasTab && depth > 0) throw new Unproven('a tab as indentation');
    if (code === LESS) throw new Unproven('HTML in a line without the mark of its quote or list');
    if (indent >= 4 || !this.#interrupts(false)) {
      this.#paragraph?.add(this.#line, true);
      this.#containers.extend();
      return;
    }
    this.#containers.closeTo(depth);
    this.#begin();
  }

  /** A footnote may begin in any line that is no code. */
  #refuseFootnote(): void {
    const { text, first } = this.#line;
    if (text.startsWith('[^', first)) throw new Unproven('a footnote');
  }

  #readRest(depth: number, isInside: boolean, opened: boolean): void {
    if (!opened) this.#containers.closeTo(depth);
    if (this.#paragraph) this.#continueParagraph(this.#paragraph);
    else if (this.#leaf && this.#goesOn(this.#leaf)) return;
    else this.#begin(!isInside && !opened);
  }

  /** Code goes on as long as it is indented, a table until another block begins. */
  #goesOn(leaf: Leaf): boolean {
    if (leaf instanceof TableRows && (this.#line.indent >= 4 || this.#line.hasTab || this.#interrupts(true))) {
      this.#closeLeaf();
      return false;
    }
    const answer = leaf.take(this.#line);
    if (answer === 'refused') this.#closeLeaf();
    return answer !== 'refused';
  }

  #continueParagraph(paragraph: OpenParagraph): void {
    const line = this.#line;
    if (line.indent >= 4 || (line.hasTab && this.#containers.depth === 0)) paragraph.add(line, false);
    else if (line.hasTab) throw new Unproven('a tab as indentation');
    else if (this.#isUnderline()) this.#closeAsHeading(paragraph);
    else if (this.#interrupts(false)) {
      this.#closeLeaf();
      this.#begin();
    } else if (!this.#beginTable(paragraph)) paragraph.add(line, false);
  }

  #isUnderline(): boolean {
    const { code, text, first } = this.#line;
    return (code === DASH || code === EQUALS) && matchesAt(setextUnderline, text, first);
  }

  /** True when a block other than a paragraph begins with the line. `withTags`: also HTML that is only a tag. */
  #interrupts(withTags: boolean): boolean {
    const { code, text, first } = this.#line;
    if (code === HASH) return matchesAt(atxHeading, text, first);
    if (code === ASTERISK || code === UNDERSCORE || code === DASH) return matchesAt(thematicBreak, text, first);
    if (code === BACKTICK || code === TILDE) return matchesAt(fenceOpener, text, first);
    if (code !== LESS) return false;
    const html = htmlBlockAt(text, first);
    return html !== undefined && (withTags || !html.isTag);
  }

  /** Begins the block whose first line this is. `endsOthers`: the line ends a quote or list and begins none. */
  #begin(endsOthers = false): void {
    const line = this.#line;
    const { code, text, first } = line;
    line.refuseTab();
    if (line.indent >= 4) this.#leaf = new Indented(line, endsOthers);
    else if (code === HASH && matchesAt(atxHeading, text, first)) this.#addHeading();
    else if (code === LESS) this.#beginHtml();
    else if (code === BACKTICK || code === TILDE) this.#beginFence();
    else if (this.#interrupts(false)) this.#add({ type: 'thematicBreak', position: place(first, line.end) });
    else this.#beginParagraph();
  }

  #beginHtml(): void {
    const html = htmlBlockAt(this.text, this.#line.first);
    if (!html) {
      this.#beginParagraph();
      return;
    }
    const block = new HtmlBlock(this.#line, html);
    this.#leaf = block;
    if (block.endsAtOnce) this.#closeLeaf();
  }

  #beginFence(): void {
    const match = matchAt(fenceOpener, this.text, this.#line.first);
    const marker = match?.[1] ?? match?.[2];
    if (marker === undefined) this.#beginParagraph();
    else this.#leaf = new Fence(this.#line, marker);
  }

  #beginParagraph(): void {
    const item = this.#containers.itemThatBegins();
    const { text, first } = this.#line;
    const isBox = /^\[[ xX]\]/.test(text.slice(first, first + 3));
    if (isBox && !item && this.#containers.hadEmptyItem) throw new Unproven('the box of a task behind an empty item');
    this.#paragraph = new OpenParagraph(this.#line, item);
  }

  #addHeading(): void {
    const { text, first, end } = this.#line;
    let marks = first;
    while (text.charCodeAt(marks) === HASH) marks++;
    const depth = Math.min(6, marks - first) as Heading['depth'];
    const node: Heading = { type: 'heading', depth, children: [], position: place(first, end) };
    this.#add(node);
    const content = headingContent(text, marks, end);
    if (content.end > content.start) this.#contents.push({ node, cut: new Cut(text, [content]) });
  }

  #closeAsHeading(paragraph: OpenParagraph): void {
    const { code, end } = this.#line;
    this.#paragraph = undefined;
    const cut = paragraph.cut(this.text);
    if (readDefinitions(cut, new Set()).nodes.length > 0) throw new Unproven('a definition above an underline');
    const position = place(cut.at(0), end);
    const node: Heading = { type: 'heading', depth: code === EQUALS ? 1 : 2, children: [], position };
    this.#add(node);
    this.#contents.push({ node, cut });
  }

  /** Begins a table when this is the row under a head: the last line of the paragraph. */
  #beginTable(paragraph: OpenParagraph): boolean {
    const line = this.#line;
    const columns = columnsOf(line.text.slice(line.first, line.end));
    const head = columns === undefined ? undefined : paragraph.headOf(columns, this.text);
    if (!head) return false;
    paragraph.dropLast();
    this.#closeLeaf();
    const table: Table = { type: 'table', children: [this.#row(head)], position: place(head.start, line.end) };
    this.#leaf = new TableRows(table, (row) => this.#row({ start: row.first, end: row.end, next: row.next }));
    return true;
  }

  #row({ start, end }: LineCut): TableRow {
    const children = cellsOf(this.text, start, end).map((cell) => {
      const node: TableCell = { type: 'tableCell', children: [], position: place(cell.start, cell.end) };
      const content = { start: cell.contentStart, end: cell.contentEnd, next: cell.contentEnd };
      if (content.end > content.start) this.#contents.push({ node, cut: new Cut(this.text, [content]) });
      return node;
    });
    return { type: 'tableRow', children, position: place(start, end) };
  }

  #add(node: Node): void {
    this.#containers.children.push(node);
  }

  #closeLeaf(): void {
    const [leaf, paragraph] = [this.#leaf, this.#paragraph];
    this.#leaf = undefined;
    this.#paragraph = undefined;
    if (leaf) this.#add(leaf.close(this.#containers.depth > 0));
    if (paragraph) this.#closeParagraph(paragraph);
  }

  /** The definitions that a paragraph begins with, and what follows them. */
  #closeParagraph(paragraph: OpenParagraph): void {
    if (paragraph.isEmpty) return;
    const whole = paragraph.cut(this.text);
    const definitions = readDefinitions(whole, this.#labels);
    if (definitions.nodes.length > 0 && paragraph.item) {
      throw new Unproven('a definition at the beginning of a list item');
    }
    for (const node of definitions.nodes) this.#add(node);
    const cut = whole.behind(this.text, definitions.end);
    if (!cut) return;
    const last = cut.lines[cut.lines.length - 1];
    const node: Paragraph = { type: 'paragraph', children: [], position: place(cut.at(0), last?.end ?? 0) };
    this.#add(node);
    this.#contents.push({ node, cut, ...(paragraph.item ? { item: paragraph.item } : {}) });
  }
}
