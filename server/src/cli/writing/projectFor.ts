import path from 'node:path';
import { locateProject } from '../../host/locate';
import { pathBelow } from '../../host/paths';
import type { Args } from '../args';
import type { Io } from '../io';
import { openAll } from '../lint/check';
import type { OpenProject } from '../openProject';
import { findRepository, locateIn } from '../repository';

/**
 * The project that an absolute file or folder belongs to: of the repository's own project and those nested in it the
 * nearest one around it. Throws `UsageError` for a configuration that does not parse.
 */
export function openProjectFor(file: string, args: Args, io: Io): OpenProject {
  const root = findRepository(args, io.cwd);
  const own = locateIn(root, args, io.cwd);
  const isBelow = pathBelow(root, file) !== undefined;
  const nearest = isBelow && !args.has('config') ? locateProject(path.dirname(file), root) : own;
  const location = nearest.configFile === undefined ? own : nearest;
  const [open] = openAll({ root, locations: [location] }, io);
  if (!open) throw new Error('one location gives one project');
  return open;
}
