import { type Files, isBelow } from '../engine';

/** The files as they would be if the documents at `newPaths`, opened to be written, had been saved. */
export function withNewDocuments(files: Files, newPaths: () => readonly string[]): Files {
  return {
    ...files,
    list(folder) {
      const entries = files.list(folder);
      const added = newPaths()
        .filter((path) => isBelow(folder, path) && !entries.some((entry) => entry.path === path))
        .map((path) => ({ path, kind: 'file' as const }));
      return added.length === 0 ? entries : [...entries, ...added].sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    kindOf: (path) => files.kindOf(path) ?? (newPaths().includes(path) ? 'file' : undefined),
    namesIn(folder) {
      const added = newPaths().flatMap((path) => nameIn(folder, path));
      return added.length === 0 ? files.namesIn(folder) : [...new Set([...files.namesIn(folder), ...added])].sort();
    },
  };
}

/** The name by which a path lies directly in a folder. */
function nameIn(folder: string, path: string): string[] {
  if (!isBelow(folder, path)) return [];
  const rest = folder === '' ? path : path.slice(folder.length + 1);
  return rest.includes('/') ? [] : [rest];
}
