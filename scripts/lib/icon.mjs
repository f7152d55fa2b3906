// The icon of the extension: drawn in media/icon.svg, and as the Marketplace wants it in media/icon.png.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from './browser.mjs';
import { projectRoot } from './ensure.mjs';

/** Width and height in pixels. */
const size = 128;

/** @returns {Promise<string>} the file that was written, from the project's folder */
export async function takeIcon() {
  const drawing = readFileSync(path.join(projectRoot, 'media/icon.svg'), 'utf8');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
    await page.screenshot({ path: path.join(projectRoot, 'media/icon.png'), omitBackground: true });
    return 'media/icon.png';
  } finally {
    await browser.close();
  }
}
