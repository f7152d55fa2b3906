import type { Files } from './files';
import { matchesAny } from './text/glob';

/** Every path below the configuration's folder that one of the patterns matches, sorted. Spec: config.md §3. */
export function listScope(patterns: readonly string[], files: Files): string[] {
  const found = new Set<string>();
  for (const pattern of patterns) for (const path of listPattern(pattern, files)) found.add(path);
  return [...found].sort();
}

/** Lists no more than the folder that the pattern spells out. */
function listPattern(pattern: string, files: Files): string[] {
  if (!WILD.test(pattern)) return files.kindOf(pattern) === undefined ? [] : [pattern];
  return files.list(spelledFolder(pattern)).flatMap(({ path }) => (matchesAny([pattern], path) ? [path] : []));
}

const WILD = /[*?{]/;

/** The folder above the first segment with a wildcard; empty for the configuration's own folder. */
export function spelledFolder(pattern: string): string {
  const segments = pattern.split('/');
  const wild = segments.findIndex((segment) => WILD.test(segment));
  return segments.slice(0, wild === -1 ? segments.length - 1 : wild).join('/');
}
