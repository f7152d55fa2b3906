import { baseOf, folderOf } from '../links/paths';
import { matchesAny } from '../text/glob';

/**
 * The `.gitattributes` that makes git write a file with CR LF; `undefined` when none does. The nearest file that says
 * something about line ends decides, in it the last line that matches. `textOf` gives the text of a file.
 */
export function lineEndsByAttributes(path: string, textOf: (path: string) => string | undefined): string | undefined {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    const file = folder === '' ? '.gitattributes' : `${folder}/.gitattributes`;
    const eol = eolIn(textOf(file) ?? '', folder === '' ? path : path.slice(folder.length + 1));
    if (eol !== undefined) return eol === 'crlf' ? file : undefined;
    if (folder === '') return undefined;
  }
}

/** What a file of attributes says about the line ends of a path relative to it. */
function eolIn(text: string, path: string): string | undefined {
  let eol: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const [pattern = '', ...attributes] = line.trim().split(/\s+/);
    if (pattern === '' || pattern.startsWith('#') || !matches(pattern, path)) continue;
    for (const attribute of attributes) {
      if (attribute.startsWith('eol=')) eol = attribute.slice('eol='.length);
      else if (attribute === '-text' || attribute === 'binary' || attribute === '!eol') eol = 'none';
    }
  }
  return eol;
}

/** A pattern without a slash is one of base names. Classes of characters are beyond what our globs know: no match. */
function matches(pattern: string, path: string): boolean {
  const glob = pattern.replace(/^\//, '');
  const given = pattern.includes('/') ? path : baseOf(path);
  return matchesAny([glob], given);
}
