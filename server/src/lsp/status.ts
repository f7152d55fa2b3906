import { baseName, pathBelow } from '../host/paths';
import type { ConfigurationInUse, StatusParams } from '../protocol';
import type { LiveProject } from './liveProject';
import type { Counts } from './monitor';
import { toUri } from './uris';
import type { Workspace } from './workspace';

/** What the status item shows. */
export function statusOf(workspace: Workspace, { errors, warnings }: Counts): StatusParams {
  const projects = workspace.projects().filter((project) => project.location.configFile || project.rfcs > 0);
  const rfcs = projects.reduce((sum, project) => sum + project.rfcs, 0);
  const named = projects.map((project) => configurationOf(project, workspace));
  const configurations = [...new Map(named.map((one) => [one.uri, one])).values()];
  return { enabled: workspace.isEnabledAnywhere(), errors, warnings, rfcs, configurations };
}

/** The configuration that a project uses, named from its workspace folder. */
export function configurationOf({ location, loaded }: LiveProject, workspace: Workspace): ConfigurationInUse {
  const { configFile } = location;
  if (configFile === undefined) return { name: 'defaults', broken: false };
  return { name: nameOf(configFile, workspace), uri: toUri(configFile), broken: loaded.broken };
}

/** A path as people know it: from the opened folder, with the folder's name when several are open. */
export function nameOf(path: string, workspace: Workspace): string {
  const folder = workspace.folderAround(path);
  const below = folder === undefined ? undefined : pathBelow(folder, path);
  if (folder === undefined || below === undefined) return path;
  return workspace.folders.length > 1 ? `${baseName(folder)}/${below}` : below;
}
