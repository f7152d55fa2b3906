import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PairDom } from '../../support/pairDom';
import { previewOf } from '../../support/previews';

const anchor = `# Guide

English | [中文](guide.zh.md)

See [a file](b.md#c), [the web](https://a.example/) and [here](#end).

- one

\`\`\`sh
npm start
\`\`\`

## End

![A plan](plan.png) <kbd onclick="x">K</kbd>

<script>alert(1)</script>
`;
const counterpart = `# 指南

[English](guide.md) | 中文

见[文件](b.md#c)、[网站](https://a.example/)和[这里](#end)。

\`\`\`sh
npm run start
\`\`\`

## 结束

图 <kbd>K</kbd>
`;
const preview = previewOf({ anchor, counterpart });
const alike = previewOf({
  anchor: '# T\n\nEnglish | [中文](guide.zh.md)\n',
  counterpart: '# 题\n\n[English](guide.md) | 中文\n',
});

async function shown(options = {}): Promise<PairDom> {
  const page = new PairDom(options);
  await page.show(preview);
  return page;
}

describe('the page about a pair', () => {
  test('says what it waits for, and why there is nothing to show', async () => {
    const page = new PairDom();
    assert.deepEqual(page.texts('.waiting'), ['Reading both languages…']);
    await page.tell({ type: 'refused', document: 'file:///a.md', reason: 'No pair.' });
    assert.deepEqual(page.texts('.waiting'), ['No pair.']);
  });

  test('shows both languages, each marked as what it is, below one heading of its own', async () => {
    const page = await shown();
    assert.deepEqual(page.texts('h1'), ['guide.md']);
    assert.deepEqual(page.texts('h2'), ['Guide', '指南']);
    const languages = page.all('.text').map(({ lang, dir }) => `${lang} ${dir}`);
    assert.deepEqual(new Set(languages), new Set(['en auto', 'zh-Hans auto']));
    assert.deepEqual(page.texts('.head strong'), ['English', '中文']);
    assert.deepEqual(page.all('main').length + page.all('header').length, 2);
  });

  test('marks what is missing and what differs, in words and not by colour alone', async () => {
    const page = await shown();
    assert.deepEqual(page.texts('.row.missing .gap'), [
      'A list is missing here (bulleted, 1 item); expected a partner of the one in guide.md.',
    ]);
    assert.deepEqual(page.texts('.row.differs pre'), ['npm start', 'npm run start']);
    assert.match(page.get('.row.differs .notes').textContent ?? '', /This line of code is npm start/);
    assert.deepEqual(page.texts('.row.uneven .gap'), ['Only English has HTML here.']);
    assert.deepEqual(page.texts('.places [role=status]'), ['1 place differs']);
    assert.equal(page.all('.legend li').length, 3);
  });

  test('a pair that agrees has no mark', async () => {
    const page = new PairDom();
    await page.show(alike);
    assert.deepEqual([page.texts('.state'), page.texts('.places')], [['In sync'], ['No difference in structure']]);
    assert.equal(page.all('.row:not(.same)').length, 0);
    assert.equal(page.all('.action').length, 0);
  });

  test('what nobody trusts is text', async () => {
    const page = await shown();
    assert.equal(page.all('#text script, #text img, #text kbd, [style], [onclick]').length, 0);
    assert.deepEqual(page.texts('pre.source'), ['<script>alert(1)</script>']);
    assert.deepEqual(page.texts('.picture'), ['Picture: A plan']);
  });

  test('in the editor links lead nowhere by themselves', async () => {
    const page = await shown();
    assert.deepEqual(
      page.all('#text a[href]').map((link) => link.getAttribute('href')),
      ['#anchor-end', '#counterpart-end'],
    );
    await page.click('a', 'a file');
    await page.focus(page.get('a', '网站'));
    await page.press('Enter');
    assert.deepEqual(page.asked, [
      'follow {"to":"file","path":"docs/b.md","suffix":"#c"}',
      'follow {"to":"web","href":"https://a.example/"}',
    ]);
    assert.equal(page.get('#anchor-end').textContent, 'End');
  });

  test('in a file links are plain, and nothing is there that only an editor can do', async () => {
    const page = await shown({ isFile: true });
    assert.equal(page.get('a', 'a file').getAttribute('href'), 'to:{"to":"file","path":"docs/b.md","suffix":"#c"}');
    assert.equal(page.all('.action, .line, .leads').length, 0);
  });

  test('offers what helps in each state', async () => {
    const page = new PairDom();
    const offers: unknown[] = [];
    const stale =
      'guide.md: 587be6b4c3f93f93c489c0111bba5596147a26cb\nguide.zh.md: 587be6b4c3f93f93c489c0111bba5596147a26cb\n';
    for (const given of [
      { anchor, counterpart },
      { anchor, counterpart, record: stale },
      { anchor, record: null },
      { anchor, counterpart, record: null },
    ]) {
      await page.show(previewOf(given));
      offers.push([...page.texts('.state'), ...page.texts('.action')]);
    }
    assert.deepEqual(offers, [
      ['Confirmed as it is, but the structures differ', 'Confirm Pair'],
      ['Out of sync: both sides changed since the pair was confirmed', 'Compare Changes', 'Confirm Pair'],
      ['中文 is not there yet', 'Begin 中文'],
      ['Never confirmed: there is no record', 'Confirm Pair'],
    ]);
    await page.click('.action');
    assert.deepEqual(page.asked, ['confirm']);
  });

  test('long words in a table may be broken, others not', async () => {
    const page = new PairDom();
    await page.show(
      previewOf({ anchor: `| a |\n|---|\n| ${'x'.repeat(60)} short |\n\n${'y'.repeat(60)}\n`, record: null }),
    );
    assert.equal(page.all('td wbr').length, 2);
    assert.equal(page.all('wbr').length, 2);
    assert.equal(page.get('td').textContent, `${'x'.repeat(60)} short`);
  });

  test('a language that is not there leaves room for one sentence', async () => {
    const page = new PairDom();
    await page.show(previewOf({ anchor, record: null }));
    assert.deepEqual(page.texts('.absence').filter(Boolean), ['This language is not there yet.']);
    assert.equal(page.all('.gap, .legend, .places').length, 0);
  });
});

