import type { Content } from '../files';
import type { Judge } from '../judge';
import { type MessageLookup, renderMessage, type Say, sayIn } from '../messages';
import { comparePair } from '../pairs/compare';
import type { PairPlace } from '../pairs/find';
import type { Side } from '../pairs/names';
import type { Pair, PairSide } from '../pairs/pair';
import { docOf, isThere, otherSide, sides, textOf } from '../pairs/parts';
import { stateOf } from '../pairs/state';
import { messagesIn } from '../registry';
import type { Problem } from '../rule';
import { inEnglish, type Texts } from '../texts';
import { alignBlocks, type BlockRow, type Blocks, blockAt } from './alignBlocks';
import type { PairPreview, PreviewCell, PreviewRow, PreviewSide } from './preview';
import { type RenderedBlock, renderBlocks } from './renderBlocks';

/** So many characters of both sides together can be looked through; a page with more would not scroll. */
const MOST_CHARACTERS = 400_000;

/** What is about the texts themselves rather than the state of the pair. */
const textRules: ReadonlySet<string> = new Set([
  'pair/bare-url',
  'pair/code-block',
  'pair/emphasis-count',
  'pair/generated-region',
  'pair/header-token',
  'pair/heading-depth',
  'pair/inline-code',
  'pair/link-locale',
  'pair/link-target',
  'pair/link-zh-target',
  'pair/list-shape',
  'pair/switcher-missing',
  'pair/switcher-shape',
  'pair/table-shape',
]);

/**
 * Both languages of a document side by side, as they are in the editor, with what the rules over pairs find in them. A side
 * that cannot be shown says why, in the language of `texts`. Spec: bilingual.md §6, §11.
 */
export function previewPair(judge: Judge, place: PairPlace, texts: Texts = inEnglish): PairPreview {
  const say = sayIn(texts);
  const pair = judge.readPair(place);
  const state = stateOf(pair);
  const size = sides.reduce((sum, side) => sum + (textOf(pair[side])?.text.length ?? 0), 0);
  const problems = size > MOST_CHARACTERS ? [] : problemsIn(judge, place);
  const rendered = {
    anchor: renderSide(pair, 'anchor', problems, absenceOf(pair.anchor, size, say), say),
    counterpart: renderSide(pair, 'counterpart', problems, absenceOf(pair.counterpart, size, say), say),
  };
  const blocks: Blocks = { anchor: rendered.anchor.blocks, counterpart: rendered.counterpart.blocks };
  const describe = (side: Side): PreviewSide => ({
    ...describeSide(pair, side),
    isEdited: state.edited.includes(side),
    ...(rendered[side].absence === undefined ? {} : { absence: rendered[side].absence }),
  });
  return {
    state: state.name,
    sides: { anchor: describe('anchor'), counterpart: describe('counterpart') },
    rows: rowsOf(pair, blocks, problems, messagesIn(texts)),
  };
}

function problemsIn(judge: Judge, place: PairPlace): Problem[] {
  return judge.problemsOfPair(place).filter(({ rule }) => textRules.has(rule));
}

function describeSide({ config, ...pair }: Pair, side: Side) {
  const [first, second] = config.pairing.languages;
  const { tag, label } = side === 'anchor' ? first : second;
  // What has no script of its own in its tag is meant to be simplified Chinese, and browsers want to know.
  return { path: pair[side].path, lang: tag === 'zh' ? 'zh-Hans' : tag, label, isMissing: !isThere(pair[side]) };
}

interface RenderedSide {
  readonly blocks: readonly RenderedBlock[];
  readonly absence?: string;
}

function renderSide(
  pair: Pair,
  side: Side,
  problems: readonly Problem[],
  absence: string | undefined,
  say: Say,
): RenderedSide {
  const doc = absence === undefined ? docOf(pair[side]) : undefined;
  const marked = problems.filter((problem) => problem.path === pair[side].path && !isLacking(problem));
  const blocks =
    doc && renderBlocks(doc, { marked: marked.map(({ span }) => span.start), footnotes: footnotesIn(pair, side) });
  if (blocks) return { blocks };
  return { blocks: [], absence: absence ?? say('This text is too tangled to be shown.') };
}

