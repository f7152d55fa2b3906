import { layoutLegacyRoot } from '../../../../server/src/engine/rules/layout/legacy-root';
import { testTreeRule } from '../../../support/treeRuleTester';

const retired = { legacy: { roots: ['docs/adr', 'docs/old/'] } };

testTreeRule(layoutLegacyRoot, {
  ok: [
    { name: 'none is retired', files: { 'docs/adr/1.md': '' } },
    { name: 'the retired ones are gone', files: { 'docs/rfc/README.md': '' }, config: retired },
    { name: 'a file or a link to nothing of that name', files: { 'docs/adr': '' }, config: retired },
    {
      name: 'a folder whose name only begins like it',
      files: { 'docs/adr-guide/': { kind: 'folder' } },
      config: retired,
    },
  ],
  bad: [
    {
      name: 'one lives on, outside the root; the slash is no matter',
      files: { 'docs/adr/1.md': '', 'docs/old/': { kind: 'folder' } },
      config: retired,
      problems: [
        {
          message: 'exists',
          path: 'docs/adr/',
          text: 'The folder `docs/adr/` is retired (`legacy.roots`); expected its RFCs in `docs/rfc/`.',
        },
        { message: 'exists', path: 'docs/old/' },
      ],
    },
    {
      name: 'a link to it is as good as the folder; named twice is once',
      files: { 'docs/adr': { kind: 'link-folder' } },
      config: { legacy: { roots: ['docs/adr', 'docs/adr/'] }, noun: 'Agent Note', root: '.agents/notes' },
      problems: [
        {
          message: 'exists',
          path: 'docs/adr/',
          text: 'The folder `docs/adr/` is retired (`legacy.roots`); expected its Agent Notes in `.agents/notes/`.',
        },
      ],
    },
  ],
});
