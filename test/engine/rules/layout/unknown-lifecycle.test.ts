import { lifecycle } from '../../../../server/src/engine/config/defaults';
import { layoutUnknownLifecycle } from '../../../../server/src/engine/rules/layout/unknown-lifecycle';
import { agentNoteArchive } from '../../../support/archive';
import { testTreeRule } from '../../../support/treeRuleTester';

const folder = { kind: 'folder' } as const;
const allowing = (value: string) => [
  {
    title: `Allow the folder \`${value}/\` in the configuration`,
    steps: [{ kind: 'listInConfig', key: ['allow', 'folders'], value }] as const,
  },
];

testTreeRule(layoutUnknownLifecycle, {
  ok: [
    { name: 'no root', files: {} },
    { name: 'an empty root', files: { 'docs/rfc/': folder } },
    {
      name: 'lifecycles, files, and folders further down',
      files: {
        'docs/rfc/README.md': '# RFCs\n',
        'docs/rfc/LICENSE': '',
        'docs/rfc/proposed/whatever/2026-07-10-cache.md': '',
        'docs/rfc/rejected/': folder,
        'docs/drafts/': folder,
      },
    },
    {
      name: 'allowed folders and what is in them',
      files: { 'docs/rfc/img/a.png': '', 'docs/rfc/.cache/deep/': folder },
      config: { allow: { folders: ['img', '.cache'] } },
    },
    {
      name: 'the archive',
      files: { 'docs/rfc/archived/feature/2026-07-10-cache.md': '' },
      config: { archive: agentNoteArchive },
    },
    { name: 'an ignored folder', files: { 'docs/rfc/drafts/': folder }, config: { ignore: ['docs/rfc/drafts'] } },
    { name: 'a link to nothing is no folder', files: { 'docs/rfc/drafts': { kind: 'dangling' } } },
  ],
  bad: [
    {
      name: 'once a folder, however much lies in it',
      files: {
        'docs/rfc/drafts/feature/2026-07-10-a.md': '',
        'docs/rfc/drafts/feature/2026-07-10-b.md': '',
        'docs/rfc/proposed/feature/2026-07-10-c.md': '',
      },
      problems: [
        {
          message: 'unknown',
          path: 'docs/rfc/drafts/',
          text: 'The folder `drafts/` is no lifecycle; expected one of `proposed`, `implemented`, `rejected`, or an entry in `allow.folders`.',
          fixes: allowing('drafts'),
        },
      ],
    },
    {
      name: 'empty, dotted, linked, named like a file, in another case',
      files: {
        'docs/rfc/.obsidian/': folder,
        'docs/rfc/Proposed/': folder,
        'docs/rfc/linked': { kind: 'link-folder' },
        'docs/rfc/x.md/': folder,
      },
      problems: ['.obsidian', 'Proposed', 'linked', 'x.md'].map((name) => ({
        message: 'unknown',
        path: `docs/rfc/${name}/`,
        fixes: allowing(name),
      })),
    },
    {
      name: 'other lifecycles, another root; no archive is configured',
      files: { 'adr/draft/a.md': '', 'adr/proposed/a.md': '', 'adr/archived/a.md': '' },
      config: { root: 'adr', lifecycles: [lifecycle('draft')] },
      problems: [
        { message: 'unknown', path: 'adr/archived/', fixes: allowing('archived') },
        { message: 'unknown', path: 'adr/proposed/', fixes: allowing('proposed') },
      ],
    },
  ],
});
