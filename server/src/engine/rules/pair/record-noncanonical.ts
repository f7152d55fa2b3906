import { isJudged, isThere, recordOf, textOf } from '../../pairs/parts';
import { renderRecord } from '../../pairs/record';
import { entryOf } from '../../pairs/state';
import { definePairRule, replace } from '../../rule';
import { Lines } from '../../text/lines';

/** Records are compared and merged line by line: one that is written in another way conflicts where nothing differs. */
export const pairRecordNoncanonical = definePairRule({
  id: 'pair/record-noncanonical',
  summary: 'The record of a pair should be written the way it is written by the tools.',
  severity: 'hint',
  fix: 'safe',
  messages: {
    differs: 'The record differs from its usual form from line {line} on; expected `{expected}` there.',
    newline: 'The last line of the record does not end; expected one LF behind it.',
    ends: 'The record goes on where its usual form ends; expected nothing from line {line} on.',
    rewrite: 'Write the record in its usual form, hashes kept',
  },
  check({ pair, report }) {
    const content = textOf(pair.record);
    const [anchor, counterpart] = [entryOf(pair, 'anchor')?.hash, entryOf(pair, 'counterpart')?.hash];
    // Not a record at all: `pair/record-malformed`. Of no pair: `pair/excluded`, `pair/incomplete`.
    if (!content || recordOf(pair)?.fault || anchor === undefined || counterpart === undefined) return;
    if (!isThere(pair.anchor) || !isThere(pair.counterpart) || !isJudged(pair)) return;
    const paths = { anchor: pair.anchor.path, counterpart: pair.counterpart.path, record: pair.record.path };
    const usual = renderRecord(pair.config.pairing, paths, { anchor, counterpart });
    if (content.text === usual) return;
    const [own, expected] = [new Lines(content.text), new Lines(usual)];
    const line = firstDifferent(own, expected);
    const span = own.span(line) ?? { start: content.text.length, end: content.text.length };
    const data = { line: line + 1, expected: expected.textOf(line) ?? '' };
    const edits = [replace({ start: 0, end: content.text.length }, usual)];
    const at = { path: pair.record.path, span };
    report(messageAt(line, own, expected), at, data, { fixes: [{ title: 'rewrite', edits }] });
  },
});

function messageAt(line: number, own: Lines, expected: Lines): 'differs' | 'ends' | 'newline' {
  if (line === expected.count - 1) return 'ends';
  return own.textOf(line) === expected.textOf(line) ? 'newline' : 'differs';
}

/** The first line that is another one; the last one of a text that only lacks its end. */
function firstDifferent(own: Lines, expected: Lines): number {
  const last = Math.min(own.count, expected.count) - 1;
  let line = 0;
  while (line < last && own.textOf(line) === expected.textOf(line)) line++;
  return line;
}
