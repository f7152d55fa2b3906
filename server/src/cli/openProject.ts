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
  readonly files: Files;
  /** The absolute path of an engine path, without a final slash. */
  absolute(path: string): string;
}

/** Opens a located project. Its paths are shown relative to `root`. */
export function openProject(root: string, location: Location, buffer?: Buffered): OpenProject {
  const files = rememberReads(filesWith(location, buffer));
  const { project, broken } = loadProjectFrom(location, files);
  const limit = Math.max(...project.roots.map((config) => config.limits.fileSize));
  const lines = new Map<string, Lines | undefined>();
  const absolute = (enginePath: string) => {
    const file = enginePath === project.file?.path ? location.configFile : undefined;
    return file ?? path.join(location.base, enginePath).replace(/[/\\]$/, '');
  };
  return {
    root,
    project,
    broken,
    files,
    absolute,
    shown(enginePath) {
      const relative = toSlashes(path.relative(root, absolute(enginePath)));
      return enginePath.endsWith('/') ? `${relative}/` : relative;
    },
    linesOf(enginePath) {
      if (enginePath === project.file?.path) return project.file.lines;
      if (!lines.has(enginePath)) lines.set(enginePath, readLines(files, enginePath, limit));
      return lines.get(enginePath);
    },
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
