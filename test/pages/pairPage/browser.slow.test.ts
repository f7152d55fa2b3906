import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/lib/browser.mjs';
import { rfc } from '../../support/cli';
import { temporaryFolder } from '../../support/folders';

const hostile = [
  '<script>document.title=1</script>',
  '[a](javascript:document.title=2) ![b](x.png) <img src=x onerror="document.title=3">',
  '[c](other.md) [d](https://a.example/) [e](#part)',
].join('\n\n');
const wide = `\`\`\`sh\n${'x'.repeat(400)}\n\`\`\`\n\n| a | b |\n|---|:-:|\n| ${'y'.repeat(200)} | z |\n\n- [x] done\n`;

const tree = {
  '.git/': '',
  'docs/guide.md': `# Guide\n\nEnglish | [中文](guide.zh.md)\n\n${hostile}\n\n${wide}\n## Part\n\n- one\n\nשלום[^1].\n\n[^1]: Note.\n`,
  'docs/guide.zh.md': `# 指南\n\n[English](guide.md) | 中文\n\n${hostile}\n\n${wide.replace('xxx', 'yyy')}\n## 部分\n\n文字[^1]。\n\n[^1]: 注。\n`,
  'docs/other.md': '# Other\n',
};

let browser: Browser;
let file: string;
/** What a page did that it must not: requests, and whatever it wrote to the console, where refusals of a policy are. */
const complaints: string[] = [];

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, ...options });
  complaints.length = 0;
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => complaints.push(request.url()));
  const url = pathToFileURL(file).href;
  await page.goto(url);
  await page.locator('.row').first().waitFor();
  assert.deepEqual(complaints.splice(0), [url]);
  return page;
}

describe('the exported page about a pair in a browser', () => {
  const cwd = temporaryFolder(tree);

  before(async () => {
    const { stdout } = await rfc(['pairs', '--html', 'docs/guide.md'], { cwd });
    file = path.join(cwd, stdout.trim());
    browser = await launchBrowser();
  });

  after(() => browser?.close());

  test('loads nothing and runs nothing of what the documents say', async () => {
    const page = await open();
    assert.equal(await page.title(), 'docs/guide.md');
    assert.equal(await page.locator('#page img, #page script, #page [style]').count(), 0);
    assert.equal(await page.locator('.row.missing .gap').count(), 1);
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('links lead to the files, to the web, and within the same language', async () => {
    const page = await open();
    const hrefs = await page
      .locator('.text a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const files = hrefs.filter((href) => href.startsWith('file:') && !href.includes('#'));
    assert.ok(files.length >= 6);
    const missing = files.filter((href) => !existsSync(fileURLToPath(href)));
    assert.deepEqual(new Set(missing.map((href) => path.basename(href))), new Set(['x.png']));
    assert.equal(hrefs.filter((href) => href === 'https://a.example/').length, 2);
    await page.close();
  });

  test('what stands side by side begins at the same height', async () => {
    const page = await open();
    const tops = await page
      .locator('.row')
      .evaluateAll((rows) => rows.map((row) => Array.from(row.children, (cell) => cell.getBoundingClientRect().top)));
    assert.ok(tops.length > 8 && tops.every(([left, right]) => left === right));
    await page.close();
  });

  for (const [name, options] of Object.entries({
    light: { colorScheme: 'light' },
    dark: { colorScheme: 'dark' },
    narrow: { viewport: { width: 420, height: 800 } },
    'forced colours': { forcedColors: 'active' },
  } as const)) {
    test(`has nothing that accessibility tools object to, and nothing sticks out: ${name}`, async () => {
      const page = await open(options);
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
});
