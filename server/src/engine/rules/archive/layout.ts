import { defineTreeRule } from '../../rule';
import { findEntryFaults } from '../support/archiveEntries';

/** What lies about in an archive unsealed and unchecked is taken for part of the record, and nothing protects it. */
export const archiveLayout = defineTreeRule({
  id: 'archive/layout',
  summary: 'An archive must hold its class folders with archived files in them, its own few files, and nothing else.',
  severity: 'error',
  fix: 'none',
  messages: {
    file: 'This is a file; expected the folder of the archive.',
    link: 'This is a symbolic link, and what it leads to can change; expected none in an archive.',
    special: 'This is a pipe, socket or device; expected a file.',
    unknownFolder: 'The folder `{found}/` is no class; expected in the archive only folders of {classes}.',
    noFolders: 'The folder `{found}/` lies in the archive; expected no folder, as there are no classes.',
    nestedFolder: 'The folder `{found}/` lies in a class folder of the archive; expected only files there.',
    missingClass: 'The archive has no folder `{found}/`; expected one for each class.',
    missingFile: 'The archive has no file `{found}`; expected it directly in the folder.',
    strayFile: 'The file `{found}` lies directly in the archive; expected there only {names}.',
    strayDocument: 'The file `{found}` is part of no archived {noun}; expected names of the form {names}.',
    manifestSyntax: 'From here on the manifest is no JSON, so nothing counts as sealed.',
    manifestShape: 'The manifest has `{found}` here; expected an object with `"version": 1` and an object `"files"`.',
    manifestPath: 'The manifest has `{found}`; expected the path of an archived file, relative to the archive.',
    manifestHash: 'The manifest has `{found}` here; expected `"sha256:…"` with 64 hexadecimal digits in lower case.',
    manifestForm:
      'From here on the manifest is written differently; expected JSON with two blanks a level, sorted by path, and one line break at the end.',
  },
  check({ tree, report }) {
    const { archive } = tree;
    if (!archive) return;
    for (const { message, path, data } of findEntryFaults(tree, archive)) report(message, { path }, data);
    const faults = archive.manifest?.kind === 'manifest' ? archive.manifest.faults : [];
    for (const { message, span, data } of faults) report(message, { path: archive.manifestPath, span }, data);
  },
});
