import type { MarkdownDocument } from '../../document';
import { defineMarkdownRule, type Edit, type FixKind, insert, type MarkdownRule, replace } from '../../rule';
import { HAN } from './cjk';
import { ADDRESS, CODE, HIDDEN, type Reading, readingsOf } from './reading';

/** What a rule of Chinese typography declares beside its check. */
export interface TypographyMeta {
  readonly id: string;
  readonly summary: string;
  /** Reports information where `zh.enabled` is true. */
  readonly isRecommended?: true;
}

/**
 * What all rules of Chinese typography have in common: they are off, and read the Chinese side. Spec: bilingual.md §12.
 */
export function typography({ isRecommended, ...meta }: TypographyMeta) {
  const set = isRecommended ? { recommendedIn: 'zh' as const } : {};
  return { ...meta, ...set, severity: 'off' as const, reads: 'counterpart' as const };
}

/** A match in the inline content of a document; indexes are those of the reading. */
export interface Found {
  readonly reading: Reading;
  readonly match: RegExpExecArray;
  readonly from: number;
  readonly to: number;
}

/** Every match of a global pattern, in order of the text. */
export function findAll(doc: MarkdownDocument, pattern: RegExp): Found[] {
  return readingsOf(doc).flatMap((reading) => {
    return [...reading.text.matchAll(pattern)].map((match) => {
      return { reading, match, from: match.index, to: match.index + match[0].length };
    });
  });
}

/** A rule about the blank between Chinese and something else. */
export interface SpacingRule extends TypographyMeta {
  /** What stands next to the Chinese, as a pattern. */
  readonly other: string;
  /** What is said. Placeholders: `{han}`, and `{found}` for the two as they stand. */
  readonly message: string;
}

/** Defines a rule that wants a blank between an ideograph and what `other` matches, on either side of it. */
export function defineSpacingRule({ other, message, ...meta }: SpacingRule): MarkdownRule {
  const pattern = new RegExp(`(?<=(${HAN}))(?=(${other}))|(?<=(${other}))(?=(${HAN}))`, 'gu');
  return defineMarkdownRule<'blank' | 'insert'>({
    ...typography({ ...meta, isRecommended: true }),
    fix: 'safe',
    messages: { blank: message, insert: 'Insert a blank' },
    check({ doc, report }) {
      for (const { reading, match, from } of findAll(doc, pattern)) {
        const [before, after] = [match[1] ?? match[3] ?? '', match[2] ?? match[4] ?? ''];
        const [left, right] = [reading.spanOf(from - before.length, from), reading.spanOf(from, from + after.length)];
        // Of a code span only the edge: the fault is between the two.
        const span = {
          start: before === CODE ? left.end - 1 : left.start,
          end: after === CODE ? right.start + 1 : right.end,
        };
        const data = { han: match[1] ?? match[4] ?? '', found: before + after };
        report('blank', span, data, { fixes: [{ title: 'insert', edits: [insert(reading.gapAt(from), ' ')] }] });
      }
    },
  });
}

/** A rule about characters that stand for others. */
export interface CharacterRule extends TypographyMeta {
  /** Global; each match is reported. */
  readonly pattern: RegExp;
  /** What is said. Placeholders: `{found}` and, where there is a `mend`, `{expected}`. */
  readonly message: string;
  readonly fix: FixKind;
  /** What is meant: as many characters, since marks of Markdown may stand between those that were found. */
  mend?(found: string): string;
}

/** Defines a rule that reports characters wherever they stand in prose. */
export function defineCharacterRule({ pattern, message, mend, ...meta }: CharacterRule): MarkdownRule {
  return defineMarkdownRule<string>({
    ...typography(meta),
    fix: meta.fix,
    messages: { character: message, ...(mend ? { replace: 'Replace by `{expected}`' } : {}) },
    check({ doc, report }) {
      for (const { reading, match, from, to } of findAll(doc, pattern)) {
        const span = reading.spanOf(from, to);
        const [found] = match;
        const expected = mend?.(found);
        const data = { found, ...(expected === undefined ? {} : { expected }) };
        const edits = [...(expected ?? '')].map((sign, at) => replace(reading.spanOf(from + at, from + at + 1), sign));
        const fixes = expected === undefined ? [] : [{ title: 'replace', data, edits }];
        report('character', span, data, { fixes });
      }
    },
  });
}

/**
 * Edits that put full-width marks in the place of what stands from one index to before another, together with the
 * blanks around: full-width marks need none. Blanks that end an address, or that stand behind a mark of Markdown, stay.
 * None where an address would go on over the new marks, or where marks of Markdown stand among the old ones.
 */
export function replaceByMark(reading: Reading, from: number, to: number, text: string): Edit[] {
  const { text: all } = reading;
  if (isAtAddress(all, from) || !isUnbroken(reading, from, to)) return [];
  let [start, end] = [from, to];
  while (isBlank(all[start - 1]) && reading.isTight(start)) start--;
  while (isBlank(all[end]) && reading.isTight(end)) end++;
  if (needsBlank.test(all.charAt(start - 1)) || isAtAddress(all, start)) start = from;
  if (needsBlank.test(all.charAt(end))) end = to;
  return [replace(reading.spanOf(start, end), text)];
}

/** True when no mark of Markdown stands between the characters from one index to before another. */
export function isUnbroken(reading: Reading, from: number, to: number): boolean {
  const { start, end } = reading.spanOf(from, to);
  return end - start === to - from;
}

/**
 * What lies beyond a blank that must stay: nothing, an address, or a sign that could become a mark of Markdown without
 * it.
 */
const needsBlank = new RegExp(`^$|[\\n*_~${ADDRESS}]`);

/** Character references are among them. */
const asciiMarks = new RegExp(`[!-~${HIDDEN}]*$`);

/** So far back an address is looked for. */
const LOOKED_BACK = 100;

/**
 * True when an address stands before an index, with nothing but ASCII marks behind it: a blank or such a mark ends it
 * there. True as well where that would take long to find out.
 */
export function isAtAddress(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - LOOKED_BACK), index);
  const marks = asciiMarks.exec(before)?.[0] ?? '';
  return marks.length === LOOKED_BACK || before.charAt(before.length - marks.length - 1) === ADDRESS;
}

/**
 * An edit that puts words in the place of others, without the blanks that would stand between Chinese and Chinese then.
 */
export function replaceByWords(reading: Reading, from: number, to: number, words: string): Edit {
  const { text } = reading;
  const closesBefore = startsWithHan.test(words) && text[from - 1] === ' ' && reading.isTight(from);
  const closesBehind = endsWithHan.test(words) && text[to] === ' ' && reading.isTight(to);
  const start = closesBefore && endsWithHan.test(text.slice(Math.max(0, from - 3), from - 1)) ? from - 1 : from;
  const end = closesBehind && startsWithHan.test(text.slice(to + 1, to + 3)) ? to + 1 : to;
  return replace(reading.spanOf(start, end), words);
}

const startsWithHan = new RegExp(`^${HAN}`, 'u');
const endsWithHan = new RegExp(`${HAN}$`, 'u');

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}
