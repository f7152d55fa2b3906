import { defineTreeRule, remove } from '../../rule';
import { readmePath } from '../../tree';
import { clip } from '../support/clip';
import { isIndexRow } from '../support/indexFiles';

/** A row copied into the README is not generated, so it goes on saying what once was true. */
export const indexStrayRow = defineTreeRule({
  id: 'index/stray-row',
  summary: 'The README must not hold rows of the generated index.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    row: '`{row}` is a row of the index; expected it in `{index}` only, where it is generated.',
    deleteRow: 'Delete the row',
  },
  check({ tree, report }) {
    const { config } = tree;
    const path = readmePath(config);
    const { readme } = tree.index;
    if (config.index.mode !== 'generated' || path === undefined || readme?.kind !== 'text') return;

    let start = 0;
    for (const line of readme.text.split('\n')) {
      const end = start + line.length;
      if (isIndexRow(line, config)) {
        const bare = line.endsWith('\r') ? end - 1 : end;
        const edits = [remove({ start, end: Math.min(end + 1, readme.text.length) })];
        const data = { row: clip(readme.text.slice(start, bare)), index: config.index.file };
        report('row', { path, span: { start, end: bare } }, data, { fixes: [{ title: 'deleteRow', edits }] });
      }
      start = end + 1;
    }
  },
});
