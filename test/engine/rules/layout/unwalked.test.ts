import { layoutUnwalked } from '../../../../server/src/engine/rules/layout/unwalked';
import { agentNoteArchive } from '../../../support/archive';
import { testTreeRule } from '../../../support/treeRuleTester';

const link = { kind: 'link-folder' } as const;
const renamed = (from: string, name: string) => {
  const to = `${from.slice(0, from.lastIndexOf('/'))}/${name}`;
  return [{ title: `Rename to \`${name}\``, steps: [{ kind: 'rename', from, to }] as const }];
};

testTreeRule(layoutUnwalked, {
  ok: [
    { name: 'no root', files: {} },
    {
      name: 'RFCs, companions, and what is no Markdown',
      files: {
        'docs/rfc/proposed/AGENTS.md': '',
        'docs/rfc/proposed/feature/2026-07-10-cache.md': '',
        'docs/rfc/proposed/feature/2026-07-10-cache.zh.md': '',
        'docs/rfc/proposed/feature/2026-07-10-cache.png': '',
        'docs/rfc/proposed/feature/.DS_Store': '',
      },
    },
    { name: 'in the root: layout/stray-file', files: { 'docs/rfc/NOTES.MD': '', 'docs/rfc/.notes.md': '' } },
    {
      name: 'dot-folders and what is in them',
      files: { 'docs/rfc/proposed/.trash/a.MD': '', 'docs/rfc/proposed/.linked': link },
    },
    { name: 'a folder that looks like such a file', files: { 'docs/rfc/proposed/a.MD/': { kind: 'folder' } } },
    { name: 'a linked folder that is no lifecycle: layout/unknown-lifecycle', files: { 'docs/rfc/drafts': link } },
    { name: 'a linked folder named like an RFC: file/unreadable', files: { 'docs/rfc/proposed/feature/a.md': link } },
    {
      name: 'in unknown, allowed and archive folders',
      files: {
        'docs/rfc/drafts/a.MD': '',
        'docs/rfc/drafts/deep': link,
        'docs/rfc/img': link,
        'docs/rfc/img/deep': link,
        'docs/rfc/archived/feature': link,
        'docs/rfc/archived/.a.md': '',
      },
      config: { allow: { folders: ['img'] }, archive: agentNoteArchive },
    },
  ],
  bad: [
    {
      name: 'capital extensions',
      files: { 'docs/rfc/proposed/feature/2026-07-10-a.MD': '# RFC: A', 'docs/rfc/rejected/b.Md': '' },
      problems: [
        {
          message: 'extension',
          path: 'docs/rfc/proposed/feature/2026-07-10-a.MD',
          text: 'The walk passes over this file, as its name ends in `.MD`; expected `.md`.',
          fixes: renamed('docs/rfc/proposed/feature/2026-07-10-a.MD', '2026-07-10-a.md'),
        },
        {
          message: 'extension',
          path: 'docs/rfc/rejected/b.Md',
          fixes: renamed('docs/rfc/rejected/b.Md', 'b.md'),
        },
      ],
    },
    {
      name: 'dot-files, whatever the case',
      files: { 'docs/rfc/proposed/.2026-07-10-a.md': '', 'docs/rfc/proposed/feature/.b.MD': '' },
      problems: [
        {
          message: 'dotFile',
          path: 'docs/rfc/proposed/.2026-07-10-a.md',
          text: 'The walk passes over this file, as its name `.2026-07-10-a.md` begins with a dot.',
          fixes: renamed('docs/rfc/proposed/.2026-07-10-a.md', '2026-07-10-a.md'),
        },
        {
          message: 'dotFile',
          path: 'docs/rfc/proposed/feature/.b.MD',
          fixes: renamed('docs/rfc/proposed/feature/.b.MD', 'b.md'),
        },
      ],
    },
    {
      name: 'nothing is left of a name that is all extension',
      files: { 'docs/rfc/proposed/feature/.md': '' },
      problems: [{ message: 'dotFile', path: 'docs/rfc/proposed/feature/.md' }],
    },
    {
      name: 'linked folders: a lifecycle, a class, further down, looking like a file',
      files: {
        'docs/rfc/implemented': link,
        'docs/rfc/proposed/b.MD': link,
        'docs/rfc/proposed/feature': link,
        'docs/rfc/proposed/process/deep': link,
      },
      problems: ['implemented/', 'proposed/b.MD/', 'proposed/feature/', 'proposed/process/deep/'].map((path) => ({
        message: 'linkFolder',
        path: `docs/rfc/${path}`,
      })),
    },
  ],
});
