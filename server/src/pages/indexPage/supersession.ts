import type { OverviewEntry } from '../../engine/overview/overview';

/**
 * The paths of the documents that have taken the place of this one, as its status line says: `superseded by` or `replaced
 * by` and then links. Only the status line speaks for a whole document; in prose the same words are often about a part.
 */
export function successorsOf({ path, statusLine = '' }: OverviewEntry): string[] {
  const said = statement.exec(statusLine)?.[1];
  if (said === undefined) return [];
  return [...said.matchAll(linkDestination)].flatMap((match) => resolve(path, match[1] ?? '') ?? []);
}

/** The words and what follows them up to the end of the clause, in which links are. */
const statement =
  /\b(?:superseded|replaced)\b[^[\]()]{0,20}?\bby\b((?:[^[\];.]{0,60}\[[^[\]]{1,500}\]\([^()\s]{1,500}\))+)/i;

const linkDestination = /\]\(([^()\s]+)\)/g;

/** The path that a relative destination means in a document; `undefined` for one that leads elsewhere. */
function resolve(document: string, destination: string): string | undefined {
  const [target = ''] = destination.split(/[?#]/, 1);
  if (target === '' || target.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(target)) return undefined;
  const segments = document.split('/').slice(0, -1);
  for (const segment of decode(target).split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // an escape that means nothing stands for itself
  }
}
