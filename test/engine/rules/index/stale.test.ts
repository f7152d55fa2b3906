import { indexStale } from '../../../../server/src/engine/rules/index/stale';
import { INDEX, indexOf } from '../../../support/indexed';
import { testTreeRule } from '../../../support/treeRuleTester';

const cache = 'proposed/feature/2026-07-10-cache.md';
const pages = 'proposed/feature/2026-07-11-pages.md';
const rfc = (title: string) => `# RFC: ${title}\n\nStatus: proposed\n`;
const tree = { [`docs/rfc/${cache}`]: rfc('Cache'), [`docs/rfc/${pages}`]: rfc('Pages 页') };
const fresh = indexOf({ [cache]: 'Cache', [pages]: 'Pages 页' });
const regenerate = { title: 'Regenerate the index', text: fresh };

testTreeRule(indexStale, {
  ok: [
    { name: 'fresh', files: { ...tree, [INDEX]: fresh } },
    { name: 'an empty tree with the index of one', files: { [INDEX]: indexOf({}) } },
    { name: 'none: index/missing', files: tree },
    { name: 'another mode', files: { ...tree, [INDEX]: 'x' }, config: { index: { mode: 'off' } } },
    { name: 'a walk with a fault: index/blocked', files: { ...tree, 'docs/rfc/drafts/x.md': '', [INDEX]: 'x' } },
    { name: 'bytes that are no text: file/not-utf8', files: { ...tree, [INDEX]: Uint8Array.of(0xff) } },
    {
      name: 'the editor has what the disk has, but for a title that is not saved yet',
      files: { ...tree, [`docs/rfc/${cache}`]: rfc('Caches'), [INDEX]: fresh },
      saved: { [`docs/rfc/${cache}`]: rfc('Cache') },
    },
  ],
  bad: [
    {
      name: 'a row that is missing',
      files: { ...tree, [INDEX]: indexOf({ [cache]: 'Cache' }) },
      problems: [
        {
          message: 'differs',
          path: INDEX,
          marked: '',
          text: 'The index differs from the tree on this line; expected `| [Pages 页](proposed/feature/2026-07-11-pages.md) | 2026-07-…`.',
          related: [{ message: 'lists', path: `docs/rfc/${pages}`, marked: '# RFC: Pages 页' }],
          fixes: [regenerate],
        },
      ],
    },
    {
      name: 'another title',
      files: { ...tree, [INDEX]: fresh.replace('[Cache]', '[Caches]') },
      problems: [
        {
          message: 'differs',
          path: INDEX,
          marked: `| [Caches](${cache}) | 2026-07-10 |`,
          related: [{ message: 'lists', path: `docs/rfc/${cache}`, marked: '# RFC: Cache' }],
          fixes: [regenerate],
        },
      ],
    },
    {
      name: 'CRLF, which differs from the first line on',
      files: { ...tree, [INDEX]: fresh.replaceAll('\n', '\r\n') },
      problems: [{ message: 'differs', path: INDEX, marked: '# RFC index\r', fixes: [regenerate] }],
    },
    {
      name: 'a byte-order mark',
      files: { ...tree, [INDEX]: `\uFEFF${fresh}` },
      problems: [{ message: 'differs', path: INDEX, marked: '\uFEFF# RFC index', fixes: [regenerate] }],
    },
    {
      name: 'more than there is to say',
      files: { ...tree, [INDEX]: `${fresh}\nSee also.\n` },
      problems: [
        {
          message: 'ends',
          path: INDEX,
          marked: '',
          text: 'The index goes on here, but a fresh rendering ends above this line.',
          fixes: [regenerate],
        },
      ],
    },
    {
      name: 'conflict markers',
      files: { ...tree, [INDEX]: fresh.replace('### Feature', '<<<<<<< ours\n### Feature') },
      problems: [{ message: 'differs', path: INDEX, marked: '<<<<<<< ours', fixes: [regenerate] }],
    },
    {
      name: 'empty',
      files: { ...tree, [INDEX]: '' },
      problems: [{ message: 'differs', path: INDEX, fixes: [regenerate] }],
    },
    {
      name: 'regenerated in the editor, not saved',
      files: { ...tree, [INDEX]: fresh },
      saved: { [INDEX]: 'old\n' },
      problems: [{ message: 'differs', path: INDEX, marked: '# RFC index' }],
    },
  ],
});
