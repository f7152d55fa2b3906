import { archiveLayout } from '../../../../server/src/engine/rules/archive/layout';
import { agentNoteArchive } from '../../../support/archive';
import { archivedPair, archiveWith, filesOfPair } from '../../../support/archived';
import type { MemoryEntry } from '../../../support/memoryFiles';
import { testTreeRule } from '../../../support/treeRuleTester';

const config = { archive: agentNoteArchive };
const folder = 'docs/rfc/archived';
const pair = filesOfPair('feature/2026-03-02-tickets.md', archivedPair());
const link = { kind: 'link-folder' } as const;

const tree = (changes: Readonly<Record<string, MemoryEntry | null>> = {}) => archiveWith(pair, changes);
const manifest = (text: string) => tree({ 'manifest.json': text });

testTreeRule(archiveLayout, {
  ok: [
    { name: 'no archive is configured', files: { 'docs/rfc/archived/x.md': '' } },
    { name: 'nothing was ever archived', files: { 'docs/rfc/proposed/feature/2026-07-10-a.md': '' }, config },
    { name: 'class folders, a sealed pair, its own files', files: tree(), config },
    { name: 'no manifest: archive/unsealed', files: tree({ 'manifest.json': null }), config },
    {
      name: 'a manifest that cannot be read: file/not-utf8',
      files: tree({ 'manifest.json': Uint8Array.of(0xff) }),
      config,
    },
    { name: 'a file that keeps an empty folder', files: tree({ 'testing/': null, 'testing/.gitkeep': '' }), config },
    {
      name: 'deleted as a whole: archive/removed',
      files: {},
      baseline: String(tree()[`${folder}/manifest.json`]),
      config,
    },
    { name: 'ignored, but there', files: tree(), config: { ...config, ignore: ['docs/rfc/archived/**'] } },
    {
      name: 'numbered documents without classes or languages',
      files: { [`${folder}/AGENTS.md`]: '', [`${folder}/0007-cache.md`]: '' },
      config: { ...config, classes: [], filename: '{number:4}-{topic}.md', pairing: { enabled: false } },
    },
    {
      name: 'names of its own',
      files: {
        'docs/rfc/old/seals.json': '{\n  "version": 1,\n  "files": {}\n}\n',
        'docs/rfc/old/feature/': { kind: 'folder' },
      },
      config: {
        archive: { ...agentNoteArchive, folder: 'old', manifest: 'seals.json', rootFiles: [] },
        classes: [{ name: 'feature', label: 'Feature', description: '' }],
      },
    },
  ],
  bad: [
    {
      name: 'the archive is a file',
      files: { [folder]: 'x' },
      config,
      problems: [{ message: 'file', path: folder, text: 'This is a file; expected the folder of the archive.' }],
    },
    {
      name: 'the archive is a link',
      files: { [folder]: link },
      config,
      problems: [
        {
          message: 'link',
          path: `${folder}/`,
          text: 'This is a symbolic link, and what it leads to can change; expected none in an archive.',
        },
      ],
    },
    {
      name: 'links and pipes in it',
      files: tree({
        'feature/2026-03-03-a.md': { linkTo: 'x' },
        'feature/2026-03-03-b.md': { kind: 'dangling' },
        'feature/2026-03-03-c.md': { kind: 'special' },
        'feature/deep': link,
        'process/': null,
        process: link,
        'manifest.json': { linkTo: String(tree()[`${folder}/manifest.json`]) },
      }),
      config,
      problems: [
        { message: 'link', path: `${folder}/feature/2026-03-03-a.md` },
        { message: 'link', path: `${folder}/feature/2026-03-03-b.md` },
        {
          message: 'special',
          path: `${folder}/feature/2026-03-03-c.md`,
          text: 'This is a pipe, socket or device; expected a file.',
        },
        { message: 'link', path: `${folder}/feature/deep/` },
        { message: 'link', path: `${folder}/manifest.json` },
        { message: 'link', path: `${folder}/process/` },
      ],
    },
    {
      name: 'a folder that is no class, and one inside a class; what lies in them is not told too',
      files: tree({
        'refactor/x.png': '',
        'refactor/deep/y.png': '',
        'testing/2025/z.png': '',
        '.trash/': { kind: 'folder' },
      }),
      config,
      problems: [
        { message: 'unknownFolder', path: `${folder}/.trash/` },
        {
          message: 'unknownFolder',
          path: `${folder}/refactor/`,
          text: 'The folder `refactor/` is no class; expected in the archive only folders of `feature`, `bug-fix`, `simplification`, `architecture`, `process`, `testing`.',
        },
        {
          message: 'nestedFolder',
          path: `${folder}/testing/2025/`,
          text: 'The folder `2025/` lies in a class folder of the archive; expected only files there.',
        },
      ],
    },
    {
      name: 'a folder where there are no classes',
      files: { [`${folder}/AGENTS.md`]: '', [`${folder}/feature/0007-cache.md`]: '' },
      config: { ...config, classes: [], filename: '{number:4}-{topic}.md' },
      problems: [
        {
          message: 'noFolders',
          path: `${folder}/feature/`,
          text: 'The folder `feature/` lies in the archive; expected no folder, as there are no classes.',
        },
      ],
    },
    {
      name: 'a class folder and the instructions are missing',
      files: tree({ 'testing/': null, 'AGENTS.md': null }),
      config,
      problems: [
        {
          message: 'missingClass',
          path: `${folder}/`,
          text: 'The archive has no folder `testing/`; expected one for each class.',
        },
        {
          message: 'missingFile',
          path: `${folder}/`,
          text: 'The archive has no file `AGENTS.md`; expected it directly in the folder.',
        },
      ],
    },
    {
      name: 'files that belong elsewhere',
      files: tree({
        'README.md': '',
        '2026-03-02-a.md': '',
        '.gitkeep': '',
        'feature/notes.md': '',
        'feature/2026-03-02-tickets.zh.i18n.yaml': '',
        'testing/chart.png': '',
      }),
      config,
      problems: [
        { message: 'strayFile', path: `${folder}/.gitkeep` },
        { message: 'strayFile', path: `${folder}/2026-03-02-a.md` },
        {
          message: 'strayFile',
          path: `${folder}/README.md`,
          text: 'The file `README.md` lies directly in the archive; expected there only `AGENTS.md`, `manifest.json`.',
        },
        { message: 'strayDocument', path: `${folder}/feature/2026-03-02-tickets.zh.i18n.yaml` },
        {
          message: 'strayDocument',
          path: `${folder}/feature/notes.md`,
          text: 'The file `notes.md` is part of no archived RFC; expected names of the form `yyyy-mm-dd-topic.md`, `yyyy-mm-dd-topic.zh.md`, `yyyy-mm-dd-topic.i18n.yaml`.',
        },
        { message: 'strayDocument', path: `${folder}/testing/chart.png` },
      ],
    },
    {
      name: 'without pairing a record is out of place',
      files: tree(),
      config: { ...config, pairing: { enabled: false } },
      problems: [
        {
          message: 'strayDocument',
          path: `${folder}/feature/2026-03-02-tickets.i18n.yaml`,
          text: 'The file `2026-03-02-tickets.i18n.yaml` is part of no archived RFC; expected names of the form `yyyy-mm-dd-topic.md`.',
        },
      ],
    },
    {
      name: 'without classes a misnamed document lies among the archive’s own files',
      files: { [`${folder}/AGENTS.md`]: '', [`${folder}/cache.md`]: '' },
      config: { ...config, classes: [], filename: '{number:4}-{topic}.md' },
      problems: [{ message: 'strayDocument', path: `${folder}/cache.md` }],
    },
    {
      name: 'a manifest that is no JSON',
      files: manifest('{\n  "version": 1,\n'),
      config,
      problems: [
        {
          message: 'manifestSyntax',
          path: `${folder}/manifest.json`,
          marked: '',
          text: 'From here on the manifest is no JSON, so nothing counts as sealed.',
        },
      ],
    },
    {
      name: 'a manifest of another version',
      files: manifest('{ "version": "😀", "files": {} }\n'),
      config,
      problems: [
        {
          message: 'manifestShape',
          path: `${folder}/manifest.json`,
          marked: '"😀"',
          text: 'The manifest has `"😀"` here; expected an object with `"version": 1` and an object `"files"`.',
        },
      ],
    },
    {
      name: 'a manifest with a path and a hash that are none',
      files: manifest(`{ "version": 1, "files": { "../x.md": "sha256:${'0'.repeat(64)}", "feature/x.md": "md5" } }\n`),
      config,
      problems: [
        {
          message: 'manifestPath',
          path: `${folder}/manifest.json`,
          marked: '"../x.md"',
          text: 'The manifest has `"../x.md"`; expected the path of an archived file, relative to the archive.',
        },
        {
          message: 'manifestHash',
          path: `${folder}/manifest.json`,
          marked: '"md5"',
          text: 'The manifest has `"md5"` here; expected `"sha256:…"` with 64 hexadecimal digits in lower case.',
        },
      ],
    },
    {
      name: 'a manifest that somebody has laid out anew',
      files: manifest('{\n    "version": 1,\n    "files": {}\n}\n'),
      config,
      problems: [
        {
          message: 'manifestForm',
          path: `${folder}/manifest.json`,
          marked: '    "version": 1,',
          text: 'From here on the manifest is written differently; expected JSON with two blanks a level, sorted by path, and one line break at the end.',
        },
      ],
    },
  ],
});
