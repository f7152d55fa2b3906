import { machine, path } from './machine';

/** Whether paths have drive letters and backslashes here. */
export const isWindows = machine.isWindows;

/** The folder that an absolute path lies in. */
export function folderOf(absolutePath: string): string {
  return path.dirname(absolutePath);
}

/** The last segment of an absolute path. */
export function baseName(absolutePath: string): string {
  return path.basename(absolutePath);
}

/** The path of `file` below `folder`, with `/` (empty for the folder itself); `undefined` when it lies elsewhere. */
export function pathBelow(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file);
  const elsewhere = relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
  return elsewhere ? undefined : relative.replaceAll(path.sep, '/');
}

/** The absolute path of a path with `/` below a folder. */
export function joinPath(folder: string, relative: string): string {
  return path.join(folder, relative);
}
