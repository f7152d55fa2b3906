import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CounterpartPlan, planCounterpart, type Refusal } from '../../../server/src/engine';
import { type ConfigChanges, configWith } from '../../support/configs';
import { type MemoryEntry, memoryFiles } from '../../support/memoryFiles';
import { assertPlanned, assertRefused, notesOf, textsAfter } from '../../support/plans';

const RFC = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
const COUNTERPART = 'docs/rfc/proposed/feature/2026-07-10-cache.zh.md';

type Entries = Readonly<Record<string, MemoryEntry>>;

function plan(path: string, entries: Entries, changes: ConfigChanges = {}): CounterpartPlan | Refusal {
  return planCounterpart({ roots: [configWith(changes)] }, memoryFiles(entries), { path });
}

const text = [
  '# RFC: Cache',
  'Status: proposed',
  '## Problem',
  'Reads are slow, see [the table](../table.md) and https://a.org.',
  '## Proposal',
  '```sh\n# warm up\nrun --all\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '- one\n- two\n  1. three',
  '### Details',
  'Some prose\nover two lines.\n',
].join('\n\n');

describe('planCounterpart', () => {
  test('keeps header and structure, and marks what is to be translated', () => {
    const planned = assertPlanned(plan(RFC, { [RFC]: text }));
    assert.equal(planned.path, COUNTERPART);
    const [creation] = planned.creations;
    assert.equal(
      creation?.text,
      [
        '# RFC: Cache',
        'Status: proposed',
        '[English](2026-07-10-cache.md) | 中文',
        '## 问题',
        'TODO [the table](../table.md) https://a.org',
        '## 提案',
        '```sh\n# warm up\nrun --all\n```',
        '| a | b |\n|---|---|\n| 1 | 2 |',
        '- one\n- two\n  1. three',
        '### Details',
        'TODO\n',
      ].join('\n\n'),
    );
    const marked = creation?.stops.map(({ start, end }) => creation.text.slice(start, end));
    assert.deepEqual(marked, ['TODO', 'TODO']);
    assert.deepEqual(notesOf(planned), [`${RFC}: The pair is incomplete until its record is written.`]);
    assert.deepEqual([planned.renames, planned.deletions, planned.creations.length], [[], [], 1]);
  });

  test('gives the side that is there the way to the new one, once', () => {
    const files = memoryFiles({ [RFC]: text });
    const config = { roots: [configWith()] };
    const planned = assertPlanned(planCounterpart(config, files, { path: RFC }));
    const after = textsAfter(files, planned)[RFC] ?? '';
    assert.equal(after, text.replace('## Problem', 'English | [中文](2026-07-10-cache.zh.md)\n\n## Problem'));
    assert.deepEqual(assertPlanned(plan(RFC, { [RFC]: after })).edits, []);
  });

  test('begins the first language from the second one, with a line in the index', () => {
    const chinese = '# RFC: 缓存\n\nStatus: proposed\n\n## 问题\n\n读取很慢。\n';
    const planned = assertPlanned(plan(COUNTERPART, { [COUNTERPART]: chinese }));
    assert.deepEqual(
      planned.creations.map(({ path }) => path),
      [RFC, 'docs/rfc/INDEX.md'],
    );
    assert.match(
      planned.creations[0]?.text ?? '',
      /\nEnglish \| \[中文\]\(2026-07-10-cache\.zh\.md\)\n\n## Problem\n\nTODO\n$/,
    );
    assert.match(planned.creations[1]?.text ?? '', /缓存/);
  });

  test('of a document outside the tree, with the line ends that it has', () => {
    const planned = assertPlanned(plan('docs/guide.md', { 'docs/guide.md': '# Guide\r\n\r\nText.\r\n' }));
    assert.equal(planned.creations[0]?.text, '# Guide\r\n\r\n[English](guide.md) | 中文\r\n\r\nTODO\r\n');
  });

  test('a word of the same kind in code is nothing to translate', () => {
    const planned = assertPlanned(plan('docs/a.md', { 'docs/a.md': '# A\n\n```\nTODO\n```\n\nText.\n' }));
    assert.equal(planned.creations[0]?.stops.length, 1);
  });

  const refusals: [name: string, path: string, entries: Entries, sentence: string, changes?: ConfigChanges][] = [
    ['one that is there', RFC, { [RFC]: text, [COUNTERPART]: '' }, `\`${COUNTERPART}\` exists already.`],
    [
      'a name that differs in case',
      'docs/a.md',
      { 'docs/a.md': '', 'docs/A.zh.md': '' },
      '`docs/A.zh.md` exists already.',
    ],
    ['a folder in its place', 'docs/a.md', { 'docs/a.md': '', 'docs/a.zh.md/x': '' }, '`docs/a.zh.md` exists already.'],
    [
      'a record',
      'docs/a.i18n.yaml',
      { 'docs/a.i18n.yaml': '' },
      '`docs/a.i18n.yaml` belongs to no pair of languages of this project.',
    ],
    [
      'a file out of scope',
      'src/a.md',
      { 'src/a.md': '' },
      '`src/a.md` belongs to no pair of languages of this project.',
    ],
    [
      'an excluded file',
      'docs/a.md',
      { 'docs/a.md': '' },
      '`docs/a.md` is excluded from pairing.',
      { pairing: { excluded: ['docs/a.md'] } },
    ],
    [
      'no pairing',
      'docs/a.md',
      { 'docs/a.md': '' },
      'Pairing is off in the configuration, so there is no counterpart to create.',
      { pairing: { enabled: false } },
    ],
    ['a file that is not there', 'docs/a.md', {}, '`docs/a.md` cannot be read, so its other language cannot be begun.'],
    [
      'a file that is no text',
      'docs/a.md',
      { 'docs/a.md': Buffer.from([0xff]) },
      '`docs/a.md` cannot be read, so its other language cannot be begun.',
    ],
  ];
  for (const [name, path, entries, sentence, changes] of refusals) {
    test(`refuses: ${name}`, () => assert.equal(assertRefused(plan(path, entries, changes)), sentence));
  }
});
