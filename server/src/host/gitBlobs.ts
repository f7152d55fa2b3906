import { lineFromGit, runGit } from './git';

/** Where the blobs of confirmed pairs are pinned, so that git never throws them away. */
const pinned = 'refs/rfc-pairs';

/** The text of a blob by its hash; `undefined` when there is no git, no repository around `folder`, or no such object. */
export function readBlob(folder: string, hash: string): string | undefined {
  return /^[0-9a-f]{40}$/.test(hash) ? runGit(folder, ['cat-file', 'blob', hash]) : undefined;
}

/** Whether there is a git that finds a repository around an absolute folder. */
export function hasRepository(folder: string): boolean {
  return lineFromGit(folder, ['rev-parse', '--git-dir']) !== undefined;
}

/**
 * Puts the bytes of absolute files into the object store of the repository around `folder` and pins them. Spec:
 * bilingual.md §10. Without git or a repository nothing happens: the records hold without them.
 */
export function storeBlobs(folder: string, files: readonly string[]): void {
  for (const file of files) {
    const hash = lineFromGit(folder, ['hash-object', '-w', '--no-filters', '--', file]);
    if (hash !== undefined) runGit(folder, ['update-ref', `${pinned}/${hash}`, hash]);
  }
}
