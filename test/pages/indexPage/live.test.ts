import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deltaBetween } from '../../../client/src/indexPreview/delta';
import { initialState, noFilters } from '../../../server/src/pages/indexPage/state';
import { entry, pathOf, root, snapshotOf } from '../../support/pageData';
import { PageDom } from '../../support/pageDom';

const a = entry('proposed/feature/2026-01-10-a.md', { title: 'First' });
const b = entry('proposed/feature/2026-01-11-b.md', { title: 'Second' });
const c = entry('implemented/feature/2026-03-01-c.md', { title: 'Third' });

const before = snapshotOf(root([a, b]));
const after = { version: 2, roots: [root([{ ...a, title: 'First again', links: [c.path] }, c])] };
const titlesOf = (page: PageDom) => page.texts('tbody .link');

describe('a page that is told of changes', () => {
  test('shows them at once and keeps what was chosen', async () => {
    const page = new PageDom();
    await page.tell({ type: 'snapshot', snapshot: before });
    await page.type('first');
    await page.click('th button', 'Title');
    await page.tell({ type: 'change', change: deltaBetween(before, after) });
    assert.deepEqual(titlesOf(page), ['First again']);
    assert.equal(page.get('[role=status]').textContent, '1 of 2 RFCs');
    assert.deepEqual(page.texts('.column .below'), ['Jan', 'Feb', 'Mar']);
    assert.equal(page.all('.node').length, 2);
    assert.equal((page.get('input[type=search]') as HTMLInputElement).value, 'first');
    assert.equal(page.get('th', 'Title').getAttribute('aria-sort'), 'ascending');
  });

  test('keeps the focus on a row whose title changes', async () => {
    const page = new PageDom();
    await page.tell({ type: 'snapshot', snapshot: before });
    await page.focus(page.get('tbody .link', 'First'));
    await page.tell({ type: 'change', change: deltaBetween(before, after) });
    assert.equal(page.focused.textContent, 'First again');
  });

  test('asks for everything when it has missed one', async () => {
    const page = new PageDom();
    await page.tell({ type: 'snapshot', snapshot: before });
    await page.tell({ type: 'change', change: { ...deltaBetween(before, after), from: 7 } });
    assert.equal(page.resyncs, 1);
    assert.equal(titlesOf(page).length, 2);
    await page.tell({ type: 'snapshot', snapshot: after });
    assert.deepEqual(titlesOf(page), ['Third', 'First again']);
  });

  test('begins as it was left, and tells what is to be kept', async () => {
    const left = {
      ...initialState,
      filters: { ...noFilters, query: 'second' },
      sort: { by: 'title', descending: false } as const,
      scroll: 120,
    };
    const page = new PageDom(left);
    await page.tell({ type: 'snapshot', snapshot: before });
    assert.deepEqual([titlesOf(page), page.scrolledTo], [['Second'], 120]);
    await page.type('');
    assert.deepEqual(page.kept, { ...left, filters: noFilters });
  });
});

describe('a page without a mouse', () => {
  test('one stop of the Tab key for the columns, the arrow keys inside', async () => {
    const page = new PageDom();
    await page.tell({ type: 'snapshot', snapshot: after });
    const columns = page.all('.column');
    assert.deepEqual(
      columns.map(({ tabIndex }) => tabIndex),
      [-1, -1, 0],
    );
    await page.focus(columns[2]);
    await page.press('Home');
    assert.equal(page.focused, columns[0]);
    assert.deepEqual(
      columns.map(({ tabIndex }) => tabIndex),
      [0, -1, -1],
    );
    await page.press('ArrowRight');
    assert.equal(page.focused, columns[1]);
  });

  test('one stop for the graph; arrow keys lead from node to node, Enter opens, the details follow', async () => {
    const page = new PageDom();
    await page.tell({ type: 'snapshot', snapshot: after });
    const nodes = page.all('.node');
    assert.deepEqual(
      nodes.map((node) => node.getAttribute('tabindex')),
      ['-1', '0'],
    );
    await page.focus(nodes[1]);
    await page.press('ArrowLeft');
    assert.equal(page.focused, nodes[0]);
    assert.match(page.get('.details').textContent ?? '', /First again.*Links to.*Third/);
    await page.press('Enter');
    assert.deepEqual(page.opened, [a.path]);
    assert.equal(nodes[0]?.getAttribute('aria-label'), 'First again, proposed, links to 1, linked from 0 documents');
  });

  test('links skip to every part', async () => {
    const page = new PageDom();
    await page.tell({ type: 'snapshot', snapshot: after });
    for (const link of page.all('.skip a')) {
      const id = (link.getAttribute('href') ?? '').slice(1);
      await page.click('.skip a', link.textContent ?? '');
      assert.equal(page.focused.id, id);
    }
    assert.equal(page.all('.skip a').length, 4);
  });
});

describe('a page about ten thousand documents', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => {
    const own = (at: number) => `proposed/feature/20${String(10 + (at % 15))}-05-01-d${at}.md`;
    return entry(own(index), { links: [pathOf(own((index * 7) % 10_000))] });
  });

  test('shows a page of rows and a part of the graph, and says so', async () => {
    const page = new PageDom();
    await page.tell({ type: 'snapshot', snapshot: snapshotOf(root(many)) });
    assert.equal(page.all('tbody tr').length, 100);
    assert.equal(page.all('.node').length, 150);
    assert.match(page.get('#graph').textContent ?? '', /Only the 150 with the most links are drawn, 9,\d\d\d are not/);
    const first = titlesOf(page)[0];
    await page.click('.pager button', 'Next');
    assert.match(page.get('.pager').textContent ?? '', /Page 2 of 100/);
    assert.notEqual(titlesOf(page)[0], first);
    await page.type('d9999');
    assert.deepEqual([titlesOf(page), page.all('.pager').length], [['d9999'], 0]);
    assert.ok(page.all('.node').length === 150 && page.get('.node[aria-label^="d9999,"]'));
  });
});
