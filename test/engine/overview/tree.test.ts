import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { placeOf } from '../../../server/src/engine';
import { renderIndex } from '../../../server/src/engine/indexing/render';
import { readOverviews } from '../../../server/src/engine/overview';
import { configWith } from '../../support/configs';
import { memoryFiles } from '../../support/memoryFiles';
import { featureAt, overviewOf, rfcText } from '../../support/overviews';
import { testShell } from '../../support/plans';

const root = 'docs/rfc';
const cache = featureAt('2026-07-10-cache');
const index = `${root}/INDEX.md`;

describe('an overview', () => {
  test('lists lifecycles and classes in canonical order, with where an RFC can begin and go', () => {
    const { classes, lifecycles, noun } = overviewOf({});
    assert.equal(noun, 'RFC');
    assert.deepEqual(lifecycles, [
      { name: 'proposed', label: 'Proposed', isStart: true, moves: ['implemented', 'rejected'] },
      { name: 'implemented', label: 'Implemented', isStart: true, moves: [] },
      { name: 'rejected', label: 'Rejected', isStart: false, moves: [] },
    ]);
    assert.deepEqual(
      classes.map(({ label }) => label),
      ['Feature', 'Bug-fix', 'Simplification', 'Architecture', 'Process', 'Testing'],
    );
  });

  test('orders its entries as the index does', () => {
    const names = ['2026-07-02-ab', '2026-07-02-a-b', '2026-07-01-z', '2026-07-02-a_b', '2026-07-02-A'];
    const { entries } = overviewOf(Object.fromEntries(names.map((name) => [featureAt(name), rfcText(name)])));
    const expected = ['2026-07-01-z', '2026-07-02-a_b', '2026-07-02-a-b', '2026-07-02-A', '2026-07-02-ab'];
    assert.deepEqual(
      entries.map(({ base }) => base.replace('.md', '')),
      expected,
    );
  });

  test('is empty for an empty tree', () => {
    const { entries, index: state, totals, unfiled } = overviewOf({});
    assert.deepEqual([entries, unfiled, totals.entries, state.state], [[], [], 0, 'none']);
  });

  test('gives one overview a root, and links lead from one root to another', () => {
    const roots = [configWith({ root: 'a' }), configWith({ root: 'b' })];
    const [from, to] = ['a/proposed/feature/2026-07-10-x.md', 'b/proposed/feature/2026-07-10-y.md'];
    const files = memoryFiles({ [from]: rfcText('X', `[y](../../../${to})`), [to]: rfcText('Y') });
    const overviews = readOverviews({ roots }, files, testShell);
    assert.deepEqual(
      overviews.map(({ root: folder, entries }) => [folder, entries.map(({ links }) => links)]),
      [
        ['a', [[[to]]].flat()],
        ['b', [[]]],
      ],
    );
  });
});

describe('what the walk does not file', () => {
  const reasonAt = (path: string, text: string | Uint8Array = rfcText('A')) => {
    const { entries, unfiled } = overviewOf({ [path]: text });
    assert.equal(entries.length, 0, path);
    return unfiled.map((entry) => [entry.path, entry.reason]);
  };

  test('is listed with the reason', () => {
    const known = '`feature`, `bug-fix`, `simplification`, `architecture`, `process`, `testing`';
    const cases: [string, string | Uint8Array | undefined, string][] = [
      [
        `${root}/proposed/2026-07-10-a.md`,
        undefined,
        'It lies at the wrong depth; expected it in a class folder of `proposed/`.',
      ],
      [
        `${root}/proposed/ideas/2026-07-10-a.md`,
        undefined,
        `The folder \`ideas/\` is no class; expected one of ${known}.`,
      ],
      [featureAt('cache'), undefined, 'Its name does not have the form `yyyy-mm-dd-topic.md`.'],
      [cache, 'No title.\n', 'Its first line is no title.'],
      [cache, '\uFEFF# RFC: A\n', 'Its first line is no title.'],
      [cache, new Uint8Array([0xff]), 'It is not UTF-8, so it cannot be read.'],
    ];
    for (const [path, text, reason] of cases) assert.deepEqual(reasonAt(path, text), [[path, reason]]);
  });

  test('may be a folder that is no lifecycle', () => {
    const path = `${root}/ideas/feature/2026-07-10-a.md`;
    const reason =
      'The folder is no lifecycle, so nothing in it is looked at; expected one of `proposed`, `implemented`, `rejected`.';
    assert.deepEqual(reasonAt(path), [[`${root}/ideas/`, reason]]);
  });

  test('keeps its title', () => {
    assert.equal(overviewOf({ [featureAt('cache')]: rfcText('Cached pages') }).unfiled[0]?.title, 'Cached pages');
  });
});

describe('the state of the index', () => {
  const config = configWith();
  const place = placeOf(config, cache);
  assert.ok(place);
  const fresh = renderIndex(config, [{ place, title: 'A' }]);
  const stateOf = (more: Readonly<Record<string, string | Uint8Array>>) =>
    overviewOf({ [cache]: rfcText('A'), ...more }).index.state;

  test('is fresh when every byte is right, and stale otherwise', () => {
    assert.equal(stateOf({ [index]: fresh }), 'fresh');
    assert.equal(stateOf({ [index]: fresh.replaceAll('\n', '\r\n') }), 'stale');
    assert.equal(stateOf({ [index]: `\uFEFF${fresh}` }), 'stale');
    assert.equal(stateOf({ [index]: new Uint8Array([0xff]) }), 'stale');
    assert.equal(stateOf({ [index]: fresh, [featureAt('2026-07-11-b')]: rfcText('B') }), 'stale');
  });

  test('is missing, blocked or none', () => {
    assert.equal(stateOf({}), 'missing');
    assert.equal(stateOf({ [index]: fresh, [featureAt('b')]: rfcText('B') }), 'blocked');
    assert.equal(overviewOf({ [index]: fresh }, { index: { mode: 'off' } }).index.state, 'none');
  });
});

test('archived documents are listed with title, class and date', () => {
  const archive = {
    folder: 'archived',
    from: 'implemented',
    line: 'Archived: {date}',
    triplet: false,
    manifest: 'MANIFEST.json',
    appendOnly: 'HEAD',
    rootFiles: [],
  };
  const path = `${root}/archived/feature/2026-01-10-old.md`;
  const text = rfcText('An old one', '', 'Status: implemented');
  const { archived, totals } = overviewOf({ [path]: text, [path.replace('.md', '.zh.md')]: '# 旧\n' }, { archive });
  assert.deepEqual(
    archived.map(({ problems: _, ...entry }) => entry),
    [{ path, title: 'An old one', className: 'feature', date: '2026-01-10' }],
  );
  assert.equal(totals.archived, 1);
});
