import type { Link } from '../facts/facts';
import type { Span } from '../text/span';
import { decodePath } from './resolve';

/** What stands between a fragment and directions for the browser, such as the words it is to highlight. */
const DIRECTIVE = ':~:';

/** GitHub marks the anchors of a document so that they cannot be taken for those of the page around it. */
const MARK = 'user-content-';

/** The part of an address behind its first `#`, as it is spelled; empty when it names no place. */
export function fragmentOf(url: string): string {
  const hash = url.indexOf('#');
  const fragment = hash === -1 ? '' : url.slice(hash + 1);
  const directive = fragment.indexOf(DIRECTIVE);
  return directive === -1 ? fragment : fragment.slice(0, directive);
}

/** True when the address shows the source of a Markdown file, where lines have the numbers for anchors. */
export function isPlainView(url: string): boolean {
  return /^[^?#]*\?(?:[^#]*&)?plain=1(?:[&#]|$)/.test(url);
}

/**
 * True when a fragment leads to one of the anchors, as a browser on GitHub finds it: as it is spelled or with its percent
 * escapes decoded, and without the mark that GitHub puts in front. `top` is the beginning of any document.
 */
export function leadsTo(fragment: string, anchors: ReadonlySet<string>): boolean {
  const meant = meaningOf(fragment);
  return anchors.has(fragment) || anchors.has(decodePath(fragment)) || anchors.has(meant) || /^top$/i.test(meant);
}

/** The anchor that a fragment names: escapes decoded, GitHub's mark left out. */
export function meaningOf(fragment: string): string {
  const decoded = decodePath(fragment);
  return decoded.startsWith(MARK) ? decoded.slice(MARK.length) : decoded;
}

/** Where the fragment of a link stands in the text; the whole address when its `#` is not written as such. */
export function spanOfFragment(text: string, { url }: Link, destination: Span): Span {
  const written = text.slice(destination.start, destination.end);
  // A number sign behind `&` begins a character reference.
  const hash = written === url ? written.indexOf('#') : written.search(/(?<!&)#/);
  if (hash === -1) return destination;
  const directive = written.indexOf(DIRECTIVE, hash);
  return {
    start: destination.start + hash + 1,
    end: directive === -1 ? destination.end : destination.start + directive,
  };
}

/** How an anchor is spelled in the place of `old`; `undefined` for one that an address cannot hold as it is. */
export function spellFragment(anchor: string, old: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}\p{Pc}.:-]+$/u.test(anchor)) return undefined;
  return /%[0-9a-f]{2}/i.test(old) ? encodeURIComponent(anchor) : anchor;
}
