import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTree, type IndexOptions } from '../../../client/src/indexView/buildTree';
import { faceOf } from '../../../client/src/indexView/faces';
import { noFilter } from '../../../client/src/indexView/filter';
import { changedNodes } from '../../../client/src/indexView/nodes';
import type { OverviewSnapshot } from '../../../server/src/protocol';
import { rootOf, snapshotOf, usual } from '../../support/indexViews';
import { featureAt, rfcText } from '../../support/overviews';

const texts = {
  [featureAt('2026-07-10-cache')]: rfcText('Cached `pages`'),
  [featureAt('2026-07-12-ports')]: rfcText('A table of ports'),
  'docs/rfc/proposed/testing/2026-07-11-flaky.md': rfcText('Flaky tests'),
  'docs/rfc/implemented/feature/2026-06-01-log.md': rfcText('A log', '', 'Status: implemented'),
};

/** The rows, each indented below its parent: label, then description. */
function rowsOf(snapshot: OverviewSnapshot, options: IndexOptions = usual): string[] {
  const { nodes, top } = buildTree(snapshot, options);
  const draw = (id: string, depth: number): string[] => {
    const node = nodes.get(id);
    assert.ok(node);
    const { description, label } = faceOf(node);
    return [
      `${'  '.repeat(depth)}${label} (${description})`,
      ...node.children.flatMap((child) => draw(child, depth + 1)),
    ];
  };
  return top.flatMap((id) => draw(id, 0));
}

describe('the rows of the index view', () => {
  test('are lifecycle, class and RFC, with counts, empty classes hidden', () => {
    assert.deepEqual(rowsOf(snapshotOf(rootOf(texts))), [
      'Proposed (3)',
      '  Feature (2)',
      '    Cached pages (2026-07-10)',
      '    A table of ports (2026-07-12)',
      '  Testing (1)',
      '    Flaky tests (2026-07-11)',
      'Implemented (1)',
      '  Feature (1)',
      '    A log (2026-06-01)',
      'Rejected (0)',
    ]);
  });

  test('have what is not filed at the end, with the reason', () => {
    const rows = rowsOf(snapshotOf(rootOf({ ...texts, [featureAt('odd')]: rfcText('Odd') })));
    assert.deepEqual(rows.slice(-2), ['Unfiled (1)', '  Odd (Its name does not have the form `yyyy-mm-dd-topic.md`.)']);
  });

  test('begin with the roots only where there are several', () => {
    const other = rootOf({ [featureAt('2026-07-10-a')]: rfcText('A') }, 'file:///v');
    assert.deepEqual(
      rowsOf(snapshotOf(rootOf(texts), { ...other, name: 'v/docs/rfc' })).filter((row) => !row.startsWith(' ')),
      ['docs/rfc (index missing · 4 RFCs)', 'v/docs/rfc (index missing · 1 RFC)'],
    );
  });

  test('are none where there is no RFC, so that the welcome text is seen', () => {
    assert.deepEqual(rowsOf(snapshotOf(rootOf({}))), []);
    assert.deepEqual(rowsOf(snapshotOf()), []);
  });

  test('can be in another order', () => {
    const ordered = (sort: IndexOptions['sort']) =>
      rowsOf(snapshotOf(rootOf(texts)), { ...usual, sort })
        .slice(2, 4)
        .map((row) => row.trim());
    assert.deepEqual(ordered('newestFirst'), ['A table of ports (2026-07-12)', 'Cached pages (2026-07-10)']);
    assert.deepEqual(ordered('title'), ['A table of ports (2026-07-12)', 'Cached pages (2026-07-10)']);
  });

  test('are those that pass a filter, unfolded, with nothing empty', () => {
    const filter = { ...noFilter, text: 'LOG' };
    const options = { ...usual, filter };
    assert.deepEqual(rowsOf(snapshotOf(rootOf(texts)), options), [
      'Implemented (1)',
      '  Feature (1)',
      '    A log (2026-06-01)',
    ]);
    const { nodes, top } = buildTree(snapshotOf(rootOf(texts)), options);
    const [first = ''] = top;
    const node = nodes.get(first);
    assert.ok(node && !buildTree(snapshotOf(rootOf(texts)), usual).nodes.has(first));
    assert.equal(faceOf(node).folding, 'unfolded');
  });
});

describe('what is drawn again', () => {
  const before = buildTree(snapshotOf(rootOf(texts)), usual);
  const labelsOf = (changed: readonly string[] | undefined, snapshot: OverviewSnapshot) => {
    const { nodes } = buildTree(snapshot, usual);
    return changed?.map((id) => {
      const node = nodes.get(id);
      assert.ok(node);
      return faceOf(node).label;
    });
  };
  const changedBy = (more: Readonly<Record<string, string>>) => {
    const root = rootOf({ ...texts, ...more });
    // As a client keeps the entries that a change does not name.
    const entries = root.entries.map((entry) => {
      const node = before.nodes.get(`file:///w/${entry.path}`)?.source;
      const known = node?.kind === 'rfc' ? node.entry : undefined;
      return known && JSON.stringify(known) === JSON.stringify(entry) ? known : entry;
    });
    const snapshot = snapshotOf({ ...root, entries });
    return labelsOf(changedNodes(before, buildTree(snapshot, usual)), snapshot);
  };

  test('is nothing when nothing has changed', () => {
    assert.deepEqual(changedBy({}), []);
  });

  test('is the one row whose title was typed', () => {
    assert.deepEqual(changedBy({ [featureAt('2026-07-10-cache')]: rfcText('Something else') }), ['Something else']);
  });

  test('is the folders around a new RFC', () => {
    assert.deepEqual(changedBy({ [featureAt('2026-07-20-new')]: rfcText('New') }), ['Feature', 'Proposed']);
  });

  test('is everything when rows at the top come or go', () => {
    assert.equal(changedBy({ [featureAt('odd')]: rfcText('Odd') }), undefined);
  });
});

test('a row has the same id as long as the file lies where it lies', () => {
  const idsOf = (more: Readonly<Record<string, string>>) => [
    ...buildTree(snapshotOf(rootOf({ ...texts, ...more })), usual).nodes.keys(),
  ];
  const before = idsOf({});
  assert.equal(new Set(before).size, before.length);
  const after = new Set(idsOf({ [featureAt('2026-07-10-cache')]: rfcText('Other'), [featureAt('odd')]: 'x' }));
  assert.deepEqual(
    before.filter((id) => !after.has(id)),
    [],
  );
});

test('10,000 RFCs make 10,000 rows', () => {
  const [entry] = rootOf(texts).entries;
  assert.ok(entry);
  const entries = Array.from({ length: 10_000 }, (_, at) => ({ ...entry, path: featureAt(`2026-07-10-n${at}`) }));
  const { count, nodes } = buildTree(snapshotOf({ ...rootOf(texts), entries }), { ...usual, sort: 'title' });
  assert.equal(count, 10_000);
  assert.ok(nodes.size > 10_000);
});
