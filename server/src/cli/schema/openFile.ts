import path from 'node:path';
import { configFor, mayDeclareSchemas } from '../../engine';
import { findRoot, type Location, locateProject } from '../../host/locate';
import { pathBelow } from '../../host/paths';
import { t } from '../../speech';
import type { Args } from '../args';
import type { Io } from '../io';
import { openAll } from '../lint/check';
import type { OpenProject } from '../openProject';
import { statOf } from '../repository';
import { UsageError } from '../usage';

/** A file that was named, and the project that it is read in. */
export interface NamedFile {
  /** As it was written on the command line. */
  readonly operand: string;
  readonly open: OpenProject;
  /** As the engine knows it. */
  readonly path: string;
}

/** Opens what was named, files of the same project together. Throws `UsageError` for what is no such file. */
export function openFiles(operands: readonly string[], args: Args, io: Io): NamedFile[] {
  const root = findRoot(io.cwd) ?? io.cwd;
  const projects = new Map<string, OpenProject>();
  return operands.map((operand) => {
    const file = path.resolve(io.cwd, operand);
    refuseOthers(operand, file);
    const location = locate(file, args, io);
    const key = `${location.base}\n${location.configFile}`;
    const open = projects.get(key) ?? openOne(root, location, io);
    projects.set(key, open);
    const relative = pathBelow(open.base, file);
    if (relative === undefined) {
      throw new UsageError(
        t('`{operand}` lies outside the folder of the configuration `{config}`.', {
          operand,
          config: args.value('config') ?? '',
        }),
      );
    }
    return { operand, open, path: relative };
  });
}

function openOne(root: string, location: Location, io: Io): OpenProject {
  const [open] = openAll({ root, locations: [location] }, io);
  if (!open) throw new Error('one location gives one project');
  return open;
}

function refuseOthers(operand: string, file: string): void {
  const stat = operand === '' ? undefined : statOf(file);
  if (!stat) throw new UsageError(t('There is no file `{operand}`.', { operand }));
  if (!stat.isFile()) throw new UsageError(t('`{operand}` is no file, and schemas are read from files.', { operand }));
  if (mayDeclareSchemas(file)) return;
  throw new UsageError(
    t('`{operand}` is no TypeScript, JavaScript, JSON or Markdown, so it has no schemas to read.', { operand }),
  );
}

function locate(file: string, args: Args, io: Io): Location {
  const given = args.value('config');
  if (given === undefined) return locateProject(path.dirname(file));
  const configFile = path.resolve(io.cwd, given);
  if (!statOf(configFile)?.isFile())
    throw new UsageError(t('`--config` must name a file, and `{given}` is none.', { given }));
  return { base: path.dirname(configFile), configFile };
}

/** The configuration that a named file is judged by. */
export function configOf({ open, path: relative }: NamedFile) {
  const config = configFor(open.project, relative);
  if (!config) throw new Error('a project has a root');
  return config;
}
