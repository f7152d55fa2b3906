import { archiveRemoved } from '../../../../server/src/engine/rules/archive/removed';
import { agentNoteArchive } from '../../../support/archive';
import { archivedPair, archiveWith, filesOfPair, manifestOf } from '../../../support/archived';
import { testTreeRule } from '../../../support/treeRuleTester';

const config = { archive: agentNoteArchive };
const pair = filesOfPair('feature/2026-03-02-tickets.md', archivedPair());
const manifest = 'docs/rfc/archived/manifest.json';
const baseline = manifestOf({ 'feature/2026-03-02-tickets.md': '' });

testTreeRule(archiveRemoved, {
  ok: [
    { name: 'everything is there', files: archiveWith(pair), baseline: manifestOf(pair), config },
    {
      name: 'there, though not to be read or not to be linted',
      files: archiveWith(pair),
      config: { ...config, ignore: ['docs/rfc/archived/**'] },
    },
    { name: 'there, though changed and sealed anew: archive/changed', files: archiveWith(pair), baseline, config },
    { name: 'more is sealed than at the reference', files: archiveWith(pair), baseline: manifestOf({}), config },
    { name: 'a reference whose manifest is no JSON', files: archiveWith(pair), baseline: '[]', config },
    {
      name: 'a manifest that is no JSON: archive/layout',
      files: archiveWith(pair, { 'manifest.json': '{' }),
      baseline,
      config,
    },
    {
      name: 'a manifest that was not read: file/not-utf8',
      files: archiveWith(pair, { 'manifest.json': Uint8Array.of(0xff) }),
      baseline,
      config,
    },
    { name: 'no reference to compare with', files: archiveWith({}), config },
    { name: 'no archive', files: {}, baseline },
  ],
  bad: [
    {
      name: 'a sealed file was deleted',
      files: archiveWith(pair, { 'feature/2026-03-02-tickets.zh.md': null }),
      config,
      problems: [
        {
          message: 'file',
          path: manifest,
          marked: '"feature/2026-03-02-tickets.zh.md"',
          text: 'The archive has no file `feature/2026-03-02-tickets.zh.md`; expected it there, as it is sealed.',
        },
      ],
    },
    {
      name: 'a file and its entry were deleted together',
      files: archiveWith({}),
      baseline,
      config,
      problems: [
        {
          message: 'entry',
          path: manifest,
          marked: '{',
          text: 'The manifest has no entry `feature/2026-03-02-tickets.md`; expected it to stay, as it stands in `main`.',
        },
      ],
    },
    {
      name: 'the archive was deleted as a whole',
      files: { 'docs/rfc/README.md': '' },
      baseline,
      config,
      problems: [
        {
          message: 'noManifest',
          path: 'docs/rfc/archived/',
          text: 'The archive has no `manifest.json`; expected its entry `feature/2026-03-02-tickets.md` to stay, as it stands in `main`.',
        },
      ],
    },
    {
      name: 'paths from the folder of the configuration',
      files: archiveWith({}, { 'manifest.json': manifestOf({ 'docs/rfc/archived/feature/2026-03-02-a.md': '' }) }),
      config,
      problems: [{ message: 'file', path: manifest, marked: '"docs/rfc/archived/feature/2026-03-02-a.md"' }],
    },
  ],
});