function footnotesIn(pair: Pair, side: Side): string {
  return describeSide(pair, side).lang.startsWith('zh') ? '脚注' : 'Footnotes';
}

/** Why a side cannot be shown. */
function absenceOf(part: PairSide, size: number, say: Say): string | undefined {
  const { content } = part;
  if (!content || !isThere(part)) return say('This language is not there yet.');
  if (content.kind !== 'text') return unreadable(content, say);
  if (size > MOST_CHARACTERS) {
    const data = { size: grouped(size), most: grouped(MOST_CHARACTERS) };
    return say('Both sides together have {size} characters; at most {most} are shown.', data);
  }
  const unread = part.doc?.facts.unread;
  return unread === undefined ? undefined : say('This text is too tangled to be shown: {reason}.', { reason: unread });
}

function unreadable(content: Exclude<Content, { kind: 'text' }>, say: Say): string {
  if (content.kind === 'too-large') {
    const data = { size: grouped(content.size), limit: grouped(content.limit) };
    return say('This file has {size} bytes; files of more than {limit} are not read.', data);
  }
  if (content.kind === 'not-utf8') return say('This file is not UTF-8, so it is not shown.');
  return say('This file cannot be read.');
}

function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function rowsOf(pair: Pair, blocks: Blocks, problems: readonly Problem[], messages: MessageLookup): PreviewRow[] {
  const isWhole = blocks.anchor.length > 0 && blocks.counterpart.length > 0;
  const comparison = isWhole ? comparePair(pair) : undefined;
  const aligned = comparison ? alignBlocks(pair, comparison, blocks) : sides.flatMap((side) => aloneRows(blocks, side));
  const notes = new NoteTaker(pair, blocks, aligned, messages);
  for (const problem of problems) notes.take(problem);
  return aligned.map((row, index) => ({
    anchor: cellOf(blocks, 'anchor', row, notes.of(index, 'anchor')),
    counterpart: cellOf(blocks, 'counterpart', row, notes.of(index, 'counterpart')),
  }));
}

function aloneRows(blocks: Blocks, side: Side): BlockRow[] {
  return blocks[side].map((_, index) => ({ [side]: index }));
}

function cellOf(blocks: Blocks, side: Side, row: BlockRow, notes: readonly string[]): PreviewCell {
  const index = row[side];
  const block = index === undefined ? undefined : blocks[side][index];
  if (!block) return { notes };
  const { kind, line, nodes } = block;
  return { block: { kind, line, nodes }, notes };
}

/** True for what a problem says in the place of something that is not there. */
function isLacking({ message }: Problem): boolean {
  return message === 'lacking' || message === 'lackings';
}

/** Sorts problems into the rows that they are about. */
class NoteTaker {
  readonly #notes = new Map<string, string[]>();

  constructor(
    private readonly pair: Pair,
    private readonly blocks: Blocks,
    private readonly rows: readonly BlockRow[],
    private readonly messages: MessageLookup,
  ) {}

  of(row: number, side: Side): readonly string[] {
    return this.#notes.get(`${row}:${side}`) ?? [];
  }

  take(problem: Problem): void {
    const side = this.#sideAt(problem.path);
    if (!side) return;
    const row = this.#rowAt(side, problem);
    if (row === -1) return;
    const key = `${row}:${side}`;
    const text = renderMessage(problem, this.messages);
    const known = this.#notes.get(key) ?? [];
    if (!known.includes(text)) this.#notes.set(key, [...known, text]);
  }

  /** What is lacking belongs opposite the thing that is there, which the problem names. */
  #rowAt(side: Side, problem: Problem): number {
    const other = isLacking(problem) ? problem.related[0] : undefined;
    const place =
      other && this.#sideAt(other.path) === otherSide(side)
        ? { side: otherSide(side), span: other.span }
        : { side, span: problem.span };
    const block = blockAt(this.blocks[place.side], place.span.start);
    return this.rows.findIndex((row) => row[place.side] === block);
  }

  #sideAt(path: string): Side | undefined {
    return sides.find((side) => this.pair[side].path === path);
  }
}
