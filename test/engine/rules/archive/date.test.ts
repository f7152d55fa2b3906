import { archiveDate } from '../../../../server/src/engine/rules/archive/date';
import { agentNoteArchive } from '../../../support/archive';
import { archivedPair, archiveWith, filesOfPair } from '../../../support/archived';
import { testTreeRule } from '../../../support/treeRuleTester';

const config = { archive: agentNoteArchive };

/** An archived pair with these days on its two sides. */
const tree = (day: string, other = day, base = '2026-03-02-tickets.md') => {
  const { anchor, counterpart, record } = archivedPair(base);
  const texts = {
    record,
    anchor: anchor.replace('2026-06-30', day),
    counterpart: counterpart.replace('2026-06-30', other),
  };
  return archiveWith(filesOfPair(`feature/${base}`, texts));
};
const anchor = 'docs/rfc/archived/feature/2026-03-02-tickets.md';
const counterpart = anchor.replace('.md', '.zh.md');

testTreeRule(archiveDate, {
  ok: [
    { name: 'the same day on both sides', files: tree('2026-06-30'), config },
    { name: 'on the day it was proposed', files: tree('2026-03-02'), config },
    { name: 'in no form: archive/header', files: tree('30 June', '2026-06-30'), config },
    { name: 'one side alone', files: archiveWith({ 'feature/2026-03-02-tickets.md': archivedPair().anchor }), config },
    { name: 'a name whose date is no day', files: tree('2026-06-30', '2026-06-30', '2026-99-99-x.md'), config },
    { name: 'no archive', files: { [anchor]: 'x\n\nx\nArchived: 2026-13-01\n' } },
    {
      name: 'without pairing two documents, however alike their names',
      files: tree('2026-06-30', '2026-07-01'),
      config: { ...config, pairing: { enabled: false } },
    },
    {
      name: 'names without a date',
      files: { 'docs/rfc/archived/0007-a.md': '# A\n\nStatus: implemented\nArchived: 2020-01-01\n' },
      config: { ...config, classes: [], filename: '{number:4}-{topic}.md' },
    },
  ],
  bad: [
    {
      name: 'no day of the calendar',
      files: tree('2026-02-29'),
      config,
      problems: [
        {
          message: 'invalid',
          path: anchor,
          marked: '2026-02-29',
          text: 'The day of archiving `2026-02-29` is no day of the calendar.',
        },
        { message: 'invalid', path: counterpart, marked: '2026-02-29' },
      ],
    },
    {
      name: 'before it was proposed',
      files: tree('2026-03-01'),
      config,
      problems: [
        {
          message: 'early',
          path: anchor,
          marked: '2026-03-01',
          text: 'The day of archiving `2026-03-01` lies before `2026-03-02`, the date in the file name.',
        },
        { message: 'early', path: counterpart, marked: '2026-03-01' },
      ],
    },
    {
      name: 'two days',
      files: tree('2026-06-30', '2026-07-01'),
      config,
      problems: [
        {
          message: 'unequal',
          path: anchor,
          marked: '2026-06-30',
          text: 'The day of archiving is `2026-06-30` here and `2026-07-01` on the other side; expected the same.',
          related: [
            { message: 'otherSide', path: counterpart, marked: '2026-07-01', text: 'The day on the other side.' },
          ],
        },
        {
          message: 'unequal',
          path: counterpart,
          marked: '2026-07-01',
          related: [{ message: 'otherSide', path: anchor, marked: '2026-06-30' }],
        },
      ],
    },
    {
      name: 'behind an emoji, in a line of its own making',
      files: { 'docs/rfc/archived/feature/2026-03-02-a.md': '😀\n\nx\n😀 {2025-01-01}!\n' },
      config: { archive: { ...agentNoteArchive, line: '😀 {{date}}!' } },
      problems: [{ message: 'early', path: 'docs/rfc/archived/feature/2026-03-02-a.md', marked: '2025-01-01' }],
    },
  ],
});
