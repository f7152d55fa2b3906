// The system's Chromium, driven through playwright-core.
import { ensureDebianPackages } from './debian.mjs';
import { findProgram, SetupError } from './process.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Chinese text is part of what the pages show. */
const fonts = 'fonts-noto-cjk';

/** @returns {Promise<string>} the path of a Chromium, installed together with its fonts when this may install them */
async function ensureBrowser() {
  const candidates = process.platform === 'darwin' ? [...names, macChrome] : names;
  const present = findProgram(candidates);
  const mayInstall = process.getuid?.() === 0;
  if (present !== undefined && !mayInstall) return present;
  await ensureDebianPackages(present === undefined ? ['chromium', fonts] : [fonts]);
  const installed = present ?? findProgram(candidates);
  if (installed === undefined) throw new SetupError('No Chromium was found: install `chromium` and put it on PATH.');
  return installed;
}

/**
 * Starts a browser without a window.
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function launchBrowser() {
  const executablePath = await ensureBrowser();
  const { chromium } = await import('playwright-core'); // late, as a fresh clone has no packages when this file loads
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  return chromium.launch({ executablePath, args });
}
