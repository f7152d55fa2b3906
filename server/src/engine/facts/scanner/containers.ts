import type { Blockquote, List, ListItem, Node, Root } from '../tree';
import type { LineCursor } from './lineCursor';
import { place } from './nodes';
import { listMarker, matchAt, matchesAt, thematicBreak } from './patterns';
import { Unproven } from './unproven';

interface Quote {
  readonly kind: 'quote';
  readonly node: Blockquote;
  readonly start: number;
  /** Behind the last line that belongs to it. */
  end: number;
}

interface Item {
  readonly kind: 'item';
  readonly node: ListItem;
  readonly list: List;
  /** What the markers of its list have in common. */
  readonly family: string;
  readonly start: number;
  end: number;
  /** Behind blank lines with the mark of a quote around: its list reaches so far. */
  quotedEnd: number;
  /** How far what belongs to the item is indented, in columns. */
  readonly width: number;
  /** The item began with a blank line, and nothing has come yet. */
  startsBlank: boolean;
  /** Another blank line followed: what comes next does not belong to the item any more. */
  isOver: boolean;
}

/** The marker of a list item. */
interface Marker {
  readonly family: string;
  readonly number: number | undefined;
  readonly length: number;
}

/** What a line may begin a container in the middle of. */
type Around = 'paragraph' | 'leaf' | undefined;

const GREATER = 62;
const SPACE = 32;
const TAB = 9;
/** Deeper than anybody writes; remark is asked, which has limits of its own. */
const DEEPEST = 40;

/** The quotes and list items that are open, from the outermost. */
export class Containers {
  readonly #open: (Quote | Item)[] = [];
  #hadEmptyItem = false;

  /** `closeLeaf` ends the block that is open within the innermost of them. */
  constructor(
    private readonly line: LineCursor,
    private readonly root: Root,
    private readonly closeLeaf: () => void,
  ) {}

  get depth(): number {
    return this.#open.length;
  }

  /** An item has ended that held nothing. */
  get hadEmptyItem(): boolean {
    return this.#hadEmptyItem;
  }

  /** What the innermost one holds. */
  get children(): Node[] {
    return this.#open[this.#open.length - 1]?.node.children ?? this.root.children;
  }

  /** The innermost list item while it holds nothing. */
  itemThatBegins(): ListItem | undefined {
    const last = this.#open[this.#open.length - 1];
    return last?.kind === 'item' && last.node.children.length === 0 ? last.node : undefined;
  }

  /** Goes past the marks of the containers that the line continues, and says how many those are. */
  match(): number {
    let depth = 0;
    while (depth < this.#open.length) {
      const container = this.#open[depth];
      if (!container || !(container.kind === 'quote' ? this.#passQuote(container) : this.#passItem(container, depth)))
        break;
      depth++;
    }
    return depth;
  }

  #passQuote(quote: Quote): boolean {
    const { line } = this;
    if (!line.isBlank) line.refuseTab();
    if (line.indent > 3 || line.code !== GREATER || line.first >= line.end) return false;
    quote.end = line.end;
    this.#skipQuoteMark();
    return true;
  }

  #skipQuoteMark(): void {
    const { line } = this;
    const behind = line.first + 1;
    const code = behind < line.end ? line.text.charCodeAt(behind) : Number.NaN;
    if (code === TAB) throw new Unproven('a tab behind the mark of a quote');
    line.skipTo(code === SPACE ? behind + 1 : behind);
  }

  #passItem(item: Item, depth: number): boolean {
    const { line } = this;
    line.refuseTab();
    if (line.isBlank) {
      item.isOver ||= item.startsBlank;
      if (this.#open.slice(0, depth).some(({ kind }) => kind === 'quote')) item.quotedEnd = line.end;
      line.skipTo(Math.min(line.at + item.width, line.end));
      return true;
    }
    if (item.isOver || line.indent < item.width) return false;
    item.startsBlank = false;
    item.end = line.end;
    line.skipTo(line.at + item.width);
    return true;
  }

  /** Opens the containers that begin with the line, behind `matched` that go on; `false` when none does. */
  open(matched: number, around: Around): boolean {
    let opened = this.#openSibling(matched);
    const inMiddleOf = opened ? undefined : around;
    const isInside = matched === this.depth;
    while (!this.line.isBlank && this.line.indent < 4) {
      const depth = opened ? this.depth : matched;
      if (!this.#openQuote(depth) && !this.#openItem(depth, inMiddleOf, isInside)) break;
      opened = true;
    }
    return opened;
  }

  /** An item that goes on no longer may be followed by the next one of its list. */
  #openSibling(matched: number): boolean {
    const item = this.#open[matched];
    if (item?.kind !== 'item' || this.line.isBlank || this.line.indent > 3) return false;
    const marker = this.#marker();
    if (marker?.family !== item.family) return false;
    this.closeTo(matched);
    this.#push(marker, item.list);
    return true;
  }

