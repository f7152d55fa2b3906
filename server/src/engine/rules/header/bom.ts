import { defineRule, remove } from '../../rule';
import { isBlankDocument } from '../support/blankDocument';

/** An invisible first character makes `#` no heading for many tools, and nobody sees why. */
export const headerBom = defineRule({
  id: 'header/bom',
  summary: 'The file must not begin with a byte-order mark.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    mark: 'The file begins with a byte-order mark (U+FEFF); expected the title at once.',
    removeMark: 'Remove the byte-order mark',
  },
  check({ doc, report }) {
    if (!doc.hasByteOrderMark || isBlankDocument(doc)) return;
    const span = { start: 0, end: 1 };
    // An editor may hide the mark; then the text holds nothing that an edit could remove.
    const isShown = doc.text.startsWith('\uFEFF');
    const fix = { title: 'removeMark', edits: [remove(span)] } as const;
    report('mark', span, {}, { fixes: isShown ? [fix] : [] });
  },
});
