import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/lib/browser.mjs';
import { renderStandalone } from '../../../server/src/pages/indexPage/frame';
import { rfc } from '../../support/cli';
import { temporaryFolder } from '../../support/folders';
import { entry, pathOf, root, snapshotOf } from '../../support/pageData';

const folder = 'docs/rfc/proposed/feature';
const text = (title: string, status: string, body: string) => `# RFC: ${title}\n\n${status}\n\n## Problem\n\n${body}\n`;

/** A link to itself, a cycle, a successor, a Chinese title, a hostile one, an endless one. */
const tree = {
  [`${folder}/2026-01-10-a.md`]: text('First', 'Status: proposed', '[self](2026-01-10-a.md), [b](2026-02-11-b.md)'),
  [`${folder}/2026-02-11-b.md`]: text('缓存页面与 `端口` 表', 'Status: proposed', '[a](2026-01-10-a.md)'),
  'docs/rfc/rejected/feature/2026-03-01-c.md': text(
    'Third',
    'Status: rejected — superseded by [a](../../proposed/feature/2026-01-10-a.md)',
    'No.',
  ),
  [`${folder}/2026-03-02-d.md`]: text(
    '<img src=x onerror="document.title=1"> <script>document.title=2</script>',
    'Status: proposed',
    '[b](2026-02-11-b.md)',
  ),
  [`${folder}/2026-03-03-e.md`]: text('x'.repeat(5000), 'Status: proposed', 'Long.'),
};

let browser: Browser;
let file: string;
/** What a page did that it must not: requests, and whatever it wrote to the console, where refusals of a policy are. */
const complaints: string[] = [];

async function open(address = file, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, ...options });
  complaints.length = 0;
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => complaints.push(request.url()));
  const url = pathToFileURL(address).href;
  await page.goto(url);
  await page.locator('tbody tr').first().waitFor();
  assert.deepEqual(complaints.splice(0), [url]);
  return page;
}

describe('the exported page in a browser', () => {
  const cwd = temporaryFolder(tree);

  before(async () => {
    const { stdout } = await rfc(['index', '--html', 'docs/page.html'], { cwd });
    file = path.join(cwd, stdout.trim());
    browser = await launchBrowser();
  });

  after(() => browser?.close());

  test('draws everything, loads nothing, runs nothing of what titles say', async () => {
    const page = await open();
    assert.deepEqual(
      await page.evaluate(() =>
        ['.column', '.node', '.edge.superseded[d*=Q]', 'tbody tr', '.tile'].map(
          (each) => document.querySelectorAll(each).length,
        ),
      ),
      [3, 4, 1, 5, 3],
    );
    assert.equal(await page.title(), 'RFC index');
    assert.equal(await page.locator('#page img, #page script').count(), 0);
    const heights = await page.locator('.column .fill').evaluateAll((fills) => fills.map((fill) => fill.clientHeight));
    assert.ok(heights.length === 4 && heights.every((height) => height > 40), `${heights}`);
    await page.locator('input[type=search]').fill('端口');
    assert.deepEqual(await page.locator('tbody .link').allInnerTexts(), ['缓存页面与 端口 表']);
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('its links lead to the documents', async () => {
    const page = await open();
    const hrefs = await page
      .locator('tbody a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    assert.equal(hrefs.length, 5);
    assert.ok(hrefs.every((href) => existsSync(fileURLToPath(href))));
    await page.close();
  });

  test('every part can be reached and worked by the keyboard, and the focus can be seen', async () => {
    const page = await open();
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to the filters');
    const stops: string[] = [];
    for (let count = 0; count < 40; count++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        const ring = focused?.querySelector('.halo') ?? focused;
        const style = ring && getComputedStyle(ring);
        const isSeen = style && (style.outlineStyle !== 'none' || style.stroke !== 'none');
        return focused === document.body
          ? undefined
          : `${focused?.getAttribute('class')}${isSeen ? '' : ' without a ring'}`;
      });
      if (stop === undefined) break;
      stops.push(stop.replace(/ (?:active|plain|far|aside|tone-\d)/g, ''));
    }
    assert.deepEqual(
      stops.filter((stop) => stop.endsWith('without a ring')),
      [],
    );
    const of = (name: string) => stops.filter((stop) => stop === name).length;
    assert.deepEqual([of('tile'), of('column'), of('node'), of('class-bar')], [3, 1, 1, 1]);
    assert.ok(of('link') >= 5);
    await page.close();
  });

  test('arrow keys go through the graph', async () => {
    const page = await open();
    await page.locator('.node[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    assert.match(
      String(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))),
      /^First, proposed/,
    );
    await page.locator('.details h3', { hasText: 'First' }).waitFor();
    assert.deepEqual(await page.locator('.details h4').allInnerTexts(), ['Links to', 'Linked from']);
    await page.close();
  });

  test('nothing moves for whoever wants no motion', async () => {
    for (const [reducedMotion, expected] of [
      ['reduce', '0s'],
      ['no-preference', '0.4s'],
    ] as const) {
      const page = await open(file, { reducedMotion });
      const duration = await page
        .locator('.node')
        .first()
        .evaluate((node) => getComputedStyle(node).transitionDuration);
      assert.equal(duration, expected);
      await page.close();
    }
  });

  for (const [name, options] of Object.entries({
    light: { colorScheme: 'light' },
    dark: { colorScheme: 'dark' },
    narrow: { viewport: { width: 420, height: 800 } },
  } as const)) {
    test(`has nothing that accessibility tools object to: ${name}`, async () => {
      const page = await open(file, options);
      await page.locator('.node').first().focus();
      await page.waitForFunction(() => document.querySelector('.details h3') !== null);
      await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
      const found = await page.evaluate(async () => {
        const { violations } = await Reflect.get(window, 'axe').run();
        return violations.map((each: { id: string; nodes: { html: string }[] }) => [
          each.id,
          each.nodes.map(({ html }) => html),
        ]);
      });
      assert.deepEqual(found, []);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(overflow, 0);
      await page.close();
    });
  }

  test('ten thousand documents can be looked at', async () => {
    const rel = (at: number) => `proposed/feature/20${10 + (at % 15)}-0${1 + (at % 9)}-01-d${at}.md`;
    const many = Array.from({ length: 10_000 }, (_, at) => entry(rel(at), { links: [pathOf(rel((at * 7) % 10_000))] }));
    const bundle = (name: string) => readFileSync(path.join('dist/pages', name), 'utf8').trim();
    const own = path.join(temporaryFolder(), 'many.html');
    const parts = { script: bundle('index.js'), style: bundle('index.css') };
    const { createHash } = await import('node:crypto');
    const hashOf = (content: string) => createHash('sha256').update(content).digest('base64');
    writeFileSync(own, renderStandalone({ snapshot: snapshotOf(root(many)), ...parts, hashOf }));
    const page = await open(own);
    assert.equal(await page.locator('tbody tr').count(), 100);
    assert.equal(await page.locator('.node').count(), 150);
    await page.locator('input[type=search]').fill('d9999');
    await page.locator('[role=status]', { hasText: '1 of 10,000 RFCs' }).waitFor();
    assert.equal(await page.locator('tbody tr').count(), 1);
    assert.deepEqual(complaints, []);
    await page.close();
  });
});