describe('the page about a pair, worked', () => {
  test('a click on a block shows it in the editor, one on a link does not', async () => {
    const page = await shown();
    await page.click('.text', '见');
    await page.click('a', '文件');
    await page.click('.line', '7');
    assert.deepEqual(
      page.asked.filter((each) => each.startsWith('reveal')),
      ['reveal counterpart 4', 'reveal anchor 6'],
    );
  });

  test('one stop of the Tab key for the lines, the arrow keys inside and across', async () => {
    const page = await shown();
    const stops = () =>
      page
        .all('.line')
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ dataset }) => `${dataset.row} ${dataset.side}`);
    assert.deepEqual(stops(), ['0 anchor']);
    await page.focus(page.get('.line'));
    for (const key of ['ArrowDown', 'ArrowRight', 'End']) await page.press(key);
    assert.deepEqual(stops(), [`${page.focused.dataset.row} counterpart`]);
    await page.press('Home');
    assert.match(page.focused.getAttribute('aria-label') ?? '', /^Line 1 of guide\.zh\.md/);
    await page.press('ArrowLeft');
    assert.equal(page.focused.dataset.side, 'anchor');
  });

  test('tabs show one language; arrow keys go between them; the choice is kept', async () => {
    const page = await shown();
    assert.deepEqual(page.texts('[role=tab]'), ['Side by side', 'English', '中文']);
    await page.focus(page.get('[role=tab][aria-selected=true]'));
    await page.press('End');
    assert.equal(page.focused.textContent, '中文');
    assert.equal(page.get('[role=tab][aria-selected=true]').textContent, '中文');
    assert.deepEqual(new Set(page.all('.text').map(({ lang }) => lang)), new Set(['zh-Hans']));
    assert.equal(page.kept.view, 'counterpart');
    assert.equal(page.get('[role=tabpanel]').getAttribute('aria-labelledby'), 'tab-counterpart');
  });

  test('a narrow page shows one language at a time', async () => {
    const page = await shown({ width: 500 });
    assert.deepEqual(page.texts('[role=tab]'), ['English', '中文']);
    assert.deepEqual(new Set(page.all('.text').map(({ lang }) => lang)), new Set(['en']));
  });

  test('the way from difference to difference goes round', async () => {
    const page = await shown();
    const first = page.get('.row.missing');
    await page.click('.step', '↓');
    assert.equal(page.focused, first);
    await page.click('.step', '↑');
    assert.equal(page.focused, first);
  });

  test('begins as it was left, and stays there while texts change', async () => {
    const page = await shown({ state: { view: 'anchor', scroll: 240 } });
    assert.equal(page.scrolledTo, 240);
    page.scrolledTo = -1;
    const row = page.get('.row');
    await page.show(previewOf({ anchor: anchor.replace('# Guide', '# Handbook'), counterpart }));
    assert.deepEqual([page.texts('h2'), page.scrolledTo], [['Handbook'], -1]);
    assert.equal(page.get('.row'), row);
  });
});
