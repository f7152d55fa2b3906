import type { Pair } from '../../pairs/pair';
import { docOf, type Impostor, impostorOf, isJudged, isRecordThere, isThere, recordOf } from '../../pairs/parts';
import type { RecordFault } from '../../pairs/readRecord';
import { definePairRule, type FixDraft } from '../../rule';
import { clip } from '../support/clip';
import { nameOf, startOf } from '../support/pair';

type MessageId = RecordFault['message'] | 'lineEnd' | Impostor | 'unread' | 'confirm';

/** A record that cannot be read proves nothing: the sides may have parted long ago. */
export const pairRecordMalformed = definePairRule<MessageId>({
  id: 'pair/record-malformed',
  summary: 'The record of a pair must hold one hash for each side, and comments.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    malformed: 'Line {line} of the record is `{found}`; expected a comment, or a file name, `: ` and 40 digits.',
    lineEnd: 'Line {line} of the record ends in CR LF; expected LF alone.',
    foreign: 'The record has an entry for `{base}`; expected only the two sides of the pair.',
    repeated: 'The record has a second entry for `{base}`; expected one.',
    absent: 'The record has no entry for `{base}`; expected one for each side of the pair.',
    folder: '`{record}`, the record of this pair, is a folder; expected a file.',
    special: '`{record}`, the record of this pair, is no regular file; expected one.',
    dangling: '`{record}`, the record of this pair, is a link to nothing; expected a file.',
    outside: '`{record}`, the record of this pair, is a link out of the repository; expected a file.',
    unread: 'The record of the pair cannot be read; expected a small text file in UTF-8.',
    confirm: 'Record anew that both sides agree',
  },
  check({ pair, report }) {
    const { anchor, counterpart, record } = pair;
    if (!isJudged(pair)) return;
    if (!isThere(anchor) || !isThere(counterpart) || !isRecordThere(pair)) return; // `pair/incomplete`
    const impostor = impostorOf(record);
    if (impostor) {
      report(impostor, startOf(anchor), { record: nameOf(record) });
      return;
    }
    const read = recordOf(pair);
    if (!read) report('unread', startOf(record), {}, { fixes: confirm(pair) });
    if (!read?.fault) return;
    const { message, span, line, found, base } = read.fault;
    const isLineEnd = message === 'malformed' && found.endsWith('\r');
    const data = { line: line + 1, found: clip(found), base: clip(base) };
    report(isLineEnd ? 'lineEnd' : message, { path: record.path, span }, data, { fixes: confirm(pair) });
  },
});

function confirm({ anchor, counterpart }: Pair): FixDraft<MessageId>[] {
  if (!docOf(anchor) || !docOf(counterpart)) return [];
  return [{ title: 'confirm', steps: [{ kind: 'confirmPair', anchor: anchor.path }] }];
}
