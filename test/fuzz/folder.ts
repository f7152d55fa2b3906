import { mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type DiskEntry, fillFolder } from '../support/folders';

/** Does something in a temporary folder with these entries, which is gone afterwards. Its path has no link in it. */
export async function inFolder<Result>(
  entries: Readonly<Record<string, DiskEntry>>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'rfc-case-')));
  try {
    fillFolder(folder, entries);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Every file below a folder with its bytes as Latin-1, hidden ones included; links by where they lead. */
export function snapshot(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  const pending = [''];
  for (let relative = pending.pop(); relative !== undefined; relative = pending.pop()) {
    for (const entry of readdirSync(path.join(folder, relative), { withFileTypes: true })) {
      const name = path.posix.join(relative, entry.name);
      const file = path.join(folder, name);
      if (entry.isDirectory()) pending.push(name);
      else if (entry.isSymbolicLink()) found[name] = `-> ${readlinkSync(file)}`;
      else if (entry.isFile()) found[name] = readFileSync(file, 'latin1');
    }
  }
  return found;
}

/** The names that two snapshots differ in, sorted. */
export function differences(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name] !== b[name]).sort();
}
