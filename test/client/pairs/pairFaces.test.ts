import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findPairAt, type PairAt } from '../../../client/src/pairs/findPairAt';
import { actionsFor, badgeOf, faceOfPair, otherLanguage } from '../../../client/src/pairs/pairFaces';
import type { PairEntry } from '../../../server/src/protocol';

const whole: PairEntry = {
  anchor: 'file:///w/guide.md',
  counterpart: 'file:///w/guide.zh.md',
  record: 'file:///w/guide.i18n.yaml',
  languages: ['English', '中文'],
  state: 'ok',
  edited: [],
  missing: [],
};

const at = (change: Partial<PairEntry>, part: PairAt['part'] = 'anchor'): PairAt => ({
  pair: { ...whole, ...change },
  part,
});

describe('the status item of a pair', () => {
  for (const [name, change, text, tooltip] of [
    ['in sync', {}, 'In sync', 'English and 中文 are as they were confirmed to say the same.'],
    [
      'one side edited',
      { state: 'out-of-sync', edited: ['counterpart'] },
      '中文 edited',
      '中文 was edited since the two were confirmed to say the same.',
    ],
    [
      'both sides edited',
      { state: 'out-of-sync', edited: ['anchor', 'counterpart'] },
      'Both edited',
      'English and 中文 were edited since the two were confirmed to say the same.',
    ],
    ['other structures', { state: 'diverged' }, 'Sides differ', 'English and 中文 differ in structure.'],
    ['a bad record', { state: 'malformed' }, 'Record broken', 'The record of the pair is not in good order.'],
    [
      'no record',
      { state: 'incomplete', missing: ['record'] },
      'Not confirmed',
      'Nobody has confirmed yet that English and 中文 say the same.',
    ],
    [
      'no translation',
      { state: 'missing-required', missing: ['counterpart', 'record'] },
      'No 中文',
      'The 中文 side of the document is missing.',
    ],
    [
      'no anchor',
      { state: 'incomplete', missing: ['anchor'] },
      'No English',
      'The English side of the document is missing.',
    ],
  ] as const) {
    test(`tells of ${name}`, () => {
      assert.deepEqual(faceOfPair(at(change)), { text: `$(globe) ${text}`, tooltip });
    });
  }

  test('shows a name that looks like an icon as it is written', () => {
    const languages = ['English', '$(bug)'] as const;
    const { text } = faceOfPair(at({ languages, state: 'out-of-sync', edited: ['counterpart'] }));
    assert.equal(text, '$(globe) $ (bug) edited');
  });
});

describe('what can be done about a pair', () => {
  test('begins with what is most useful', () => {
    assert.deepEqual(actionsFor(at({ state: 'out-of-sync', edited: ['anchor'] })), [
      'compare',
      'confirm',
      'open',
      'openToSide',
      'preview',
    ]);
    assert.deepEqual(actionsFor(at({})), ['open', 'openToSide', 'preview']);
    assert.deepEqual(actionsFor(at({ state: 'diverged' })), ['compare', 'open', 'openToSide', 'preview']);
    assert.deepEqual(actionsFor(at({ state: 'malformed' })), ['confirm', 'open', 'openToSide', 'preview']);
    assert.deepEqual(actionsFor(at({ state: 'incomplete', missing: ['record'] })), [
      'confirm',
      'open',
      'openToSide',
      'preview',
    ]);
  });

  test('is to create the side that is missing', () => {
    const lacking = { state: 'incomplete', missing: ['counterpart'] } as const;
    assert.deepEqual(actionsFor(at(lacking)), ['create']);
    assert.deepEqual(actionsFor(at(lacking, 'record')), []);
  });

  test('leads to the language that one does not see', () => {
    assert.equal(otherLanguage(at({})), '中文');
    assert.equal(otherLanguage(at({}, 'counterpart')), 'English');
    assert.equal(otherLanguage(at({}, 'record')), 'English');
  });
});

describe('the sign behind a file name', () => {
  test('is there for what is not in order, and for no other', () => {
    assert.equal(badgeOf(at({})), undefined);
    assert.deepEqual(badgeOf(at({ state: 'out-of-sync', edited: ['anchor'] }, 'counterpart')), {
      badge: '≠',
      color: 'list.warningForeground',
      tooltip: 'English was edited since the two were confirmed to say the same.',
    });
    assert.equal(badgeOf(at({ state: 'diverged' }))?.color, 'list.errorForeground');
    assert.equal(badgeOf(at({ state: 'malformed' }, 'record'))?.badge, '?');
  });

  test('is not at a file that is missing', () => {
    const lacking = { state: 'incomplete', missing: ['counterpart'] } as const;
    assert.equal(badgeOf(at(lacking))?.badge, '½');
    assert.equal(badgeOf(at(lacking, 'counterpart')), undefined);
  });
});

test('a file is found in its pair by any of the three names', () => {
  const partAt = (uri: string) => findPairAt(whole, (each) => each === uri)?.part;
  assert.deepEqual([whole.anchor, whole.counterpart, whole.record, 'file:///w/x.md'].map(partAt), [
    'anchor',
    'counterpart',
    'record',
    undefined,
  ]);
});
