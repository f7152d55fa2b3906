/** Longer paths do not exist, and work on a path is not always linear in it. In UTF-16 units. */
const MAX_LENGTH = 1000;

/**
 * A path below the configuration's folder as people write it, without a leading `./`; `undefined` when it is none:
 * absolute, with a drive letter, `\`, a control character, or a segment that is empty, `.` or `..`, or overlong. A final
 * `/` stays.
 * Spec: config.md §1.
 */
export function readPath(written: string): string | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  const path = written.replace(/^(\.\/)+/, '');
  const segments = path.replace(/\/$/, '').split('/');
  const leavesFolder = /^[A-Za-z]:/.test(path) || hasForbiddenCharacter(path);
  return leavesFolder || segments.some(isForbiddenSegment) ? undefined : path;
}

/** A path of a folder, with or without the final `/`; gives it without. */
export function readFolder(written: string): string | undefined {
  return readPath(written)?.replace(/\/$/, '');
}

/** True for the name of a single file or folder. */
export function isName(written: string): boolean {
  return readPath(written) === written && !written.includes('/');
}

/** The path of `written` as seen from the file at `from`; `undefined` when it is no path below that file's folder. */
export function resolvePath(from: string, written: string): string | undefined {
  const path = readPath(written);
  return path === undefined ? undefined : from.slice(0, from.lastIndexOf('/') + 1) + path;
}

function isForbiddenSegment(segment: string): boolean {
  return segment === '' || segment === '.' || segment === '..';
}

/** Control characters too: a NUL makes file systems throw. */
function hasForbiddenCharacter(path: string): boolean {
  return [...path].some((char) => char === '\\' || char < ' ' || char === '\u007F');
}
