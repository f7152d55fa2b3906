import type { IndexRecord } from '../../indexing/render';
import { defineTreeRule } from '../../rule';
import { indexPath, type Tree } from '../../tree';
import { clip } from '../support/clip';
import { freshIndexOf, lineAround, refreshEdits } from '../support/indexFiles';

/** A list that lags behind the tree hides some decisions and leads to others that are not there any more. */
export const indexStale = defineTreeRule({
  id: 'index/stale',
  summary: 'The generated index must be what a fresh rendering of the tree gives.',
  severity: 'error',
  fix: 'safe',
  parity: true,
  messages: {
    differs: 'The index differs from the tree on this line; expected `{expected}`.',
    ends: 'The index goes on here, but a fresh rendering ends above this line.',
    lists: 'The expected line lists this {noun}.',
    regenerate: 'Regenerate the index',
  },
  check({ tree, report }) {
    const { saved, live } = tree.index;
    const { text: fresh, records } = freshIndexOf(tree);
    if (tree.config.index.mode !== 'generated' || fresh === undefined) return; // `index/blocked` says why
    if (saved?.kind !== 'text' || live?.kind !== 'text') return; // `index/missing`, `file/*`
    if (saved.text === fresh && !saved.hiddenMark) return;

    const path = indexPath(tree.config);
    const edits = refreshEdits(live, fresh);
    const at = firstDifference(live.text, fresh);
    const span = lineAround(live.text, at);
    const expected = at >= fresh.length ? undefined : expectedLine(fresh, live.text, span.start);
    const fixes = edits.length === 0 ? [] : [{ title: 'regenerate' as const, edits }];
    if (expected === undefined) return report('ends', { path, span }, {}, { fixes });
    const related = listedIn(expected, records, tree);
    report('differs', { path, span }, { expected: clip(expected) }, { fixes, related });
  },
});

/** The first offset at which two texts differ; the start when they are the same: then only the disk is behind. */
function firstDifference(text: string, fresh: string): number {
  if (text === fresh) return 0;
  let at = 0;
  while (at < text.length && at < fresh.length && text.charCodeAt(at) === fresh.charCodeAt(at)) at++;
  return at;
}

/** The line of the fresh index that belongs where a line of the other begins, both being alike up to there. */
function expectedLine(fresh: string, text: string, start: number): string {
  const from = text === fresh ? 0 : start;
  const { end } = lineAround(fresh, from);
  return fresh.slice(from, end);
}

function listedIn(row: string, records: readonly IndexRecord[], { config, files }: Tree) {
  const record = records.find(({ place, title }) => row.startsWith(`| [${title}](${place.rel}) |`));
  const file = record && files.find(({ place }) => place.path === record.place.path);
  if (file?.summary.kind !== 'summary') return [];
  return [
    { path: file.place.path, span: file.summary.firstLine, message: 'lists' as const, data: { noun: config.noun } },
  ];
}
