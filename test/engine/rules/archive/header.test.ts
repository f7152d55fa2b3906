import { lifecycle } from '../../../../server/src/engine/config/defaults';
import { archiveHeader } from '../../../../server/src/engine/rules/archive/header';
import { agentNoteArchive } from '../../../support/archive';
import { archivedPair, archiveWith, filesOfPair } from '../../../support/archived';
import { testTreeRule } from '../../../support/treeRuleTester';

const config = { archive: agentNoteArchive };
const anchor = 'docs/rfc/archived/feature/2026-03-02-tickets.md';
const counterpart = anchor.replace('.md', '.zh.md');
const pair = archivedPair();
const switcher = 'English | [中文](2026-03-02-tickets.zh.md)';

/** The archive with another text for the anchor, and for the counterpart where one is given. */
const tree = (text: string, other = pair.counterpart) =>
  archiveWith(filesOfPair('feature/2026-03-02-tickets.md', { ...pair, anchor: text, counterpart: other }));
/** The anchor with its lines 3 to 6 exchanged. */
const headed = (...lines: string[]) => tree(`# RFC: A\n\n${lines.join('\n')}\n`);
const alone = (text: string) => archiveWith({ 'feature/2026-03-02-tickets.md': text });

testTreeRule(archiveHeader, {
  ok: [
    { name: 'both sides as they must be', files: tree(pair.anchor), config },
    {
      name: 'nothing but the header',
      files: headed('Status: implemented', 'Archived: 2026-06-30', '', switcher),
      config,
    },
    {
      name: 'CRLF, a byte-order mark, any title',
      files: tree(`\uFEFFx\r\n\r\n${pair.anchor.split('\n').slice(2, 6).join('\r\n')}`),
      config,
    },
    {
      name: 'not UTF-8: file/not-utf8',
      files: archiveWith({}, { 'feature/2026-03-02-tickets.md': Uint8Array.of(0xff) }),
      config,
    },
    {
      name: 'a day that is none: archive/date',
      files: headed('Status: implemented', 'Archived: 2026-13-99', '', switcher),
      config,
    },
    { name: 'misnamed: archive/layout', files: archiveWith({ 'feature/notes.md': '' }), config },
    {
      name: 'no pairing, no switcher',
      files: alone('# RFC: A\n\nStatus: implemented\nArchived: 2026-06-30\n\nText\n'),
      config: { ...config, pairing: { enabled: false } },
    },
    {
      name: 'without triplets a document may be alone',
      files: alone('# RFC: A\n\nStatus: implemented\nArchived: 2026-06-30\n\nText\n'),
      config: { archive: { ...agentNoteArchive, triplet: false } },
    },
    {
      name: 'another key, line and languages, and a status with a reason',
      files: archiveWith({
        'feature/2026-03-02-a.md': '# A\n\nState: settled\n(2026-06-30)\n\nDeutsch | [English](2026-03-02-a.en.md)\n',
        'feature/2026-03-02-a.en.md':
          '# A\n\nState: settled, and why\n(2026-06-30)\n\n[Deutsch](2026-03-02-a.md) | English\n',
      }),
      config: {
        archive: { ...agentNoteArchive, from: 'settled', line: '({date})' },
        lifecycles: [lifecycle('done', { status: { token: 'settled', reason: 'optional' } })],
        status: { key: 'State: ', separator: ', ' },
        pairing: {
          counterpartSuffix: '.en.md',
          languages: [
            { label: 'Deutsch', tag: 'de' },
            { label: 'English', tag: 'en' },
          ],
        },
      },
    },
    {
      name: 'a token that no lifecycle has',
      files: tree(pair.anchor.replace('implemented', 'retired'), pair.counterpart.replace('implemented', 'retired')),
      config: { archive: { ...agentNoteArchive, from: 'retired' } },
    },
  ],
  bad: [
    {
      name: 'another status, on both sides',
      files: tree(pair.anchor.replace('implemented', 'proposed'), pair.counterpart.replace('Status: ', '状态：')),
      config,
      problems: [
        {
          message: 'status',
          path: anchor,
          marked: 'Status: proposed',
          text: 'The status of this archived RFC is `Status: proposed`; expected `Status: implemented` on line 3.',
        },
        { message: 'status', path: counterpart, marked: '状态：implemented' },
      ],
    },
    {
      name: 'a reason is asked for, or none may stand',
      files: tree(
        pair.anchor.replace('implemented', 'rejected'),
        pair.counterpart.replace('implemented', 'rejected — 太慢'),
      ),
      config: { archive: { ...agentNoteArchive, from: 'rejected' } },
      problems: [
        {
          message: 'status',
          path: anchor,
          marked: 'Status: rejected',
          text: 'The status of this archived RFC is `Status: rejected`; expected `Status: rejected — <reason>` on line 3.',
        },
      ],
    },
    {
      name: 'moved as it was, without the line about the archive',
      files: headed('Status: implemented', '', switcher, '', '## Problem'),
      config,
      problems: [
        {
          message: 'absent',
          path: anchor,
          marked: '',
          text: 'There is nothing on line 4; expected `Archived: yyyy-mm-dd` there.',
        },
      ],
    },
    {
      name: 'the line in another form',
      files: headed('Status: implemented', 'Archived 😀: 30 June', '', switcher),
      config,
      problems: [
        {
          message: 'line',
          path: anchor,
          marked: 'Archived 😀: 30 June',
          text: 'Below the status stands `Archived 😀: 30 June`; expected `Archived: yyyy-mm-dd` on line 4.',
        },
      ],
    },
    {
      name: 'a form that only begins or ends like it',
      files: tree(
        pair.anchor.replace('2026-06-30', '2026-06-30.'),
        pair.counterpart.replace('Archived: ', 'Archived: on '),
      ),
      config,
      problems: [
        { message: 'line', path: anchor, marked: 'Archived: 2026-06-30.' },
        { message: 'line', path: counterpart, marked: 'Archived: on 2026-06-30' },
      ],
    },
    {
      name: 'no empty line above the switcher',
      files: headed('Status: implemented', 'Archived: 2026-06-30', switcher),
      config,
      problems: [
        {
          message: 'blank',
          path: anchor,
          marked: switcher,
          text: `Below the day of archiving stands \`${switcher}\`; expected an empty line 5.`,
        },
      ],
    },
    {
      name: 'the switcher of the other side, one with a dot, none at all',
      files: archiveWith({
        'feature/2026-03-02-a.md':
          '# A\n\nStatus: implemented\nArchived: 2026-06-30\n\n[English](2026-03-02-a.md) | 中文\n',
        'feature/2026-03-02-b.md':
          '# B\n\nStatus: implemented\nArchived: 2026-06-30\n\nEnglish | [中文](./2026-03-02-b.zh.md)\n',
        'feature/2026-03-02-c.zh.md': '# C\n\nStatus: implemented\nArchived: 2026-06-30\n',
      }),
      config,
      problems: [
        {
          message: 'switcher',
          path: 'docs/rfc/archived/feature/2026-03-02-a.md',
          marked: '[English](2026-03-02-a.md) | 中文',
          text: 'Instead of the language switcher stands `[English](2026-03-02-a.md) | 中文`; expected `English | [中文](2026-03-02-a.zh.md)` on line 6.',
        },
        {
          message: 'switcher',
          path: 'docs/rfc/archived/feature/2026-03-02-b.md',
          marked: 'English | [中文](./2026-03-02-b.zh.md)',
        },
        { message: 'absent', path: 'docs/rfc/archived/feature/2026-03-02-c.zh.md', marked: '' },
      ],
    },
    {
      name: 'without triplets, but with another side',
      files: tree('# RFC: A\n\nStatus: implemented\nArchived: 2026-06-30\n\nText\n'),
      config: { archive: { ...agentNoteArchive, triplet: false } },
      problems: [{ message: 'switcher', path: anchor, marked: 'Text' }],
    },
    {
      name: 'a document of one line',
      files: alone('x'),
      config,
      problems: [
        { message: 'absent', path: anchor, marked: '' },
        { message: 'absent', path: anchor, marked: '' },
        {
          message: 'absent',
          path: anchor,
          marked: '',
          text: 'There is nothing on line 6; expected `English | [中文](2026-03-02-tickets.zh.md)` there.',
        },
      ],
    },
  ],
});
