import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OverviewEntry, RootOverview } from '../../../server/src/engine/overview/overview';
import { initialState } from '../../../server/src/pages/indexPage/state';
import { entry, noneFound, pathOf, root, snapshotOf } from '../../support/pageData';
import { PageDom } from '../../support/pageDom';

const cache = 'proposed/feature/2026-01-10-cache.md';
const ports = 'implemented/feature/2026-02-10-ports.md';
const robots = 'rejected/process/2026-02-20-robots.md';

const entries: readonly OverviewEntry[] = [
  entry(cache, { title: 'Cached pages', links: [pathOf(ports)], problems: { ...noneFound, errors: 2 } }),
  entry(ports, { title: 'One table of ports', links: [pathOf(cache)] }),
  entry(robots, { title: 'Robots', reason: 'see [ports](x.md)', links: [pathOf(ports)] }),
];

async function pageWith(
  given: RootOverview | readonly OverviewEntry[] = entries,
  page = new PageDom(),
): Promise<PageDom> {
  await page.tell({ type: 'snapshot', snapshot: snapshotOf('base' in given ? given : root(given)) });
  return page;
}

const titlesOf = (page: PageDom) => page.texts('tbody .link');

describe('the page', () => {
  test('shows totals, classes, a plot, a graph and a table', async () => {
    const page = await pageWith();
    assert.deepEqual(page.texts('h1'), ['3 RFCs']);
    assert.deepEqual(page.texts('.tile'), ['Proposed1RFC', 'Implemented1RFC', 'Rejected1RFC']);
    assert.deepEqual(page.texts('.class-bar'), ['Feature2RFCs, 1 proposed, 1 implemented', 'Process1RFC, 1 rejected']);
    assert.deepEqual(page.texts('.column .unseen'), [
      'Jan 2026: 1 RFC, 1 proposed',
      'Feb 2026: 2 RFCs, 1 implemented, 1 rejected',
    ]);
    assert.equal(page.all('.column .fill').length, 3);
    assert.deepEqual([page.all('.node').length, page.all('.edge[d^=M]').length], [3, 4]);
    assert.deepEqual(titlesOf(page), ['Robots', 'One table of ports', 'Cached pages']);
    assert.deepEqual(page.texts('.reason'), ['see ports']);
    assert.deepEqual(page.texts('.count.errors'), ['✕2']);
  });

  test('says so while nothing is known, and where there is nothing', async () => {
    const page = new PageDom();
    assert.match(page.body.textContent ?? '', /Looking for RFCs/);
    await page.tell({ type: 'snapshot', snapshot: snapshotOf() });
    assert.match(page.body.textContent ?? '', /no folder with RFCs/);
    const empty = await pageWith([]);
    assert.match(empty.get('#table').textContent ?? '', /There is no RFC yet/);
    assert.equal(empty.all('#graph, #timeline').length, 0);
  });

  test('a filter narrows the rows, and the number of them is announced', async () => {
    const page = await pageWith();
    await page.type('port');
    assert.deepEqual(titlesOf(page), ['One table of ports']);
    assert.equal(page.get('[role=status]').textContent, '1 of 3 RFCs');
    assert.deepEqual(page.texts('.node.dimmed').length, 2);
    await page.type('');
    assert.equal(page.get('[role=status]').textContent, '3 RFCs');
  });

  test('tiles, classes, columns and switches narrow it too, and one button takes it all back', async () => {
    const page = await pageWith();
    await page.click('.tile', 'Rejected');
    await page.click('.tile', 'Proposed');
    assert.deepEqual(titlesOf(page), ['Robots', 'Cached pages']);
    assert.deepEqual(page.texts('.tile'), ['Proposed1RFC', 'Implemented1RFC', 'Rejected1RFC']);
    await page.click('.class-bar', 'Process');
    await page.click('.column', 'Feb');
    assert.deepEqual(titlesOf(page), ['Robots']);
    await page.click('.chip', 'With problems');
    assert.deepEqual(titlesOf(page), []);
    await page.click('.plain', 'Clear filters');
    assert.equal(titlesOf(page).length, 3);
    assert.equal(page.all('[aria-pressed=true]').length, 0);
  });

  test('a click opens the document, one with Alt beside the page', async () => {
    const page = await pageWith();
    await page.click('tbody .link', 'Cached');
    await page.click('tbody .link', 'Robots', { altKey: true });
    await page.click('.node[aria-label^="One table"]');
    assert.deepEqual(page.opened, [pathOf(cache), `${pathOf(robots)} beside`, pathOf(ports)]);
  });

  test('in a file there are plain links instead', async () => {
    const page = await pageWith(entries, new PageDom(initialState, ({ base }, path) => `${base}/${path}`));
    const hrefs = page.all('tbody .link, .node').map((link) => link.getAttribute('href'));
    assert.deepEqual(new Set(hrefs), new Set([cache, ports, robots].map((rel) => `../../${pathOf(rel)}`)));
  });

  test('headers sort, and say how', async () => {
    const page = await pageWith();
    await page.click('th button', 'Title');
    assert.deepEqual(titlesOf(page), ['Cached pages', 'One table of ports', 'Robots']);
    assert.equal(page.get('th', 'Title').getAttribute('aria-sort'), 'ascending');
    assert.equal(page.get('th', 'Date').getAttribute('aria-sort'), 'none');
    await page.click('th button', 'Title');
    assert.equal(page.get('th', 'Title').getAttribute('aria-sort'), 'descending');
    assert.equal(titlesOf(page)[0], 'Robots');
  });

  test('markup in a title and in a reason is text', async () => {
    const title = '<img src=x onerror=alert(1)> & <script>alert(2)</script> `<b>`';
    const page = await pageWith([entry(cache, { title, reason: title, links: [pathOf(ports)] }), entry(ports)]);
    await page.click('.node[aria-label^="<img"]');
    assert.equal(page.all('img, script, b').length, 0);
    assert.ok(titlesOf(page).includes(title.replaceAll('`', '')));
  });

  test('a title of 5,000 characters is cut, and all of it can be had', async () => {
    const page = await pageWith([entry(cache, { title: 'x'.repeat(5000) })]);
    assert.ok((titlesOf(page)[0] ?? '').length < 200);
    await page.click('.more', 'Show all');
    assert.equal((titlesOf(page)[0] ?? '').length, 5000);
    assert.equal(page.get('.more').getAttribute('aria-expanded'), 'true');
  });

  test('what is unfiled or archived is listed with its reason', async () => {
    const unfiled = [
      { path: 'docs/rfc/odd.md', title: 'Odd', reason: 'It lies in no lifecycle.', problems: noneFound },
      { path: 'docs/rfc/drafts/', reason: 'No lifecycle is called so.', problems: noneFound },
    ];
    const archived = [{ path: 'docs/rfc/archived/old.md', title: 'Old', date: '2020-01-01', problems: noneFound }];
    const page = await pageWith(root(entries, { unfiled, archived }));
    assert.deepEqual(page.texts('.rest summary'), ['Unfiled 2', 'Archived 1']);
    assert.match(page.get('.rest', 'Unfiled').textContent ?? '', /Odd.*It lies in no lifecycle\..*docs\/rfc\/drafts\//);
    await page.click('.rest .link', 'Odd');
    assert.deepEqual(page.opened, ['docs/rfc/odd.md']);
  });

  test('numbered documents have a column of numbers and no timeline', async () => {
    const numbered = [entry('proposed/feature/0001-first.md', { number: '0001' })];
    const page = await pageWith(root(numbered, { classes: [], noun: 'ADR' }));
    assert.deepEqual(page.texts('th').slice(0, 2), ['Title', 'Number▼']);
    assert.deepEqual(page.texts('h1'), ['1 ADR']);
    assert.equal(page.all('#timeline, .class-bar').length, 0);
  });

  test('of several roots one is shown, and another can be chosen', async () => {
    const page = new PageDom();
    const other = root([entry(robots, { title: 'Elsewhere' })], { id: 'other', name: 'other/rfc' });
    await page.tell({ type: 'snapshot', snapshot: snapshotOf(root(entries), other) });
    await page.fill('select', 'other', 'change');
    assert.deepEqual(titlesOf(page), ['Elsewhere']);
    assert.equal(page.kept.root, 'other');
  });
});
