// Installs what the scripts need when it is missing, so that every script works on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Runs `npm ci` when `node_modules` is missing or older than the lock file; ends the process when that fails. */
export function ensureNodePackages() {
  const marker = path.join(projectRoot, 'node_modules/.package-lock.json');
  const lock = path.join(projectRoot, 'package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error('Installing Node packages (npm ci)…');
  const result = spawnSync('npm', ['ci'], { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'] });
  if (result.status === 0) return;
  console.error('The Node packages could not be installed; run `npm ci` and look at its output.');
  process.exit(1);
}
