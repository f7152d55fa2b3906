import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stateOf } from '../../../server/src/engine/pairs/state';
import { gitHash } from '../../support/archived';
import { type PairCase, pairFrom } from '../../support/pairs';

const good = {
  anchor: '# A\n\nEnglish | [中文](guide.zh.md)\n',
  counterpart: '# 甲\n\n[English](guide.md) | 中文\n',
} as const;
const record = (anchor: string, counterpart: string) =>
  `guide.md: ${gitHash(anchor)}\nguide.zh.md: ${gitHash(counterpart)}\n`;
const huge = { kind: 'too-large', size: 5_000_000, limit: 2_097_152 } as const;

/** The state of each pair, with what it says beside its name. */
const cases: Readonly<Record<string, readonly [PairCase, string]>> = {
  'everything holds': [good, 'ok'],
  'excluded comes first': [
    { anchor: good.anchor, record: 'x', config: { pairing: { excluded: ['docs/'] } } },
    'excluded',
  ],
  'required and alone': [
    { anchor: good.anchor, config: { pairing: { required: 'all' } } },
    'missing-required docs/guide.zh.md docs/guide.i18n.yaml',
  ],
  'required, with a record': [
    { anchor: good.anchor, record: 'x', config: { pairing: { required: 'all' } } },
    'incomplete docs/guide.zh.md',
  ],
  'alone in scope': [{ anchor: good.anchor }, 'backlog'],
  'without a record': [{ ...good, record: null }, 'incomplete docs/guide.i18n.yaml'],
  'without the document': [{ counterpart: good.counterpart }, 'incomplete docs/guide.md docs/guide.i18n.yaml'],
  'a folder in the place of the counterpart': [
    { anchor: good.anchor, counterpart: { kind: 'folder' }, record: 'x' },
    'incomplete docs/guide.zh.md',
  ],
  'a folder in the place of the record': [{ ...good, record: { kind: 'folder' } }, 'malformed'],
  'a record that is none': [{ ...good, record: 'x\n' }, 'malformed'],
  'a record with CR LF': [
    { ...good, record: record(good.anchor, good.counterpart).replaceAll('\n', '\r\n') },
    'malformed',
  ],
  'the first language has changed': [{ ...good, record: record('', good.counterpart) }, 'out-of-sync anchor'],
  'the second language has changed': [{ ...good, record: record(good.anchor, '') }, 'out-of-sync counterpart'],
  'both have changed': [{ ...good, record: record('', '') }, 'out-of-sync anchor counterpart'],
  'a side that cannot be read is not what was confirmed': [
    { ...good, counterpart: huge, record: record(good.anchor, good.counterpart) },
    'out-of-sync counterpart',
  ],
  'confirmed, but of another structure': [{ ...good, anchor: `${good.anchor}\n## B\n` }, 'diverged'],
  'confirmed, but without a switcher': [{ ...good, anchor: '# A\n' }, 'diverged'],
  'confirmed, but with other generated text': [
    {
      anchor: `${good.anchor}\n<!-- BEGIN GENERATED a -->\n<!-- END GENERATED a -->\n`,
      counterpart: good.counterpart,
      config: { pairing: { generatedRegions: true } },
    },
    'diverged',
  ],
};

describe('stateOf', () => {
  for (const [name, [given, expected]] of Object.entries(cases)) {
    test(name, () => {
      const { name: state, edited, missing } = stateOf(pairFrom(given));
      assert.equal([state, ...edited, ...missing].join(' '), expected);
    });
  }
});