  #openQuote(depth: number): boolean {
    const { line } = this;
    if (line.code !== GREATER) return false;
    this.#closeFor(depth);
    this.closeLeaf();
    this.#refuseDepth();
    const node: Blockquote = { type: 'blockquote', children: [] };
    this.children.push(node);
    this.#open.push({ kind: 'quote', node, start: line.first, end: line.end });
    this.#skipQuoteMark();
    return true;
  }

  #openItem(depth: number, around: Around, isInside: boolean): boolean {
    const marker = this.#marker();
    if (!marker) return false;
    if (around && this.#isWeak(marker)) {
      if (around === 'paragraph' && isInside) return false;
      throw new Unproven('a list that begins in the middle of a block');
    }
    this.#closeFor(depth);
    this.closeLeaf();
    const isOrdered = marker.number !== undefined;
    const list: List = { type: 'list', ordered: isOrdered, start: marker.number ?? null, children: [] };
    this.children.push(list);
    this.#push(marker, list);
    return true;
  }

  /** Closes what a new quote or list ends. Where a list within a quote ends then is remark's to say. */
  #closeFor(depth: number): void {
    const [kept, closed] = [this.#open.slice(0, depth), this.#open.slice(depth)];
    if (kept.some(({ kind }) => kind === 'quote') && closed.some(({ kind }) => kind === 'item')) {
      throw new Unproven('a list in a quote that another one follows');
    }
    this.closeTo(depth);
  }

  /** Such a marker cannot interrupt a paragraph. */
  #isWeak({ number, length }: Marker): boolean {
    const { text, first, end } = this.line;
    return (number !== undefined && number !== 1) || /^[ \t]*$/.test(text.slice(first + length, end));
  }

  #marker(): Marker | undefined {
    const { text, first } = this.line;
    const match = matchAt(listMarker, text, first);
    if (!match || matchesAt(thematicBreak, text, first)) return undefined;
    const [whole, digits] = match;
    const family = whole[whole.length - 1] ?? '';
    return { family, number: digits === undefined ? undefined : Number(digits), length: whole.length };
  }

  #push(marker: Marker, list: List): void {
    const { line } = this;
    this.#refuseDepth();
    const { first: start, indent, end } = line;
    const behind = start + marker.length;
    line.skipTo(behind);
    if (!line.isBlank) line.refuseTab();
    const startsBlank = line.isBlank;
    const spaces = startsBlank || line.indent > 4 ? 1 : line.indent;
    const node: ListItem = { type: 'listItem', checked: null, children: [] };
    list.children.push(node);
    const width = indent + marker.length + spaces;
    const { family } = marker;
    const item = { node, list, family, start, end, quotedEnd: end, width, startsBlank, isOver: false };
    this.#open.push({ kind: 'item', ...item });
    if (!startsBlank) line.skipTo(behind + spaces);
  }

  #refuseDepth(): void {
    if (this.depth >= DEEPEST) throw new Unproven('quotes and lists in one another');
  }

  /** The line belongs to all that are open, though it lacks their marks. */
  extend(): void {
    for (const container of this.#open) container.end = this.line.end;
  }

  /** Closes the innermost ones until so many are left, and what is open within them. */
  closeTo(depth: number): void {
    while (this.depth > depth) {
      this.closeLeaf();
      const container = this.#open.pop();
      if (!container) return;
      const { node, start, end } = container;
      node.position = place(start, end);
      if (container.kind === 'quote') continue;
      const { list } = container;
      const isEmpty = container.node.children.length === 0;
      this.#hadEmptyItem ||= isEmpty;
      const isEmptyInQuote = isEmpty && this.#open.some(({ kind }) => kind === 'quote');
      if (isEmptyInQuote) throw new Unproven('an empty list item in a quote');
      const listEnd = Math.max(end, container.quotedEnd);
      list.position = place(list.position?.start.offset ?? start, listEnd);
      const around = this.#open[this.depth - 1];
      if (around) around.end = Math.max(around.end, listEnd);
    }
  }
}
