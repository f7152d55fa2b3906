import { indexForbidden } from '../../../../server/src/engine/rules/index/forbidden';
import { INDEX } from '../../../support/indexed';
import { testTreeRule } from '../../../support/treeRuleTester';

const config = { index: { mode: 'forbidden' } } as const;

testTreeRule(indexForbidden, {
  ok: [
    { name: 'none', files: { 'docs/rfc/README.md': '' }, config },
    { name: 'one deeper down', files: { 'docs/rfc/proposed/INDEX.md': '' }, config },
    { name: 'another mode', files: { [INDEX]: '' }, config: { index: { mode: 'off' } } },
  ],
  bad: [
    {
      name: 'a file',
      files: { [INDEX]: '# RFC index\n' },
      config,
      problems: [
        {
          message: 'exists',
          path: INDEX,
          text: '`docs/rfc/INDEX.md` exists, but the folders are the inventory here (`index.mode`); expected no index.',
          fixes: [{ title: 'Delete the index', steps: [{ kind: 'delete', path: INDEX }] }],
        },
      ],
    },
    {
      name: 'a folder',
      files: { 'docs/rfc/INDEX.md/': '' },
      config,
      problems: [{ message: 'exists', path: 'docs/rfc/INDEX.md/' }],
    },
  ],
});
