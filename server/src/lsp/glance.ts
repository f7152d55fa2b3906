import { glanceAt, ownerOf } from '../engine';
import type { LocatedProblem } from './convert';
import type { LiveProject } from './liveProject';
import { locateProblems } from './locateProblems';

/**
 * The problems that the text of an RFC gives by itself; nothing but the configuration and the file is read. `undefined` for
 * a file of which that cannot be said. The path is relative to the project's folder.
 */
export function glance(project: LiveProject, path: string): readonly LocatedProblem[] | undefined {
  const { project: settings, files } = project.loaded;
  const config = ownerOf(settings, path);
  if (!config || project.isGitIgnored(path)) return undefined;
  const read = (file: string) => files.read(file, config.limits.fileSize);
  const content = read(path);
  const problems = glanceAt(settings, path, content, project.shell);
  return problems && locateProblems(problems, path, content, { read, absolute: (file) => project.absolute(file) });
}
