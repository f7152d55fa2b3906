import { layoutDuplicateTopic } from '../../../../server/src/engine/rules/layout/duplicate-topic';
import { testTreeRule } from '../../../support/treeRuleTester';

const name = '2026-07-10-cache.md';

testTreeRule(layoutDuplicateTopic, {
  ok: [
    { name: 'no root', files: {} },
    {
      name: 'the same topic on other days',
      files: { [`docs/rfc/proposed/feature/${name}`]: '', 'docs/rfc/proposed/process/2026-07-11-cache.md': '' },
    },
    {
      name: 'names that are none: layout/filename',
      files: { 'docs/rfc/proposed/feature/README.md': '', 'docs/rfc/proposed/process/README.md': '' },
    },
    {
      name: 'counterparts, and folders that are no lifecycle',
      files: {
        [`docs/rfc/proposed/feature/${name}`]: '',
        'docs/rfc/proposed/feature/2026-07-10-cache.zh.md': '',
        'docs/rfc/rejected/feature/2026-07-10-cache.zh.md': '',
        [`docs/rfc/drafts/feature/${name}`]: '',
      },
    },
  ],
  bad: [
    {
      name: 'a copy instead of a move',
      files: {
        [`docs/rfc/implemented/feature/${name}`]: '# RFC: B\n',
        [`docs/rfc/proposed/feature/${name}`]: '# RFC: 😀',
      },
      problems: [
        {
          message: 'duplicate',
          path: `docs/rfc/implemented/feature/${name}`,
          marked: '# RFC: B',
          text: 'The file name `2026-07-10-cache.md` occurs in `docs/rfc/proposed/feature/` too; expected each RFC in one place only.',
          related: [{ message: 'other', path: `docs/rfc/proposed/feature/${name}`, marked: '# RFC: 😀' }],
        },
        {
          message: 'duplicate',
          path: `docs/rfc/proposed/feature/${name}`,
          marked: '# RFC: 😀',
          related: [{ message: 'other', path: `docs/rfc/implemented/feature/${name}`, marked: '# RFC: B' }],
        },
      ],
    },
    {
      name: 'three of them, one at the wrong depth, one that cannot be read',
      files: {
        [`docs/rfc/proposed/${name}`]: '',
        [`docs/rfc/proposed/feature/${name}`]: { kind: 'dangling' },
        [`docs/rfc/proposed/process/${name}`]: '# RFC: C\r\n',
      },
      problems: [
        {
          message: 'duplicate',
          path: `docs/rfc/proposed/${name}`,
          related: [
            { message: 'other', path: `docs/rfc/proposed/feature/${name}` },
            { message: 'other', path: `docs/rfc/proposed/process/${name}`, marked: '# RFC: C' },
          ],
        },
        {
          message: 'duplicate',
          path: `docs/rfc/proposed/feature/${name}`,
          text: 'The file name `2026-07-10-cache.md` occurs in `docs/rfc/proposed/`, `docs/rfc/proposed/process/` too; expected each RFC in one place only.',
          related: [
            { message: 'other', path: `docs/rfc/proposed/${name}` },
            { message: 'other', path: `docs/rfc/proposed/process/${name}`, marked: '# RFC: C' },
          ],
        },
        {
          message: 'duplicate',
          path: `docs/rfc/proposed/process/${name}`,
          marked: '# RFC: C',
          related: [
            { message: 'other', path: `docs/rfc/proposed/${name}` },
            { message: 'other', path: `docs/rfc/proposed/feature/${name}` },
          ],
        },
      ],
    },
  ],
});
