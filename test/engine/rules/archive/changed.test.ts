import { archiveChanged } from '../../../../server/src/engine/rules/archive/changed';
import { agentNoteArchive } from '../../../support/archive';
import { archivedPair, archiveWith, filesOfPair, manifestOf, sealOf } from '../../../support/archived';
import { testTreeRule } from '../../../support/treeRuleTester';

const config = { archive: agentNoteArchive };
const pair = filesOfPair('feature/2026-03-02-tickets.md', archivedPair());
const anchor = 'docs/rfc/archived/feature/2026-03-02-tickets.md';
const manifest = 'docs/rfc/archived/manifest.json';
const before = pair['feature/2026-03-02-tickets.md'] ?? '';
const after = `${before}More.\n`;
const rewritten = { ...pair, 'feature/2026-03-02-tickets.md': after };

testTreeRule(archiveChanged, {
  ok: [
    { name: 'everything as it was sealed', files: archiveWith(pair), config },
    {
      name: 'a byte-order mark and CRLF are sealed like anything',
      files: archiveWith({ 'feature/2026-03-02-a.md': '\uFEFFx\r\n' }),
      config,
    },
    {
      name: 'not sealed: archive/unsealed',
      files: archiveWith(rewritten, { 'manifest.json': manifestOf({}) }),
      config,
    },
    { name: 'gone: archive/removed', files: archiveWith(pair, { 'feature/2026-03-02-tickets.md': null }), config },
    {
      name: 'not read: file/not-utf8',
      files: archiveWith(pair, { 'feature/2026-03-02-tickets.md': Uint8Array.of(0xff) }),
      config,
    },
    {
      name: 'no hash to compare with: archive/layout',
      files: archiveWith(pair, { 'manifest.json': manifestOf(pair).replaceAll('sha256', 'md5') }),
      baseline: manifestOf(rewritten),
      config,
    },
    { name: 'more is sealed than at the reference', files: archiveWith(pair), baseline: manifestOf({}), config },
    { name: 'a reference whose manifest is no JSON', files: archiveWith(pair), baseline: '{', config },
    { name: 'no archive', files: archiveWith(pair, { 'manifest.json': manifestOf(rewritten) }) },
  ],
  bad: [
    {
      name: 'a sealed file was edited',
      files: archiveWith(pair, { 'feature/2026-03-02-tickets.md': after }),
      config,
      problems: [
        {
          message: 'file',
          path: anchor,
          marked: '# RFC: Paper tickets',
          text: `This file is sealed as \`${sealOf(before).slice(7)}\` but now hashes to \`${sealOf(after).slice(7)}\`; expected no change in the archive.`,
          related: [
            { message: 'seal', path: manifest, marked: `"${sealOf(before)}"`, text: 'The file as it was sealed.' },
          ],
        },
      ],
    },
    {
      name: 'line endings were converted, and a stray file was sealed and then changed',
      files: archiveWith(
        { 'feature/2026-03-02-a.md': 'x\n', 'testing/notes.txt': '' },
        { 'feature/2026-03-02-a.md': 'x\r\n', 'testing/notes.txt': 'y' },
      ),
      config,
      problems: [
        {
          message: 'file',
          path: 'docs/rfc/archived/feature/2026-03-02-a.md',
          marked: 'x',
          related: [{ message: 'seal', path: manifest, marked: `"${sealOf('x\n')}"` }],
        },
        {
          message: 'file',
          path: 'docs/rfc/archived/testing/notes.txt',
          marked: 'y',
          related: [{ message: 'seal', path: manifest, marked: `"${sealOf('')}"` }],
        },
      ],
    },
    {
      name: 'file and seal were exchanged together',
      files: archiveWith(rewritten),
      baseline: manifestOf(pair),
      config,
      problems: [
        {
          message: 'entry',
          path: manifest,
          marked: `"${sealOf(after)}"`,
          text: `The seal of \`feature/2026-03-02-tickets.md\` is \`${sealOf(after).slice(7)}\`; expected \`${sealOf(before).slice(7)}\` as in \`main\`.`,
        },
      ],
    },
  ],
});
