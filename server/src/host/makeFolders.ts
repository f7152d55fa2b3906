import { mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes the missing folders that the given files are about to lie in; paths are absolute. Throws what the disk says. Gives
 * what takes them away again, as long as nothing is in them.
 */
export function makeFolders(files: readonly string[]): () => void {
  const made: { readonly top: string; readonly deepest: string }[] = [];
  for (const file of files) {
    const deepest = path.dirname(file);
    const top = mkdirSync(deepest, { recursive: true });
    if (top !== undefined) made.push({ top, deepest });
  }
  return () => {
    for (const { top, deepest } of made.reverse()) removeEmpty(deepest, top);
  };
}

function removeEmpty(deepest: string, top: string): void {
  for (let folder = deepest; folder === top || folder.startsWith(top + path.sep); folder = path.dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch {
      return; // something is in it, or it is gone already
    }
  }
}
