import path from 'node:path';
import { type Files, Lines, type Project } from '../engine';
import type { Folders } from '../host/folders';
import { loadProjectFrom } from '../host/loadProject';
import type { Location } from '../host/locate';
import { nodeFiles, nodeFilesOnce } from '../host/nodeFiles';
import { pathBelow } from '../host/paths';
import { rememberReads, withBuffer } from './files';
import type { Places } from './reporters/toJson';
import { toSlashes } from './repository';

/** A text that stands in for a file's. */
export interface Buffered {
  /** Absolute. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** A project as the commands work on it. */
export interface OpenProject extends Places {
  readonly project: Project;
  readonly broken: boolean;
  /** Absolute paths of the files that the configuration was read from. */
  readonly sources: readonly string[];
  /** The absolute folder that engine paths are relative to. */
  readonly base: string;
  readonly files: Files;
  /** The absolute path of an engine path, without a final slash. */
  absolute(path: string): string;
}

/** What a project is opened with beside its place. */
export interface Opening {
  readonly buffer?: Buffered | undefined;
  /** What lies in folders, for a run in which nothing is written; else the disk is asked each time. */
  readonly folders?: Folders | undefined;
}

/** Opens a located project. Its paths are shown relative to `root`. */
export function openProject(root: string, location: Location, { buffer, folders }: Opening = {}): OpenProject {
  const { base } = location;
  const disk = folders ? nodeFilesOnce(base, folders) : nodeFiles(base);
  const files = rememberReads(filesWith(disk, location, buffer));
  const { project, broken, sources } = loadProjectFrom(location, files);
  const limit = Math.max(...project.roots.map((config) => config.limits.fileSize));
  const absolute = remember((enginePath) => {
    const file = enginePath === project.file?.path ? location.configFile : undefined;
    return file ?? path.join(location.base, enginePath).replace(/[/\\]$/, '');
  });
  const shown = remember((enginePath) => {
    const relative = toSlashes(path.relative(root, absolute(enginePath)));
    return enginePath.endsWith('/') ? `${relative}/` : relative;
  });
  const linesOf = rememberLast((enginePath) => {
    return enginePath === project.file?.path ? project.file.lines : readLines(files, enginePath, limit);
  });
  return { root, base, project, broken, sources, files, absolute, shown, linesOf };
}

/** Works a path's value out once: a file may have thousands of problems. */
function remember<Value>(work: (enginePath: string) => Value): (enginePath: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (enginePath) => {
    const entry = known.get(enginePath) ?? { value: work(enginePath) };
    known.set(enginePath, entry);
    return entry.value;
  };
}

/** The same for the last few paths, whose values are large: problems come file by file. */
function rememberLast<Value>(work: (enginePath: string) => Value): (enginePath: string) => Value {
  const last: { readonly path: string; readonly value: Value }[] = [];
  return (enginePath) => {
    const known = last.find(({ path }) => path === enginePath);
    if (known) return known.value;
    const value = work(enginePath);
    if (last.unshift({ path: enginePath, value }) > KEPT) last.pop();
    return value;
  };
}

/** The file of a problem, and the others that problems of it name: those of its pair. */
const KEPT = 4;

function filesWith(files: Files, location: Location, buffer: Buffered | undefined): Files {
  const relative = buffer && pathBelow(location.base, buffer.file);
  return buffer && relative ? withBuffer(files, relative, buffer.bytes) : files;
}

function readLines(files: Files, enginePath: string, limit: number): Lines | undefined {
  const content = files.read(enginePath, limit);
  return content.kind === 'text' ? new Lines(content.text) : undefined;
}
