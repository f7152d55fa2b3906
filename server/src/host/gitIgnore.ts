import ignore, { type Ignore } from 'ignore';
import { exists } from './locate';
import { machine, path } from './machine';

/** What git would not track, by the `.gitignore` files of a repository and its `info/exclude`. */
export interface GitIgnore {
  /** Whether git passes over an absolute path; `isFolder` decides what `name/` patterns apply to. */
  ignores(absolutePath: string, isFolder: boolean): boolean;
}

const nothingIgnored: GitIgnore = { ignores: () => false };

/** The patterns of one folder. */
interface Matcher {
  /** How long the part of a path is that they do not speak of. */
  readonly skipped: number;
  readonly patterns: Ignore;
}

/**
 * Reads the ignore files of the repository around an absolute folder, each once and when it is first needed. Outside a
 * repository nothing is ignored. Never throws.
 */
export function gitIgnoreAround(folder: string): GitIgnore {
  const root = repositoryAround(folder);
  if (root === undefined) return nothingIgnored;
  const known = new Map<string, readonly Matcher[]>();
  // Most folders have no patterns of their own, so what counts in one is the list of the folder around it.
  const matchersOf = (at: string): readonly Matcher[] => {
    const found = known.get(at);
    if (found) return found;
    if (at.length < root.length) return [];
    const own = readMatcher(at, root);
    const around = at === path.dirname(at) ? [] : matchersOf(path.dirname(at));
    const matchers = own ? [own, ...around] : around;
    known.set(at, matchers);
    return matchers;
  };
  return {
    ignores: (absolutePath, isFolder) => isIgnored(matchersOf(path.dirname(absolutePath)), absolutePath, isFolder),
  };
}

/** The deepest ignore file that has a word on the path decides, as in git. */
function isIgnored(matchers: readonly Matcher[], absolutePath: string, isFolder: boolean): boolean {
  for (const { skipped, patterns } of matchers) {
    const native = absolutePath.slice(skipped);
    const relative = path.sep === '/' ? native : native.replaceAll(path.sep, '/');
    const verdict = patterns.test(isFolder ? `${relative}/` : relative);
    if (verdict.ignored) return true;
    if (verdict.unignored) return false;
  }
  return false;
}

function readMatcher(folder: string, root: string): Matcher | undefined {
  const own = path.join(folder, '.gitignore');
  const texts = [...(folder === root ? [path.join(root, '.git/info/exclude')] : []), own].flatMap(
    (file) => readText(file) ?? [],
  );
  if (texts.length === 0) return undefined;
  const skipped = folder.length + (folder.endsWith(path.sep) ? 0 : path.sep.length);
  return { skipped, patterns: ignore().add(texts.join('\n')) };
}

const decoder = new TextDecoder();

function readText(file: string): string | undefined {
  if (!exists(file)) return undefined; // most folders have none, and an error takes its time
  try {
    return decoder.decode(machine.bytesOf(file));
  } catch {
    return undefined; // forbidden, a folder, a pipe
  }
}

/** The nearest folder with `.git` at or above an absolute folder. */
export function repositoryAround(folder: string): string | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    if (exists(path.join(at, '.git'))) return at;
    if (at === path.dirname(at)) return undefined;
  }
}
