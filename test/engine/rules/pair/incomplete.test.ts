import { pairIncomplete } from '../../../../server/src/engine/rules/pair/incomplete';
import { testPairRule } from '../../../support/pairRuleTester';

const create = 'Create `guide.zh.md` with the structure of the other side';
const agree = 'Record that both sides agree';

testPairRule(pairIncomplete, {
  ok: [
    { name: 'a whole pair', anchor: '# A\n', counterpart: '# 甲\n' },
    { name: 'the first language alone', anchor: '# A\n' },
    { name: 'an excluded one', config: { pairing: { excluded: ['docs/'] } }, counterpart: '# 甲\n' },
    { name: 'a folder in the place of the record', anchor: 'A\n', counterpart: '甲\n', record: { kind: 'folder' } },
  ],
  bad: [
    {
      name: 'without a record',
      anchor: '«# A»\n',
      counterpart: '«# 甲 😀»\n',
      record: null,
      problems: [
        {
          on: 'anchor',
          message: 'missing',
          text: 'This file belongs to a pair of which `guide.i18n.yaml` is missing; expected all three files or none.',
        },
        { on: 'counterpart', message: 'missing' },
      ],
      suggestions: [agree, agree],
      after: { [agree]: { 'docs/guide.md': 'confirmed' } },
    },
    {
      name: 'without a counterpart',
      anchor: '«# A»\n',
      record: '«# old»\n',
      problems: [
        { on: 'anchor', message: 'missing' },
        { on: 'record', message: 'missing' },
      ],
      suggestions: [create, 'Delete `guide.i18n.yaml`', create, 'Delete `guide.i18n.yaml`'],
      after: {
        [create]: { 'docs/guide.zh.md': '# A\n\n[English](guide.md) | 中文\n' },
        'Delete `guide.i18n.yaml`': { 'docs/guide.i18n.yaml': null },
      },
    },
    {
      name: 'a counterpart alone, with CR LF',
      counterpart: '«# 甲»\r\n\r\n## 风险\r\n',
      problems: [{ on: 'counterpart', message: 'missing' }],
      suggestions: ['Create `guide.md` with the structure of the other side', 'Delete `guide.zh.md`'],
      after: {
        'Create `guide.md` with the structure of the other side': {
          'docs/guide.md': '# 甲\r\n\r\nEnglish | [中文](guide.zh.md)\r\n\r\n## Risks\r\n',
        },
        'Delete `guide.zh.md`': { 'docs/guide.zh.md': null },
      },
    },
    {
      name: 'a record alone, empty',
      record: '',
      problems: [{ on: 'record', message: 'missing' }],
      suggestions: ['Delete `guide.i18n.yaml`'],
    },
    {
      name: 'the record of a counterpart',
      path: 'docs/guide.zh.md',
      anchor: '# 甲\n',
      record: '«guide.zh.md: 0»\n',
      problems: [
        {
          on: 'record',
          message: 'stray',
          text: 'This file belongs to no pair: `guide.zh.md`, after which it is named, ends in `.zh.md` and is no first language.',
        },
      ],
      suggestions: ['Delete `guide.zh.i18n.yaml`'],
    },
    {
      name: 'the counterpart of a counterpart',
      path: 'docs/guide.zh.md',
      counterpart: '«# 甲»\n',
      problems: [{ on: 'counterpart', message: 'stray' }],
      suggestions: ['Delete `guide.zh.zh.md`'],
    },
    {
      name: 'a folder in the place of a side',
      anchor: '«# A»\n',
      counterpart: { kind: 'folder' },
      record: '«# old»\n',
      problems: [
        {
          on: 'anchor',
          message: 'impostor',
          text: 'In the place of `guide.zh.md`, a side of this pair, lies a folder; expected a file.',
        },
        { on: 'record', message: 'impostor' },
      ],
    },
    {
      name: 'a link to nothing in the place of a side',
      anchor: { kind: 'dangling' },
      counterpart: '«甲»\n',
      problems: [{ on: 'counterpart', message: 'impostor' }],
    },
    {
      name: 'a link out of the repository in the place of a side',
      anchor: '«A»\n',
      counterpart: { kind: 'unreadable', reason: 'outside' },
      problems: [
        {
          on: 'anchor',
          message: 'impostor',
          text: 'In the place of `guide.zh.md`, a side of this pair, lies a link out of the repository; expected a file.',
        },
      ],
    },
    {
      name: 'a side that is too large is there',
      anchor: { kind: 'too-large', size: 5_000_000, limit: 2_097_152 },
      counterpart: '«# 甲»\n',
      record: null,
      problems: [
        { on: 'anchor', message: 'missing' },
        { on: 'counterpart', message: 'missing' },
      ],
      suggestions: ['Delete `guide.zh.md`', 'Delete `guide.zh.md`'],
    },
  ],
});
