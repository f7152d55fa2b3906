import { statSync } from 'node:fs';

/** A short text that changes whenever the file at an absolute path does; also when it appears or disappears. */
export function stampOf(absolutePath: string): string {
  try {
    const stats = statSync(absolutePath, { bigint: true, throwIfNoEntry: false });
    return stats ? `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}` : 'nothing';
  } catch {
    return 'unreadable'; // a loop of links, a forbidden folder, a file where a folder should be
  }
}
