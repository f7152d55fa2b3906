import { pairRequiredMissing } from '../../../../server/src/engine/rules/pair/required-missing';
import { testPairRule } from '../../../support/pairRuleTester';

const required = { pairing: { required: ['docs/guide.md'] } } as const;
const title = 'Create `guide.zh.md` with the structure of this document';

testPairRule(pairRequiredMissing, {
  ok: [
    { name: 'both are there', config: required, anchor: '# A\n', counterpart: '# 甲\n' },
    { name: 'not required', anchor: '# A\n' },
    { name: 'excluded comes first', config: { pairing: { required: 'all', excluded: ['docs/'] } }, anchor: '# A\n' },
    {
      name: 'dated before the day',
      path: 'docs/2026-07-01-a.md',
      config: { pairing: { requiredSince: '2026-07-02' } },
      anchor: 'A\n',
    },
    { name: 'the document itself is missing: the configuration says so', config: required, counterpart: '# 甲\n' },
  ],
  bad: [
    {
      name: 'by the list',
      config: required,
      anchor: '«# A 😀»\n\nWords with [x](x.md).\n\n- one\n',
      problems: [
        {
          on: 'anchor',
          message: 'missing',
          text: 'This document must come in both languages, but there is no `guide.zh.md`.',
        },
      ],
      suggestions: [title],
      after: {
        [title]: {
          'docs/guide.zh.md': '# A 😀\n\n[English](guide.md) | 中文\n\nTODO [x](x.md)\n\n- one\n',
        },
      },
    },
    {
      name: 'by its date',
      path: 'docs/2026-07-02-a.md',
      config: { pairing: { requiredSince: '2026-07-02' } },
      anchor: '«A»\n',
      problems: [{ on: 'anchor', message: 'missing' }],
      suggestions: ['Create `2026-07-02-a.zh.md` with the structure of this document'],
    },
    {
      name: 'as all are, an empty one too',
      config: { pairing: { required: 'all' } },
      anchor: '',
      problems: [{ on: 'anchor', message: 'missing' }],
      suggestions: [title],
    },
    {
      name: 'a record is left of it',
      config: required,
      anchor: '«# A»\n',
      record: '# nothing\n',
      problems: [{ on: 'anchor', message: 'missing' }],
      suggestions: [title],
    },
    {
      name: 'a folder in its place cannot be replaced',
      config: required,
      anchor: '«# A»\n',
      counterpart: { kind: 'folder' },
      problems: [{ on: 'anchor', message: 'missing' }],
    },
    {
      name: 'the skeleton of an RFC keeps the header and translates common headings',
      path: 'docs/rfc/proposed/feature/2026-07-10-bell.md',
      config: { pairing: { required: 'all' } },
      anchor:
        '«# RFC: A bell»\n\nStatus: proposed\n\nEnglish | [中文](2026-07-10-bell.zh.md)\n\n## Problem\n\nNobody\nhears <https://a.b>.\n\n## Odd name\n\n```js\nx\n```\n\n<!-- c -->\n',
      problems: [{ on: 'anchor', message: 'missing' }],
      suggestions: ['Create `2026-07-10-bell.zh.md` with the structure of this document'],
      after: {
        'Create `2026-07-10-bell.zh.md` with the structure of this document': {
          'docs/rfc/proposed/feature/2026-07-10-bell.zh.md':
            '# RFC: A bell\n\nStatus: proposed\n\n[English](2026-07-10-bell.md) | 中文\n\n## 问题\n\nTODO <https://a.b>\n\n## Odd name\n\n```js\nx\n```\n\n<!-- c -->\n',
        },
      },
    },
  ],
});
