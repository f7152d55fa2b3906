import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTree } from '../../../client/src/indexView/buildTree';
import { faceOf, type NodeFace } from '../../../client/src/indexView/faces';
import type { OverviewEntry, PairOverview } from '../../../server/src/protocol';
import { rootOf, snapshotOf, usual } from '../../support/indexViews';
import { featureAt, rfcText } from '../../support/overviews';

const path = featureAt('2026-07-10-cache');
const clean = { errors: 0, warnings: 0, information: 0, hints: 0 };

/** How the row of an RFC is shown that differs from a plain one. */
function faceWith(changes: Partial<OverviewEntry>): NodeFace {
  const root = rootOf({ [path]: rfcText('Cached pages') });
  const entries = root.entries.map(({ pair: _, ...entry }) => ({ ...entry, problems: clean, ...changes }));
  const { nodes } = buildTree(snapshotOf({ ...root, entries }), usual);
  const node = nodes.get(`file:///w/${path}`);
  assert.ok(node);
  return faceOf(node);
}

describe('the row of an RFC', () => {
  test('shows title and date; the tooltip and a screen reader say the rest', () => {
    const face = faceWith({});
    assert.equal(face.label, 'Cached pages');
    assert.equal(face.description, '2026-07-10');
    assert.equal(face.spoken, 'Cached pages, 2026-07-10, Proposed, Feature, Status: proposed, No problems');
    const lines = [
      'Path\\: docs\\/rfc\\/proposed\\/feature\\/2026\\-07\\-10\\-cache\\.md',
      'Status\\: proposed',
      'No problems',
    ];
    assert.equal(face.tooltip, `**Cached pages**\n\n${lines.join('  \n')}`);
    assert.equal(face.mark, undefined);
    assert.deepEqual(face.icon, { name: 'circle-filled', color: 'rfc.proposed' });
  });

  test('tells reason, pair, excuse and problems', () => {
    const { spoken } = faceWith({
      statusLine: 'Status: rejected — too late',
      reason: 'too late',
      pair: { state: 'out-of-sync', edited: ['anchor'] },
      grandfathered: true,
      problems: { errors: 2, warnings: 1, information: 0, hints: 3 },
    });
    for (const part of [
      'Status: rejected — too late, Reason: too late',
      'Languages: pair out of sync, first language edited',
      'Grandfathered: its alternatives were not recorded',
      'Problems: 2 errors, 1 warning, 3 hints',
    ]) {
      assert.ok(spoken.includes(part), spoken);
    }
  });

  test('shows nothing of a title but its text', () => {
    const title = '<img src=x onerror=alert(1)> [a](command:rfc.new) $(bug)\u202e';
    const { label, tooltip = '' } = faceWith({ title });
    assert.equal(label, '<img src=x onerror=alert(1)> [a](command:rfc.new) $(bug)');
    assert.doesNotMatch(tooltip, /(?<!\\)[<[\]()$]/);
    assert.doesNotMatch(label + tooltip, /\u202e/);
  });

  test('cuts a title of 5,000 characters, and one that is nothing but marks gives way to the name', () => {
    const { label, tooltip = '' } = faceWith({ title: '漢'.repeat(5000) });
    assert.equal(label, `${'漢'.repeat(300)}…`);
    assert.ok(tooltip.includes('漢'.repeat(2000)) && tooltip.length < 2500);
    assert.equal(faceWith({ title: '\u0007' }).label, '2026-07-10-cache.md');
  });

  test('says to menus what can be done', () => {
    assert.equal(faceWith({}).abilities, ';rfc;file;move;class;');
    assert.equal(faceWith({ counterpart: 'x.zh.md' }).abilities, ';rfc;file;move;class;pair;');
    assert.equal(faceWith({ pair: { state: 'backlog' } }).abilities, ';rfc;file;move;class;alone;');
    const root = rootOf({ 'docs/rfc/implemented/feature/2026-06-01-log.md': rfcText('A', '', 'Status: implemented') });
    const nodes = [...buildTree(snapshotOf(root), usual).nodes.values()];
    assert.deepEqual(
      nodes.map((node) => faceOf(node).abilities),
      [';folder;start;', ';rfc;file;class;alone;', ';folder;start;', ';folder;start;', ';folder;'],
    );
  });
});

describe('the mark of an RFC', () => {
  const badge = (changes: Partial<OverviewEntry>) => faceWith(changes).mark?.badge;
  const pair = (state: PairOverview['state']) => ({ pair: { state } });

  test('counts errors before warnings', () => {
    assert.equal(badge({ problems: { ...clean, errors: 2, warnings: 5 } }), '2');
    assert.equal(badge({ problems: { ...clean, warnings: 5 } }), '5');
    assert.equal(badge({ problems: { ...clean, errors: 12 } }), '9+');
    assert.equal(badge({ problems: { ...clean, information: 3, hints: 1 } }), undefined);
  });

  test('shows the state of the pair, where that is worth a look', () => {
    assert.equal(badge(pair('ok')), undefined);
    assert.equal(badge(pair('excluded')), undefined);
    assert.equal(badge(pair('out-of-sync')), '≠');
    assert.equal(badge(pair('incomplete')), '½');
    assert.equal(badge(pair('backlog')), '·');
    assert.equal(badge({ ...pair('backlog'), problems: { ...clean, errors: 2 } }), '2');
    assert.equal(badge({ ...pair('diverged'), problems: { ...clean, errors: 1 } }), '1≠');
    assert.equal(badge({ ...pair('diverged'), problems: { ...clean, errors: 12 } }), '9+');
  });

  test('shows the excuse of an old one', () => {
    assert.deepEqual(faceWith({ grandfathered: true }).mark, { badge: '†', tooltip: 'grandfathered' });
  });

  test('takes the colour of the worst', () => {
    assert.equal(faceWith({ problems: { ...clean, errors: 1 } }).mark?.color, 'list.errorForeground');
    assert.equal(faceWith(pair('out-of-sync')).mark?.color, 'list.warningForeground');
    assert.equal(faceWith(pair('backlog')).mark?.color, undefined);
  });
});
