import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';

/** What a test puts on the disk: text, bytes, a link to a path, or a pipe. */
export type DiskEntry = string | Uint8Array | { readonly link: string } | 'a pipe';

/**
 * A temporary folder with these entries, by path relative to it; a path ending in `/` is an empty folder. It is removed
 * when the tests have run. Its own path has no symbolic link in it.
 */
export function temporaryFolder(entries: Readonly<Record<string, DiskEntry>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'rfc-test-')));
  after(() => rmSync(folder, { recursive: true, force: true }));
  fillFolder(folder, entries);
  return folder;
}

/** Puts entries below an absolute folder, by path relative to it; a path ending in `/` is an empty folder. */
export function fillFolder(folder: string, entries: Readonly<Record<string, DiskEntry>>): void {
  for (const [relative, entry] of Object.entries(entries)) place(path.join(folder, relative), entry, relative);
}

function place(file: string, entry: DiskEntry, relative: string): void {
  mkdirSync(relative.endsWith('/') ? file : path.dirname(file), { recursive: true });
  if (relative.endsWith('/')) return;
  if (entry === 'a pipe') execFileSync('mkfifo', [file]);
  else if (typeof entry === 'object' && 'link' in entry) symlinkSync(entry.link, file);
  else writeFileSync(file, entry);
}
