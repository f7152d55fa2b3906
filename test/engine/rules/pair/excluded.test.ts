import { pairExcluded } from '../../../../server/src/engine/rules/pair/excluded';
import { testPairRule } from '../../../support/pairRuleTester';

testPairRule(pairExcluded, {
  ok: [
    { name: 'alone', config: { pairing: { excluded: ['docs/guide.md'] } }, anchor: '# A\n' },
    {
      name: 'an entry without a slash is no folder',
      config: { pairing: { excluded: ['docs', 'docs/gui'] } },
      anchor: '# A\n',
      counterpart: '# 甲\n',
    },
  ],
  bad: [
    {
      name: 'with a counterpart and a record',
      config: { pairing: { excluded: ['docs/guide.md'] } },
      anchor: '# A\n',
      counterpart: '«# 甲 😀»\n',
      record: '«x»\n',
      problems: [
        {
          on: 'counterpart',
          message: 'excluded',
          text: '`guide.md` is excluded from pairing by `docs/guide.md`; expected no `guide.zh.md` beside it.',
        },
        { on: 'record', message: 'excluded' },
      ],
      suggestions: [
        'Delete `guide.zh.md`',
        'Take `docs/guide.md` out of `pairing.excluded`',
        'Delete `guide.i18n.yaml`',
        'Take `docs/guide.md` out of `pairing.excluded`',
      ],
      after: {
        'Delete `guide.zh.md`': { 'docs/guide.zh.md': null },
        'Take `docs/guide.md` out of `pairing.excluded`': { 'pairing.excluded': 'docs/guide.md' },
      },
    },
    {
      name: 'by its folder, the document itself being gone',
      config: { pairing: { excluded: ['docs/'] } },
      counterpart: '',
      problems: [{ on: 'counterpart', message: 'excluded' }],
      suggestions: ['Delete `guide.zh.md`', 'Take `docs/` out of `pairing.excluded`'],
    },
  ],
});
