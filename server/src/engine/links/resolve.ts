import { folderOf, joinPaths } from './paths';

/** What a relative address leads to. */
export interface LinkTarget {
  /** Relative to what the source's path is relative to; a folder has no final slash, and the top is empty. */
  readonly path: string;
  /** The part of the address that names the path, as it is spelled. */
  readonly spelling: string;
  /** What follows from the first `#` or `?`, as it is spelled. */
  readonly suffix: string;
}

/**
 * Where a relative address in the file at `source` leads; `undefined` for one with a scheme, one that begins with `/`,
 * and one that only names a place in the same file. The path may begin with `../`, out of reach. Spec: rfc-format.md §8.2.
 */
export function resolveLink(source: string, url: string): LinkTarget | undefined {
  const { spelling, suffix } = splitUrl(url);
  if (spelling === '' || isAbsolute(spelling)) return undefined;
  return { path: joinPaths(folderOf(source), decodePath(spelling)), spelling, suffix };
}

/** Where an address that begins with a single `/` leads when the top folder is what the slash stands for. */
export function resolveFromTop(url: string): LinkTarget | undefined {
  const { spelling, suffix } = splitUrl(url);
  if (!/^\/(?!\/)/.test(spelling)) return undefined;
  return { path: joinPaths('', decodePath(spelling)), spelling, suffix };
}

function splitUrl(url: string): { spelling: string; suffix: string } {
  const end = url.search(/[#?]/);
  return end === -1 ? { spelling: url, suffix: '' } : { spelling: url.slice(0, end), suffix: url.slice(end) };
}

function isAbsolute(spelling: string): boolean {
  return spelling.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(spelling);
}

/** Decodes percent escapes; a text in which one is malformed stays as it is. */
export function decodePath(spelling: string): string {
  try {
    return decodeURIComponent(spelling);
  } catch {
    return spelling;
  }
}
