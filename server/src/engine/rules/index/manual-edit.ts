import { defineTreeRule } from '../../rule';
import { smallestEdit } from '../../text/difference';
import { indexPath } from '../../tree';
import { freshIndexOf, lineAround, refreshEdits } from '../support/indexFiles';

/** What is typed into a generated file is lost with the next generation. */
export const indexManualEdit = defineTreeRule({
  id: 'index/manual-edit',
  summary: 'The generated index must not be edited by hand.',
  severity: 'hint',
  fix: 'safe',
  messages: {
    edited: 'This index is generated from the tree, so the edit is lost with the next generation; expected no edit.',
    regenerate: 'Regenerate the index',
  },
  check({ tree, report }) {
    const { saved, live } = tree.index;
    const { text: fresh } = freshIndexOf(tree);
    if (tree.config.index.mode !== 'generated' || saved?.kind !== 'text' || live?.kind !== 'text') return;
    if (live.text === withoutMark(saved.text) || live.text === saved.text || live.text === fresh) return;

    const { span } = smallestEdit(saved.text, live.text);
    const end = live.text.length - (saved.text.length - span.end); // where the text is as it was again
    const [first, last] = [lineAround(live.text, span.start), lineAround(live.text, Math.max(end, span.start))];
    const fixes = fresh === undefined ? [] : [{ title: 'regenerate' as const, edits: refreshEdits(live, fresh) }];
    report('edited', { path: indexPath(tree.config), span: { start: first.start, end: last.end } }, {}, { fixes });
  },
});

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
