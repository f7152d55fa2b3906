import type { Link } from '../facts/facts';
import { type Edit, replace } from '../rule';
import { folderOf, relativePath } from './paths';
import { decodePath, type LinkTarget, resolveFromTop, resolveLink } from './resolve';

/** A move as the links of one file see it. All paths are relative to the same top. */
export interface Relocation {
  /** Where the file with the links was, and where it is then; the same when only targets move. */
  readonly from: string;
  readonly to: string;
  /** Where what was at a path is then. */
  targetAfter(path: string): string;
}

/**
 * The address that leads, after the move, to what `url` led to before; `undefined` when it may stay as it is. Fragment,
 * query and the spelling of all names that stay are kept.
 */
export function rebaseUrl(url: string, { from, to, targetAfter }: Relocation): string | undefined {
  const target = resolveLink(from, url);
  if (target) {
    const wanted = targetAfter(target.path);
    if (resolveLink(to, url)?.path === wanted) return undefined;
    return spellRelative(relativePath(folderOf(to), wanted), target) + target.suffix;
  }
  const fromTop = resolveFromTop(url);
  if (!fromTop || targetAfter(fromTop.path) === fromTop.path) return undefined;
  return `/${spell(targetAfter(fromTop.path), fromTop)}${fromTop.suffix}`;
}

/** An edit of the file's text that does so for one of its links; `undefined` when the link may stay as it is. */
export function rebaseLink(text: string, link: Link, relocation: Relocation): Edit | undefined {
  if (!link.destination || link.kind === 'autolink') return undefined;
  const url = rebaseUrl(link.url, relocation);
  if (url === undefined) return undefined;
  const written = text.slice(link.destination.start, link.destination.end);
  const suffix = written === link.url ? written.slice(written.search(/[#?]|$/)) : '';
  const changed = url.slice(0, url.length - suffix.length);
  return replace(link.destination, escapeDestination(changed, link.isAngled) + suffix);
}

/**
 * The address of `path` as a link in a file of `folder` spells it; both are relative to the same top. `suffix` is a query
 * or fragment to go behind it.
 */
export function addressFrom(folder: string, path: string, suffix = ''): string {
  const spelled = relativePath(folder, path).split('/').map(encodeName).join('/');
  return escapeDestination((/^[^/]*:/.test(spelled) ? `./${spelled}` : spelled) + suffix, false);
}

/** The address of a file in the same folder: its name, or that encoded where as an address it would lead elsewhere. */
export function addressOfName(name: string): string {
  if (/^\w[\w.-]*$/.test(name)) return name; // nothing in it means anything in an address
  const target = resolveLink('', name);
  const isPlain = escapeDestination(name, false) === name && target?.path === name && target.suffix === '';
  return isPlain ? name : addressFrom('', name);
}

/** A relative path in the style of the address that it replaces. */
function spellRelative(path: string, old: LinkTarget): string {
  const spelled = spell(path, old);
  if (spelled === '') return old.spelling.endsWith('/') ? './' : '.';
  const isDotted = old.spelling.startsWith('./') && !/^\.\.(?:\/|$)/.test(spelled);
  const looksAbsolute = /^[^/]*:/.test(spelled);
  return isDotted || looksAbsolute ? `./${spelled}` : spelled;
}

/** The path with every name that it shares with the end of the old address as it is spelled there. */
function spell(path: string, { spelling }: LinkTarget): string {
  const names = path === '' ? [] : path.split('/');
  const oldNames = spelling.split('/').filter((name) => name !== '');
  const isWhole = decodePath(spelling) !== spelling;
  const spelled = names.map((name, index) => {
    const old = oldNames[oldNames.length - names.length + index];
    return old !== undefined && (isWhole ? decodePath(old) : old) === name ? old : encodeName(name);
  });
  return spelled.join('/') + (spelling.endsWith('/') && names.length > 0 ? '/' : '');
}

/** Encodes what would end or change an address, and nothing else: other characters are as readable as in the path. */
function encodeName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they cannot stand in an address
  return name.replace(/[\u0000- "#%()<>?\\^`{|}\u007f]/g, (char) => {
    return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}

/** Marks as text what Markdown would read as something else in an address. */
function escapeDestination(url: string, isAngled: boolean): string {
  const plain = url.replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\').replace(/&(?=#?\w+;)/g, '&amp;');
  if (isAngled) return plain.replace(/[<>]/g, '\\$&');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they cannot stand in an address
  const unbroken = plain.replace(/[\u0000- \u007f]/g, (char) => encodeName(char) || char);
  const isBalanced = /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(unbroken);
  const marked = isBalanced ? unbroken : unbroken.replace(/[()]/g, '\\$&');
  return marked.startsWith('<') ? `\\${marked}` : marked;
}
