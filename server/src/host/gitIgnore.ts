import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** What git would not track, by the `.gitignore` files of a repository and its `info/exclude`. */
export interface GitIgnore {
  /** Whether git passes over an absolute path; `isFolder` decides what `name/` patterns apply to. */
  ignores(absolutePath: string, isFolder: boolean): boolean;
}

const nothingIgnored: GitIgnore = { ignores: () => false };

/**
 * Reads the ignore files of the repository around an absolute folder, each once and when it is first needed. Outside a
 * repository nothing is ignored. Never throws.
 */
export function gitIgnoreAround(folder: string): GitIgnore {
  const root = repositoryAround(folder);
  if (root === undefined) return nothingIgnored;
  const matchers = new Map<string, Ignore | undefined>();
  const matcherOf = (at: string) => {
    if (!matchers.has(at)) matchers.set(at, readMatcher(ignoreFilesOf(at, root)));
    return matchers.get(at);
  };
  return { ignores: (absolutePath, isFolder) => isIgnored(root, matcherOf, absolutePath, isFolder) };
}

/** The deepest ignore file that has a word on the path decides, as in git. */
function isIgnored(
  root: string,
  matcherOf: (folder: string) => Ignore | undefined,
  absolutePath: string,
  isFolder: boolean,
): boolean {
  for (let at = path.dirname(absolutePath); at.length >= root.length; at = path.dirname(at)) {
    const relative = path.relative(at, absolutePath).split(path.sep).join('/');
    const verdict = matcherOf(at)?.test(isFolder ? `${relative}/` : relative);
    if (verdict?.ignored) return true;
    if (verdict?.unignored || at === path.dirname(at)) return false;
  }
  return false;
}

function ignoreFilesOf(folder: string, root: string): string[] {
  const own = path.join(folder, '.gitignore');
  return folder === root ? [path.join(root, '.git/info/exclude'), own] : [own];
}

function readMatcher(files: readonly string[]): Ignore | undefined {
  const texts = files.flatMap((file) => readText(file) ?? []);
  return texts.length === 0 ? undefined : ignore().add(texts.join('\n'));
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // most folders have none
  }
}

/** The nearest folder with `.git` at or above an absolute folder. */
export function repositoryAround(folder: string): string | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, '.git'))) return at;
    if (at === path.dirname(at)) return undefined;
  }
}
