/** The folder that a path with `/` lies in; empty for the top folder. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The last name of a path with `/`. */
export function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path that `relative` names seen from `folder`, without `.` and empty names. Begins with `../` above the top. */
export function joinPaths(folder: string, relative: string): string {
  const names: string[] = [];
  for (const name of `${folder}/${relative}`.split('/')) {
    if (name === '' || name === '.') continue;
    if (name === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else names.push(name);
  }
  return names.join('/');
}

/**
 * The way from `folder` to `path`, both relative to the same top and neither above it: empty when they are the same.
 */
export function relativePath(folder: string, path: string): string {
  const from = namesOf(folder);
  const to = namesOf(path);
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared++;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}

function namesOf(path: string): string[] {
  return path.split('/').filter((name) => name !== '');
}

/** True for a path below `folder`, itself left out; everything lies below the empty one. */
export function isBelow(folder: string, path: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}
