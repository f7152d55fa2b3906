import { docOf, isJudged, isRfcPair } from '../../pairs/parts';
import { definePairRule, replace } from '../../rule';
import { clip } from '../support/clip';
import { nameOf } from '../support/pair';
import { findTokenFaults } from '../support/pairHeader';

/** Tools read the header of both sides by its English words; a translated one makes a counterpart invisible to them. */
export const pairHeaderToken = definePairRule({
  id: 'pair/header-token',
  summary: 'A counterpart must keep the prefix of the title and the status in the words of the first language.',
  severity: 'warning',
  fix: 'safe',
  messages: {
    prefix: 'The title begins with `{found}`; expected `{expected}` in every language.',
    key: 'The status line begins with `{found}`; expected `{expected}` in every language.',
    token: 'The status is `{found}`; expected `{expected}`, as in `{other}`.',
    separator: 'Between status and reason stands `{found}`; expected `{expected}`.',
    anchorToken: 'The status on the other side.',
    restore: 'Change `{found}` to `{expected}`',
    insert: 'Insert `{expected}`',
  },
  check({ pair, report }) {
    const counterpart = isRfcPair(pair) && isJudged(pair) ? docOf(pair.counterpart) : undefined;
    if (!counterpart) return;
    const anchor = docOf(pair.anchor);
    for (const { message, span, expected, edit, kind, anchorToken } of findTokenFaults(anchor, counterpart)) {
      const found = clip(counterpart.text.slice(span.start, span.end));
      const data = { found, expected, other: nameOf(pair.anchor) };
      const title = edit?.start === edit?.end ? 'insert' : 'restore';
      const fixes = edit ? [{ title, kind, data, edits: [replace(edit, expected)] } as const] : [];
      const related = anchorToken
        ? [{ path: pair.anchor.path, span: anchorToken, message: 'anchorToken' } as const]
        : [];
      report(message, { path: pair.counterpart.path, span }, data, { fixes, related });
    }
  },
});
