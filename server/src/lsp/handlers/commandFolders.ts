import { type Config, movesFrom, startingLifecycles } from '../../engine';
import type { CommandFolders } from '../../protocol';
import type { LiveProject } from '../liveProject';
import type { Session } from '../session';

/** What a client is told when nothing is known. */
export const noCommandFolders: CommandFolders = { starting: [], moving: [], classed: [], frontPages: [] };

/** Answers `rfc/commandFolders`: the folders on which a menu can offer the commands that write. */
export async function commandFolders(session: Session): Promise<CommandFolders> {
  await session.ready;
  const { workspace } = session;
  const roots = workspace.projects().flatMap((project) => {
    const isSeen = workspace.isEnabled(project.absolute('x'));
    return isSeen ? project.loaded.project.roots.map((config) => ({ project, config })) : [];
  });
  const urisOf = (choose: (config: Config) => readonly string[]) => {
    const paths = roots.flatMap(({ project, config }) =>
      choose(config).map((path) => absoluteOf(project, config, path)),
    );
    return paths.map((path) => workspace.uriOf(path));
  };
  return {
    starting: urisOf((config) =>
      startingLifecycles(config).flatMap(({ name }) => [name, ...classFolders(config, name)]),
    ),
    moving: urisOf((config) =>
      lifecyclesOf(config).flatMap((name) => (movesFrom(config, name)[0] ? deepest(config, name) : [])),
    ),
    classed: urisOf((config) => lifecyclesOf(config).flatMap((name) => classFolders(config, name))),
    frontPages: urisOf(({ index }) => [index.file, index.readme ?? 'README.md']),
  };
}

function absoluteOf(project: LiveProject, { root }: Config, path: string): string {
  return project.absolute(`${root}/${path}`);
}

function lifecyclesOf({ lifecycles }: Config): string[] {
  return lifecycles.map(({ name }) => name);
}

function classFolders({ classes }: Config, lifecycle: string): string[] {
  return classes.map(({ name }) => `${lifecycle}/${name}`);
}

/** The folders that the RFCs of a lifecycle lie in. */
function deepest(config: Config, lifecycle: string): string[] {
  return config.classes.length > 0 ? classFolders(config, lifecycle) : [lifecycle];
}
