import { archiveTriplet } from '../../../../server/src/engine/rules/archive/triplet';
import { agentNoteArchive } from '../../../support/archive';
import { archivedPair, archiveWith, filesOfPair } from '../../../support/archived';
import { testTreeRule } from '../../../support/treeRuleTester';

const config = { archive: agentNoteArchive };
const pair = filesOfPair('feature/2026-03-02-tickets.md', archivedPair());
const stem = 'docs/rfc/archived/feature/2026-03-02-tickets';
const alone = { 'feature/2026-03-02-tickets.md': '# RFC: A\n' };

testTreeRule(archiveTriplet, {
  ok: [
    { name: 'all three', files: archiveWith(pair), config },
    { name: 'nothing archived', files: archiveWith({}), config },
    {
      name: 'what is no part of a pair: archive/layout',
      files: archiveWith({ 'feature/a.md': '', 'a.md': '' }),
      config,
    },
    {
      name: 'a side behind a link is there: archive/layout',
      files: archiveWith(pair, { 'feature/2026-03-02-tickets.zh.md': { linkTo: '' } }),
      config,
    },
    {
      name: 'triplets are not asked for',
      files: archiveWith(alone),
      config: { archive: { ...agentNoteArchive, triplet: false } },
    },
    { name: 'no pairing', files: archiveWith(alone), config: { ...config, pairing: { enabled: false } } },
    { name: 'no archive', files: archiveWith(alone) },
  ],
  bad: [
    {
      name: 'a document alone',
      files: archiveWith(alone),
      config,
      problems: [
        {
          message: 'missing',
          path: `${stem}.md`,
          marked: '# RFC: A',
          text: 'This file is archived without `2026-03-02-tickets.zh.md`, `2026-03-02-tickets.i18n.yaml`; expected both languages and the record of the pair.',
        },
      ],
    },
    {
      name: 'one of three is missing, whichever it is',
      files: {
        ...archiveWith(pair, { 'feature/2026-03-02-tickets.md': null }),
        ...archiveWith(filesOfPair('process/2026-03-03-a.md', archivedPair()), { 'process/2026-03-03-a.zh.md': null }),
        ...archiveWith(filesOfPair('testing/2026-03-04-b.md', archivedPair()), {
          'testing/2026-03-04-b.i18n.yaml': null,
        }),
      },
      config,
      problems: [
        { message: 'missing', path: `${stem}.zh.md`, marked: '# RFC: 纸质门票' },
        {
          message: 'missing',
          path: 'docs/rfc/archived/process/2026-03-03-a.md',
          marked: '# RFC: Paper tickets',
          text: 'This file is archived without `2026-03-03-a.zh.md`; expected both languages and the record of the pair.',
        },
        { message: 'missing', path: 'docs/rfc/archived/testing/2026-03-04-b.md', marked: '# RFC: Paper tickets' },
      ],
    },
    {
      name: 'a record on its own, an unreadable side on its own',
      files: archiveWith(
        {},
        { 'feature/2026-03-02-tickets.i18n.yaml': '# x\n', 'testing/2026-03-02-a.zh.md': Uint8Array.of(0xff) },
      ),
      config,
      problems: [
        { message: 'missing', path: `${stem}.i18n.yaml`, marked: '# x' },
        { message: 'missing', path: 'docs/rfc/archived/testing/2026-03-02-a.zh.md' },
      ],
    },
  ],
});
