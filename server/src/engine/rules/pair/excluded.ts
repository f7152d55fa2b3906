import { isThere } from '../../pairs/parts';
import { definePairRule } from '../../rule';
import { nameOf, startOf } from '../support/pair';

/** Somebody decided that this document exists once; a second version of it will be read, and kept up by nobody. */
export const pairExcluded = definePairRule({
  id: 'pair/excluded',
  summary: 'A document that is excluded from pairing must have neither counterpart nor record.',
  severity: 'error',
  fix: 'suggestion',
  parity: true,
  messages: {
    excluded: '`{anchor}` is excluded from pairing by `{entry}`; expected no `{found}` beside it.',
    delete: 'Delete `{found}`',
    include: 'Take `{entry}` out of `pairing.excluded`',
  },
  check({ pair, report }) {
    if (pair.standing !== 'excluded') return;
    const { excluded } = pair.config.pairing;
    const { anchor } = pair;
    const entry = excluded.find((each) => (each.endsWith('/') ? anchor.path.startsWith(each) : anchor.path === each));
    for (const part of [pair.counterpart, pair.record].filter(isThere)) {
      const data = { anchor: nameOf(anchor), entry: entry ?? '', found: nameOf(part) };
      report('excluded', startOf(part), data, {
        fixes: [
          { title: 'delete', data, steps: [{ kind: 'delete', path: part.path }] },
          {
            title: 'include',
            data,
            steps: [{ kind: 'unlistInConfig', key: ['pairing', 'excluded'], value: data.entry }],
          },
        ],
      });
    }
  },
});
