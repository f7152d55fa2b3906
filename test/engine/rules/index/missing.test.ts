import { indexMissing } from '../../../../server/src/engine/rules/index/missing';
import { INDEX, indexOf, README } from '../../../support/indexed';
import { testTreeRule } from '../../../support/treeRuleTester';

const cache = 'proposed/feature/2026-07-10-cache.md';
const pages = 'proposed/feature/2026-07-11-pages.md';
const one = { [`docs/rfc/${cache}`]: '# RFC: Cache\n' };
const two = { ...one, [`docs/rfc/${pages}`]: '# RFC: Pages\n' };
const generate = (titles: Readonly<Record<string, string>>) => ({
  title: 'Generate the index',
  steps: [{ kind: 'create' as const, path: INDEX, text: indexOf(titles) }],
});

testTreeRule(indexMissing, {
  ok: [
    { name: 'it is there, whatever it says: index/stale', files: { ...one, [INDEX]: '' } },
    { name: 'no RFC', files: { [README]: '# RFCs\n' } },
    { name: 'another mode', files: one, config: { index: { mode: 'off' } } },
    { name: 'a walk with a fault', files: { ...one, 'docs/rfc/proposed/x.md': '# X\n' } },
  ],
  bad: [
    {
      name: 'shown on the README',
      files: { ...two, [README]: '# RFCs 文\r\n\nText.\n' },
      problems: [
        {
          message: 'missing',
          path: README,
          marked: '# RFCs 文\r',
          text: 'There is no `docs/rfc/INDEX.md`; expected the generated index of 2 RFCs.',
          fixes: [generate({ [cache]: 'Cache', [pages]: 'Pages' })],
        },
      ],
    },
    {
      name: 'without a README on the first RFC',
      files: one,
      problems: [
        {
          message: 'missingOne',
          path: `docs/rfc/${cache}`,
          marked: '# RFC: Cache',
          text: 'There is no `docs/rfc/INDEX.md`; expected the generated index of the only RFC.',
          fixes: [generate({ [cache]: 'Cache' })],
        },
      ],
    },
  ],
});
