import { pairBacklog } from '../../../../server/src/engine/rules/pair/backlog';
import { testPairRule } from '../../../support/pairRuleTester';

testPairRule(pairBacklog, {
  ok: [
    { name: 'a whole pair', anchor: '# A\n', counterpart: '# 甲\n' },
    { name: 'a required one', config: { pairing: { required: ['docs/guide.md'] } }, anchor: '# A\n' },
    { name: 'an excluded one', config: { pairing: { excluded: ['docs/guide.md'] } }, anchor: '# A\n' },
    { name: 'with a record the pair is torn', anchor: '# A\n', record: '' },
  ],
  bad: [
    {
      name: 'a document alone',
      anchor: '«# A»\n',
      problems: [
        {
          on: 'anchor',
          message: 'alone',
          text: 'This document is in one language so far: there is no `guide.zh.md`.',
        },
      ],
      suggestions: ['Create `guide.zh.md` with the structure of this document'],
      after: {
        'Create `guide.zh.md` with the structure of this document': {
          'docs/guide.zh.md': '# A\n\n[English](guide.md) | 中文\n',
        },
      },
    },
    {
      name: 'one that cannot be read gets no skeleton',
      anchor: { kind: 'too-large', size: 9, limit: 1 },
      problems: [{ on: 'anchor', message: 'alone' }],
    },
  ],
});
