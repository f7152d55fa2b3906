import { lineEndsByAttributes } from '../../pairs/attributes';
import type { Pair, PairSide } from '../../pairs/pair';
import { docOf, isJudged, sides } from '../../pairs/parts';
import { isAnchorAlone } from '../../pairs/state';
import { definePairRule, type Edit, replace } from '../../rule';
import { nameOf, startOf } from '../support/pair';

/** Git may turn CR LF into LF when it stores a file: whoever checks it out gets other bytes than those that were confirmed. */
export const pairRecordEol = definePairRule<'crlf' | 'attribute' | 'convert'>({
  id: 'pair/record-eol',
  summary: 'Both sides of a pair should have LF line ends, and Git should leave them alone.',
  severity: 'warning',
  fix: 'suggestion',
  messages: {
    crlf: 'Lines of this file end in CR LF, so its hash holds only until Git converts it; expected LF.',
    attribute: '`{file}` has Git write `{name}` with CR LF, which changes its hash; expected `eol=lf` or nothing.',
    convert: 'Convert all line ends to LF',
  },
  check({ pair, report }) {
    if (!isJudged(pair) || isAnchorAlone(pair)) return;
    for (const side of sides) {
      const part = pair[side];
      const text = docOf(part)?.text;
      if (text?.includes('\r\n')) {
        report('crlf', startOf(part), {}, { fixes: [{ title: 'convert', edits: toLf(part) }] });
        continue;
      }
      const file = text === undefined ? undefined : lineEndsByAttributes(part.path, (path) => textAt(pair, path));
      if (file !== undefined) report('attribute', startOf(part), { file, name: nameOf(part) });
    }
  },
});

function textAt({ nearby, textOf }: Pair, path: string): string | undefined {
  return nearby.kindOf(path) === 'file' ? textOf(path) : undefined;
}

function toLf({ doc }: PairSide): Edit[] {
  return [...(doc?.text ?? '').matchAll(/\r\n/g)].map(({ index }) => replace({ start: index, end: index + 2 }, '\n'));
}
