// Installs what the scripts need when it is missing, so that every script works on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * True when `node_modules` holds every package of the lock file at its version. The installer's own record is compared
 * by content: times tell nothing once files were checked out or copied.
 */
function hasNodePackages() {
  const installed = path.join(projectRoot, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const locked = JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(locked).every(
    ([name, { version, optional }]) => name === '' || optional || present[name]?.version === version,
  );
}

/** Runs `npm ci` when packages of the lock file are missing; ends the process when that fails. */
export function ensureNodePackages() {
  if (hasNodePackages()) return;
  console.error('Installing Node packages (npm ci)…');
  const result = spawnSync('npm', ['ci'], { cwd: projectRoot, stdio: ['ignore', 2, 2] });
  if (result.status === 0) return;
  console.error('The Node packages could not be installed; run `npm ci` and look at its output.');
  process.exit(1);
}
