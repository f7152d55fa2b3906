import { layoutStrayFile } from '../../../../server/src/engine/rules/layout/stray-file';
import { testTreeRule } from '../../../support/treeRuleTester';

/** A move into each class folder of the first lifecycle. */
const moves = (base: string) =>
  ['feature', 'bug-fix', 'simplification', 'architecture', 'process', 'testing'].map((name) => {
    const rename = { kind: 'rename', from: `docs/rfc/${base}`, to: `docs/rfc/proposed/${name}/${base}` } as const;
    return { title: `Move to \`proposed/${name}/\``, steps: [rename] };
  });

testTreeRule(layoutStrayFile, {
  ok: [
    { name: 'no root', files: {} },
    {
      name: 'README, index, their counterparts, and what is no Markdown',
      files: {
        'docs/rfc/README.md': '# RFCs\n',
        'docs/rfc/README.zh.md': '# RFC\n',
        'docs/rfc/INDEX.md': '',
        'docs/rfc/INDEX.zh.md': '',
        'docs/rfc/README.i18n.yaml': '',
        'docs/rfc/proposed/feature/2026-07-10-cache.md': '# RFC: A\n',
      },
    },
    {
      name: 'names of our own',
      files: { 'docs/rfc/HOME.md': '', 'docs/rfc/LIST.md': '', 'docs/rfc/GUIDE.md': '', 'docs/rfc/GUIDE.fr.md': '' },
      config: {
        index: { readme: 'HOME.md', file: 'LIST.md' },
        allow: { root: ['GUIDE.md'] },
        pairing: { counterpartSuffix: '.fr.md' },
      },
    },
    { name: 'not read: file/too-large', files: { 'docs/rfc/notes.md': 'notes' }, config: { limits: { fileSize: 3 } } },
    { name: 'a folder of that name: layout/unknown-lifecycle', files: { 'docs/rfc/notes.md/': { kind: 'folder' } } },
    { name: 'ignored', files: { 'docs/rfc/notes.md': '' }, config: { ignore: ['docs/rfc/*.md'] } },
  ],
  bad: [
    {
      name: 'notes beside the lifecycles',
      files: { 'docs/rfc/notes.md': '# Notes 😀\r\n\r\nText.\r\n', 'docs/rfc/README.md': '' },
      problems: [
        {
          message: 'stray',
          path: 'docs/rfc/notes.md',
          marked: '# Notes 😀',
          text: 'This file lies directly in `docs/rfc/`; expected there only `README.md`, `INDEX.md` and entries of `allow.root`.',
          fixes: moves('notes.md'),
        },
      ],
    },
    {
      name: 'empty, in capitals, a dot-file',
      files: { 'docs/rfc/.draft.md': '# A', 'docs/rfc/NOTES.MD': '# B\n', 'docs/rfc/empty.md': '' },
      problems: [
        { message: 'stray', path: 'docs/rfc/.draft.md', marked: '# A' },
        { message: 'stray', path: 'docs/rfc/NOTES.MD', marked: '# B' },
        { message: 'stray', path: 'docs/rfc/empty.md', fixes: moves('empty.md') },
      ],
    },
    {
      name: 'counterparts without pairing, an index where none is generated',
      files: { 'docs/rfc/LIST.md': '', 'docs/rfc/README.zh.md': '', 'docs/rfc/README.md': '' },
      config: { pairing: { enabled: false }, index: { mode: 'forbidden', file: 'LIST.md' } },
      problems: [
        { message: 'stray', path: 'docs/rfc/LIST.md' },
        { message: 'stray', path: 'docs/rfc/README.zh.md', fixes: moves('README.zh.md') },
      ],
    },
    {
      name: 'the other side of a pair goes along with its anchor',
      files: { 'docs/rfc/notes.md': '# Notes\n', 'docs/rfc/notes.zh.md': '# 笔记\n' },
      problems: [
        { message: 'stray', path: 'docs/rfc/notes.md', marked: '# Notes', fixes: moves('notes.md') },
        { message: 'stray', path: 'docs/rfc/notes.zh.md', marked: '# 笔记' },
      ],
    },
  ],
});
