import path from 'node:path';
import { type Files, Lines, type Project } from '../engine';
import { loadProjectFrom } from '../host/loadProject';
import type { Location } from '../host/locate';
import { nodeFiles } from '../host/nodeFiles';
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

/** Opens a located project. Its paths are shown relative to `root`. */
export function openProject(root: string, location: Location, buffer?: Buffered): OpenProject {
  const files = rememberReads(filesWith(location, buffer));
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
  const linesOf = remember((enginePath) => {
    return enginePath === project.file?.path ? project.file.lines : readLines(files, enginePath, limit);
  });
  return { root, base: location.base, project, broken, sources, files, absolute, shown, linesOf };
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

function filesWith(location: Location, buffer: Buffered | undefined): Files {
  const files = nodeFiles(location.base);
  const relative = buffer && pathBelow(location.base, buffer.file);
  return buffer && relative ? withBuffer(files, relative, buffer.bytes) : files;
}

function readLines(files: Files, enginePath: string, limit: number): Lines | undefined {
  const content = files.read(enginePath, limit);
  return content.kind === 'text' ? new Lines(content.text) : undefined;
}
