import type { Surroundings } from '../engine';
import { readOwnFolder } from './folders';
import { gitIgnoreAround, repositoryAround } from './gitIgnore';
import { path } from './machine';
import { pathBelow } from './paths';

/** The top of the repository around an absolute folder: the nearest folder with `.git`, else the folder itself. */
export function repositoryTop(folder: string): string {
  return repositoryAround(folder) ?? folder;
}

/**
 * The Markdown of the repository whose top is the absolute folder `root`, as a project at `base` (that folder or one
 * below it) sees it: what may hold links to its RFCs. Dot-folders count; what git ignores, `node_modules`, nested
 * repositories and everything behind symbolic links does not. Never throws.
 */
export function surroundingsOf(root: string, base: string): Surroundings {
  const markdown = listMarkdown(root).map((file) => path.relative(base, file).split(path.sep).join('/'));
  return { markdown, folder: pathBelow(root, base) ?? '' };
}

function listMarkdown(root: string): string[] {
  const git = gitIgnoreAround(root);
  const found: string[] = [];
  const pending = [root];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of readOwnFolder(folder, folder === root)) {
      const absolutePath = path.join(folder, entry.name);
      const isFolder = entry.isDirectory();
      const isWanted = isFolder ? !skipped.has(entry.name) : entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name);
      if (!isWanted || git.ignores(absolutePath, isFolder)) continue;
      if (isFolder) pending.push(absolutePath);
      else found.push(absolutePath);
    }
  }
  return found.sort();
}

const skipped: ReadonlySet<string> = new Set(['.git', 'node_modules']);
