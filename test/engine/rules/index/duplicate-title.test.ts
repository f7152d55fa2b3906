import { indexDuplicateTitle } from '../../../../server/src/engine/rules/index/duplicate-title';
import { testTreeRule } from '../../../support/treeRuleTester';

const a = 'docs/rfc/proposed/feature/2026-07-10-a.md';
const b = 'docs/rfc/proposed/process/2026-07-11-b.md';
const c = 'docs/rfc/implemented/process/2026-07-12-c.md';

testTreeRule(indexDuplicateTitle, {
  ok: [
    { name: 'other titles, in another case', files: { [a]: '# RFC: Cache\n', [b]: '# RFC: cache\n' } },
    { name: 'the same title in another lifecycle', files: { [a]: '# RFC: Cache\n', [c]: '# RFC: Cache\n' } },
    { name: 'no titles', files: { [a]: '', [b]: 'text\n' } },
    { name: 'no index', files: { [a]: '# RFC: C\n', [b]: '# RFC: C\n' }, config: { index: { mode: 'off' } } },
  ],
  bad: [
    {
      name: 'twice, with and without the prefix',
      files: { [a]: '# RFC: Cache 😀\n', [b]: '# Cache 😀' },
      problems: [
        {
          message: 'duplicate',
          path: a,
          marked: 'Cache 😀',
          text: '`Cache 😀` is the title of 2 RFCs in `proposed/`; expected one that tells them apart.',
          related: [{ message: 'other', path: b, marked: 'Cache 😀' }],
        },
        {
          message: 'duplicate',
          path: b,
          marked: 'Cache 😀',
          related: [{ message: 'other', path: a, marked: 'Cache 😀' }],
        },
      ],
    },
  ],
});
