import { defaultProject, type Files, type Project, readProject } from '../engine';
import type { Location } from './locate';
import { path } from './machine';
import { nodeFiles, type Overlay } from './nodeFiles';

/** A project on this machine's disk. */
export interface LoadedProject {
  readonly location: Location;
  readonly project: Project;
  /** The configuration does not parse (or is no object): `project` holds the defaults and says so in its problems. */
  readonly broken: boolean;
  /** Absolute paths of the files that the configuration was read from, those it names in vain included. */
  readonly sources: readonly string[];
  /** Paths are relative to `location.base`. */
  readonly files: Files;
}

/** Reads the configuration of a located project; never throws. Open buffers come before the disk. */
export function loadProject(location: Location, overlay?: Overlay): LoadedProject {
  return loadProjectFrom(location, nodeFiles(location.base, overlay));
}

/** Reads the configuration of a located project, its files being `files` (relative to `location.base`); never throws. */
export function loadProjectFrom(location: Location, files: Files): LoadedProject {
  const { base, configFile } = location;
  if (!configFile) return { location, project: defaultProject(), broken: false, sources: [], files };
  const folder = path.dirname(configFile);
  const own = folder === base ? files : filesOfDistantConfig(folder, files);
  const { project, broken, extended } = readProject(path.basename(configFile), own);
  const sources = [configFile, ...extended.map((relative) => path.join(folder, relative))];
  return { location, files, project, broken, sources };
}

/** A configuration outside the tree it speaks of: it and what it extends lie in its folder, the paths it names do not. */
function filesOfDistantConfig(folder: string, files: Files): Files {
  return { ...files, read: nodeFiles(folder).read };
}
