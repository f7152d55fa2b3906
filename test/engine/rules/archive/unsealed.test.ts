import { archiveUnsealed } from '../../../../server/src/engine/rules/archive/unsealed';
import { agentNoteArchive } from '../../../support/archive';
import { archivedPair, archiveWith, filesOfPair, manifestOf } from '../../../support/archived';
import { testTreeRule } from '../../../support/treeRuleTester';

const config = { archive: agentNoteArchive };
const pair = filesOfPair('feature/2026-03-02-tickets.md', archivedPair());
const stem = 'docs/rfc/archived/feature/2026-03-02-tickets';

testTreeRule(archiveUnsealed, {
  ok: [
    { name: 'everything is listed', files: archiveWith(pair), config },
    { name: 'nothing archived, no manifest', files: archiveWith({}, { 'manifest.json': null }), config },
    {
      name: 'a wrong hash: archive/changed',
      files: archiveWith(pair, { 'manifest.json': manifestOf({ ...pair, 'feature/2026-03-02-tickets.md': '' }) }),
      config,
    },
    {
      name: 'a value that is no hash: archive/layout',
      files: archiveWith(pair, { 'manifest.json': manifestOf(pair).replace('sha256', 'md5') }),
      config,
    },
    { name: 'a manifest that is no JSON: archive/layout', files: archiveWith(pair, { 'manifest.json': '{' }), config },
    {
      name: 'a manifest that was not read: file/too-large',
      files: archiveWith(pair, { 'manifest.json': { kind: 'too-large', size: 9, limit: 1 } }),
      config,
    },
    {
      name: 'what does not belong there: archive/layout',
      files: archiveWith(pair, { 'feature/notes.md': '', 'a.md': '', 'feature/.gitkeep': '' }),
      config,
    },
    {
      name: 'paths from the folder of the configuration',
      files: archiveWith(pair, {
        'manifest.json': manifestOf(pair).replaceAll('"feature', '"docs/rfc/archived/feature'),
      }),
      config,
    },
    { name: 'no archive', files: archiveWith(pair, { 'manifest.json': '{}' }) },
  ],
  bad: [
    {
      name: 'a pair was archived and not sealed',
      files: archiveWith(pair, { 'manifest.json': manifestOf({}) }),
      config,
      problems: [
        { message: 'unlisted', path: `${stem}.i18n.yaml`, marked: '# Confirmed to agree.' },
        {
          message: 'unlisted',
          path: `${stem}.md`,
          marked: '# RFC: Paper tickets',
          text: 'This file is archived but not sealed; expected an entry `feature/2026-03-02-tickets.md` in `manifest.json`.',
        },
        { message: 'unlisted', path: `${stem}.zh.md`, marked: '# RFC: 纸质门票' },
      ],
    },
    {
      name: 'no manifest at all, in an archive with a manifest of another name',
      files: archiveWith({ 'feature/2026-03-02-tickets.md': '# A\n' }),
      config: { archive: { ...agentNoteArchive, manifest: 'seals.json' } },
      problems: [
        {
          message: 'noManifest',
          path: `${stem}.md`,
          marked: '# A',
          text: 'This file is archived but not sealed, as there is no `seals.json`; expected one with an entry `feature/2026-03-02-tickets.md`.',
        },
      ],
    },
    {
      name: 'a file that was not read',
      files: archiveWith({}, { 'feature/2026-03-02-tickets.md': Uint8Array.of(0xff) }),
      config,
      problems: [{ message: 'unlisted', path: `${stem}.md` }],
    },
  ],
});
