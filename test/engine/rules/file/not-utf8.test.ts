import { fileNotUtf8 } from '../../../../server/src/engine/rules/file/not-utf8';
import { testTreeRule } from '../../../support/treeRuleTester';

const rfc = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
const latin1 = Uint8Array.of(0x23, 0x20, 0xe9, 0x0a);

testTreeRule(fileNotUtf8, {
  ok: [
    { name: 'no root', files: {} },
    { name: 'UTF-8, with and without mark', files: { [rfc]: '# RFC: é😀', 'docs/rfc/README.md': '\uFEFF# A' } },
    { name: 'a file that no rule reads', files: { 'docs/rfc/drafts/a.md': latin1 } },
  ],
  bad: [
    {
      name: 'Latin-1',
      files: { [rfc]: latin1 },
      problems: [
        {
          message: 'notUtf8',
          path: rfc,
          text: 'The byte at offset 2 is not UTF-8, so nothing in this file was checked.',
        },
      ],
    },
  ],
});
