import type { RfcDocument } from '../document';
import type { Block } from '../facts/facts';
import { isInert } from '../facts/structure';
import { STATUS_LINE } from '../header';
import { pairAt, switcherLine } from '../pairs/names';
import { findRule } from '../registry';
import { type Edit, insert, type Problem } from '../rule';
import { insertBlock } from '../rules/support/blocks';
import { isOpenEnded } from '../rules/support/insertion';
import { isBlankLine } from '../rules/support/lines';
import { htmlComments, readSuppressions } from '../suppress';
import { isSuppressible } from './proposeSuppressions';
import { type Phrase, phrase } from './words';

/** A way to silence a rule where it has found something. */
export interface Silencer {
  readonly title: Phrase;
  readonly edits: readonly Edit[];
}

/**
 * A comment that silences the rule of a problem where it stands: for its line where the text allows a comment above it,
 * else for the block around it; for line 1, which nothing may stand above, for the whole file. `undefined` for the rest of
 * the header block, where no comment can be, and for rules that no comment silences.
 */
export function silence(doc: RfcDocument, { path, rule, span }: Problem): Silencer | undefined {
  const known = findRule(rule);
  if (path !== doc.path || !known || !isSuppressible(known)) return undefined;
  const line = doc.lines.lineAt(span.start);
  if (line === 0) return silenceInFile(doc, rule);
  if (line <= STATUS_LINE + 1) return undefined;
  const edit = joinNames(doc, rule, line) ?? insertAbove(doc, rule, line);
  if (edit) return { title: phrase('disableOnLine', { rule: ruleName(rule) }), edits: [edit] };
  return silenceInBlock(doc, rule, blockAt(doc, line));
}

/** A rule's id is ours, and a title is no Markdown. */
function ruleName(rule: string) {
  return { source: rule };
}

/** Two comments for one line cannot both stand right above it: the names go into one. */
function joinNames({ facts, lines, text }: RfcDocument, rule: string, line: number): Edit | undefined {
  const last = readSuppressions(lines, htmlComments(text, facts.comments)).findLast(
    ({ comment, firstLine, rule: name }) =>
      firstLine === line &&
      name !== '' &&
      /^<!--\s*rfc-disable-next-line\s/.test(text.slice(comment.start, comment.end)),
  );
  return last && insert(last.nameSpan.end, `, ${rule}`);
}

function insertAbove(doc: RfcDocument, rule: string, line: number): Edit | undefined {
  const { lines, text } = doc;
  const comment = `<!-- rfc-disable-next-line ${rule} -->`;
  const start = lines.span(line)?.start ?? text.length;
  const block = blockAt(doc, line);
  if (!block || lines.lineAt(block.span.start) === line) return insert(start, comment + lines.newline);
  const isFence = doc.facts.fences.some(({ opener }) => lines.lineAt(opener.start) === line);
  if (!nestingKinds.has(block.kind) || (isInert(doc.facts, start) && !isFence)) return undefined;
  if (block.kind !== 'paragraph') {
    const ending = endingOf(doc, line - 1);
    if (ending === 'unclear') return undefined;
    const { prefix } = containersOf(lines.textOf(line) ?? '');
    if (ending === 'ended') return insert(start, prefix + comment + lines.newline);
  }
  return appendTo(doc, block, line - 1, comment);
}

/** The kinds of block that hold lines of prose. Table rows, HTML and code take no comment between their lines. */
const nestingKinds: ReadonlySet<Block['kind']> = new Set(['paragraph', 'list', 'quote']);

/** Whether a line inside a list or quote ends what it belongs to, or may be text that goes on in the next line. */
function endingOf({ facts, lines }: RfcDocument, line: number): 'ended' | 'open' | 'unclear' {
  const { content } = containersOf(lines.textOf(line) ?? '');
  if (content === '' || isInert(facts, lines.span(line)?.start ?? 0)) return 'ended';
  if (/^(?:#{1,6}(?:\s|$)|(?:[-*_]\s*)+$)/.test(content)) return 'ended'; // a heading or a rule
  return /^[<[]|^=+\s*$|\|/.test(content) ? 'unclear' : 'open'; // HTML, a definition, an underline, the row of a table?
}

/** An edit that puts the comment behind the text of a line of a paragraph; `undefined` where code may hold it. */
function appendTo({ lines, text }: RfcDocument, block: Block, line: number, comment: string): Edit | undefined {
  const span = lines.span(line) ?? { start: 0, end: 0 };
  const upToHere = text.slice(block.span.start, span.end);
  if ((upToHere.match(/`/g)?.length ?? 0) % 2 === 1) return undefined;
  const hardBreak = /(?:\\|[ \t]+)$/.exec(text.slice(span.start, span.end))?.[0].length ?? 0;
  return insert(span.end - hardBreak, ` ${comment}`);
}

/** The marks of quotes and list items that a line begins with, as blanks and `>`, and what follows them. */
function containersOf(line: string): { prefix: string; content: string } {
  const marks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*/.exec(line)?.[0] ?? '';
  return { prefix: marks.replace(/[^>\s]/g, ' '), content: line.slice(marks.length) };
}

function blockAt({ facts, lines }: RfcDocument, line: number): Block | undefined {
  return facts.blocks.find(({ span }) => lines.lineAt(span.start) <= line && line <= lines.lineAt(span.end));
}

function silenceInBlock(doc: RfcDocument, rule: string, block: Block | undefined): Silencer | undefined {
  if (!block) return undefined;
  const { lines } = doc;
  const next = lines.fullSpan(lines.lineAt(block.span.end))?.end ?? doc.text.length;
  const isLast = doc.facts.blocks.at(-1) === block;
  const begin = insertBlock(lines, lines.startOfLineAt(block.span.start), `<!-- rfc-disable ${rule} -->`);
  const end = insertBlock(lines, isLast ? doc.text.length : nextText(doc, next), `<!-- rfc-enable ${rule} -->`);
  const edits = isLast && isOpenEnded(doc) ? [begin] : [begin, end];
  return { title: phrase('disableInBlock', { rule: ruleName(rule) }), edits };
}

/** The offset of the first line with text at or behind an offset that begins a line. */
function nextText({ lines, text }: RfcDocument, offset: number): number {
  let line = lines.lineAt(offset);
  while (line < lines.count && isBlankLine(lines, line)) line++;
  return lines.span(line)?.start ?? text.length;
}

/** Behind the header block and the way to the other language. */
function silenceInFile(doc: RfcDocument, rule: string): Silencer | undefined {
  const { facts, header, lines, text } = doc;
  const top = header.status?.line === STATUS_LINE ? STATUS_LINE : 0;
  const below = facts.blocks.filter(({ span }) => lines.lineAt(span.start) > top);
  const next = below.find(({ span }) => !isSwitcher(doc, text.slice(span.start, span.end)));
  if (!next && isOpenEnded(doc)) return undefined;
  const offset = next ? lines.startOfLineAt(next.span.start) : text.length;
  const edits = [insertBlock(lines, offset, `<!-- rfc-disable ${rule} -->`)];
  return { title: phrase('disableInFile', { rule: ruleName(rule) }), edits };
}

function isSwitcher({ config: { pairing }, path }: RfcDocument, paragraph: string): boolean {
  const pair = pairing.enabled ? pairAt(pairing, path) : undefined;
  return (
    pair !== undefined &&
    [switcherLine(pairing, pair, 'anchor'), switcherLine(pairing, pair, 'counterpart')].includes(paragraph.trim())
  );
}
