import { defineMarkdownRule, replace } from '../../rule';
import { MARK } from '../support/cjk';
import { type Reading, readingsOf } from '../support/reading';
import { typography } from '../support/typography';

/** What is longer is a clause, and clauses have commas between them. A code span counts as one character. */
const MAX_ITEM = 6;
const MIN_ITEMS = 3;

/** The items of a list in a sentence have a mark of their own; with commas they read like clauses that end too soon. */
export const zhEnumComma = defineMarkdownRule({
  ...typography({ id: 'zh/enum-comma', summary: 'Short items in a row are separated by 、.' }),
  fix: 'suggestion',
  messages: {
    comma: '`，` stands between short items, where `、` is meant.',
    replace: 'Replace by `、`',
  },
  check({ doc, report }) {
    for (const reading of readingsOf(doc)) {
      for (const at of findCommas(reading)) {
        const span = reading.spanOf(at, at + 1);
        report('comma', span, {}, { fixes: [{ title: 'replace', edits: [replace(span, '、')] }] });
      }
    }
  },
});

/** Stretches between marks other than the comma. */
const clauses = new RegExp(`(?:(?!${MARK})[^\\n.;:?!]|，)+`, 'gu');

/** Where the commas between at least three short items in a row stand. */
function findCommas({ text }: Reading): number[] {
  return [...text.matchAll(clauses)].flatMap(({ 0: clause, index }) => {
    const commas: number[] = [];
    let row: number[] = [];
    let start = index;
    for (const item of [...clause.split('，'), '']) {
      const length = [...item.trim()].length;
      if (length > 0 && length <= MAX_ITEM) row.push(start);
      else {
        if (row.length >= MIN_ITEMS) commas.push(...row.slice(1).map((at) => at - 1));
        row = [];
      }
      start += item.length + 1;
    }
    return commas;
  });
}
