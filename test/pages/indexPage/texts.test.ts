import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFromPage, readToPage } from '../../../server/src/pages/indexPage/messages';
import { cut, languageOf, plainText, splitCode } from '../../../server/src/pages/indexPage/plainText';
import { initialState, readState, type ViewState } from '../../../server/src/pages/indexPage/state';
import { describePair, describeProblems } from '../../../server/src/pages/indexPage/words';
import { noneFound, snapshotOf } from '../../support/pageData';

describe('titles', () => {
  test('code spans are told from text', () => {
    const parts = (markdown: string) => splitCode(markdown).map(({ text, isCode }) => (isCode ? `<${text}>` : text));
    assert.deepEqual(parts('Drop `a` and ``b ` c``'), ['Drop ', '<a>', ' and ``b ` c``']);
    assert.deepEqual(parts('`` ` `` is odd'), ['`` ` `` is odd']);
    assert.deepEqual(parts('`all`'), ['<all>']);
    assert.deepEqual(parts('an `open one'), ['an `open one']);
    assert.deepEqual(parts(''), []);
  });

  test('links and code read plain, markup stays what it is', () => {
    assert.equal(plainText('see [the `x` one](../a.md), <b>bold</b>'), 'see the x one, <b>bold</b>');
  });

  test('are cut after so many characters, never through one', () => {
    assert.equal(cut('short', 10), undefined);
    assert.equal(cut('abcdef', 3), 'abc…');
    assert.equal(cut('ab😀cd', 3), 'ab…');
  });

  test('a text full of backticks and brackets takes no time', () => {
    assert.equal(plainText('[`'.repeat(50_000)).length > 0, true);
  });

  test('the language of a text, where its letters tell', () => {
    assert.deepEqual(['Ports', '端口', 'ポート表', '포트'].map(languageOf), [undefined, 'zh', 'ja', 'ko']);
  });
});

describe('words', () => {
  test('problems and pairs', () => {
    assert.equal(
      describeProblems({ errors: 1, warnings: 2, information: 0, hints: 1204 }),
      '1 error, 2 warnings, 1,204 hints',
    );
    assert.equal(describeProblems(noneFound), '');
    assert.equal(
      describePair({ state: 'out-of-sync', edited: ['counterpart'] }),
      'Out of sync: the translation changed',
    );
    assert.equal(
      describePair({ state: 'out-of-sync', edited: ['anchor', 'counterpart'] }),
      'Out of sync: both sides changed',
    );
    assert.equal(describePair({ state: 'ok' }), 'In sync');
  });
});

describe('what comes from outside', () => {
  test('a kept state is read back as it was', () => {
    const kept: ViewState = {
      root: 'r',
      filters: {
        query: 'q',
        lifecycles: ['a'],
        classes: ['b'],
        period: { from: '2026-01', to: '2026-02' },
        only: ['problems'],
      },
      sort: { by: 'title', descending: true },
      page: 2,
      scroll: 100,
    };
    assert.deepEqual(readState(JSON.parse(JSON.stringify(kept))), kept);
  });

  test('anything else gives the state of the beginning', () => {
    for (const value of [
      undefined,
      null,
      7,
      'x',
      [],
      { filters: 3, sort: { by: 'toString' }, page: -1, scroll: Number.NaN },
    ]) {
      assert.deepEqual(readState(value), initialState);
    }
    assert.deepEqual(readState({ filters: { only: ['problems', 'all'], classes: [1, 'a'] } }).filters, {
      query: '',
      lifecycles: [],
      classes: ['a'],
      only: ['problems'],
    });
  });

  test('messages of the page', () => {
    assert.deepEqual(readFromPage({ type: 'ready', more: 1 }), { type: 'ready' });
    const open = { type: 'open', root: 'r', path: 'p', beside: true };
    assert.deepEqual(readFromPage(open), open);
    assert.deepEqual(readFromPage({ ...open, beside: 1 }), { ...open, beside: false });
    for (const value of [undefined, null, 'open', {}, { type: 'open' }, { ...open, path: 7 }, { type: 'run' }]) {
      assert.equal(readFromPage(value), undefined);
    }
  });

  test('messages to the page', () => {
    const snapshot = snapshotOf();
    assert.deepEqual(readToPage({ type: 'snapshot', snapshot }), { type: 'snapshot', snapshot });
    for (const value of [
      null,
      { type: 'snapshot' },
      { type: 'snapshot', snapshot: { roots: [] } },
      { type: 'change', change: {} },
    ]) {
      assert.equal(readToPage(value), undefined);
    }
  });
});
