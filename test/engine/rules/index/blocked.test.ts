import { indexBlocked } from '../../../../server/src/engine/rules/index/blocked';
import { INDEX } from '../../../support/indexed';
import { testTreeRule } from '../../../support/treeRuleTester';

const good = { 'docs/rfc/proposed/feature/2026-07-10-cache.md': '# RFC: Cache\n', [INDEX]: '# RFC index\n' };

testTreeRule(indexBlocked, {
  ok: [
    { name: 'a walk without a fault', files: good },
    { name: 'no index', files: { 'docs/rfc/proposed/x.md': '# X\n' } },
    { name: 'another mode', files: { ...good, 'docs/rfc/proposed/x.md': '' }, config: { index: { mode: 'off' } } },
  ],
  bad: [
    {
      name: 'a file at the wrong depth',
      files: { ...good, 'docs/rfc/proposed/x.md': '# X\n' },
      problems: [
        {
          message: 'blockedByOne',
          path: INDEX,
          marked: '# RFC index',
          text: 'Whether this index is fresh cannot be told: `docs/rfc/proposed/x.md` cannot be listed.',
          related: [{ message: 'unlisted', path: 'docs/rfc/proposed/x.md', marked: '# X' }],
        },
      ],
    },
    {
      name: 'an unknown folder, a file without title, one that is not read',
      files: {
        ...good,
        'docs/rfc/drafts/': '',
        'docs/rfc/proposed/feature/2026-07-11-a.md': 'no title\n',
        'docs/rfc/proposed/feature/2026-07-12-b.md': Uint8Array.of(0xff),
      },
      problems: [
        {
          message: 'blocked',
          path: INDEX,
          marked: '# RFC index',
          text: 'Whether this index is fresh cannot be told: 3 paths of the tree cannot be listed.',
          related: [
            { message: 'unlisted', path: 'docs/rfc/drafts/' },
            { message: 'unlisted', path: 'docs/rfc/proposed/feature/2026-07-11-a.md', marked: 'no title' },
            { message: 'unlisted', path: 'docs/rfc/proposed/feature/2026-07-12-b.md' },
          ],
        },
      ],
    },
  ],
});
