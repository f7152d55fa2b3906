import { fileTooLarge } from '../../../../server/src/engine/rules/file/too-large';
import { testTreeRule } from '../../../support/treeRuleTester';

const rfc = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
const small = { limits: { fileSize: 8 } };

testTreeRule(fileTooLarge, {
  ok: [
    { name: 'no root', files: {} },
    { name: 'as large as it may be', files: { [rfc]: '12345678' }, config: small },
    {
      name: 'files that no rule reads',
      files: {
        'docs/rfc/proposed/feature/a.png': '123456789',
        'docs/rfc/drafts/a.md': '123456789',
        'docs/rfc/proposed/AGENTS.md': '123456789',
        'README.md': '123456789',
      },
      config: small,
    },
  ],
  bad: [
    {
      name: 'one byte too many; bytes count, not characters',
      files: { [rfc]: '# RFC: A\n', 'docs/rfc/README.md': '# 中文' },
      config: { limits: { fileSize: 7 } },
      problems: [
        { message: 'tooLarge', path: 'docs/rfc/README.md' },
        {
          message: 'tooLarge',
          path: rfc,
          text: 'This file has 9 bytes; expected at most 7 (`limits.fileSize`), so nothing in it was checked.',
        },
      ],
    },
  ],
});
