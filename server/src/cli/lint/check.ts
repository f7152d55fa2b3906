import path from 'node:path';
import { ignoresNested, lintConfig, type Shell } from '../../engine';
import { type Folders, rememberFolders } from '../../host/folders';
import { gitBaseline } from '../../host/gitBaseline';
import { loadProject } from '../../host/loadProject';
import type { Location } from '../../host/locate';
import { findNestedProjects } from '../../host/nestedConfigs';
import { pathBelow } from '../../host/paths';
import type { WatchTarget } from '../../host/waitForChange';
import { t } from '../../speech';
import type { Args } from '../args';
import type { Io } from '../io';
import { type Buffered, type OpenProject, openProject } from '../openProject';
import type { Overrides } from '../overrides';
import type { Report } from '../reporters/report';
import { toReport } from '../reporters/toJson';
import { findRepository, locateIn } from '../repository';
import { UsageError } from '../usage';
import type { Scope } from './scope';

/** Which projects are opened. */
export interface OpenRequest {
  /** The absolute repository root. */
  readonly root: string;
  readonly locations: readonly Location[];
  /** The text that stands in for a file's. */
  readonly buffer?: Buffered;
  /** What lies in folders; asked for each time where it is absent. */
  readonly folders?: Folders;
}

/** What one check of a repository is about. */
export interface CheckRequest extends OpenRequest {
  readonly scope: Scope;
  readonly overrides: Overrides;
}

/** The outcome of one check. */
export interface Checked {
  readonly report: Report;
  /** How many RFCs there are, reported on or not. */
  readonly rfcsInAll: number;
  /** How many pairs of languages have a file among what is reported on. */
  readonly pairs: number;
  /** How many tool schemas there are in what is reported on. */
  readonly schemas: number;
  /** Where RFCs were looked for, in words. */
  readonly looked: string;
  /** What may change the outcome when it changes. */
  readonly watched: readonly WatchTarget[];
}

/** Finds the projects that a run is about: the repository's own and, unless `--config` names one, those nested in it. */
export function findProjects(args: Args, cwd: string, scope: Scope): Required<Omit<OpenRequest, 'buffer'>> {
  const { stdinFile } = scope;
  const folders = rememberFolders();
  const root = findRepository(args, cwd, stdinFile === undefined ? cwd : path.dirname(stdinFile));
  const own = locateIn(root, args, cwd);
  const nested = () => keepNested(own, findNestedProjects(root, folders));
  return { root, locations: args.has('config') ? [own] : [own, ...nested()], folders };
}

/** Nested projects, less those that the project around them ignores. */
function keepNested(own: Location, nested: readonly Location[]): Location[] {
  return nested.filter(({ base, configFile = '' }) => {
    const around = [own, ...nested].filter((other) => base.startsWith(other.base + path.sep));
    const outer = around.sort((a, b) => b.base.length - a.base.length)[0] ?? own;
    return !ignoresNested(loadProject(outer).project, pathBelow(outer.base, configFile) ?? '');
  });
}

/** Opens every project of the request. Throws `UsageError` for a configuration that does not parse. */
export function openAll(request: OpenRequest, io: Io): OpenProject[] {
  const { root, folders } = request;
  io.expectWork();
  const open = request.locations.map((location) =>
    openProject(root, location, { buffer: bufferFor(request, location), folders }),
  );
  for (const project of open) {
    if (project.broken) throw new UsageError(brokenSentence(project, shellFor(io, project)));
  }
  return open;
}

/** The nearest project around the file that standard input stands for; the others see the disk. */
function bufferFor({ buffer, locations }: OpenRequest, location: Location): Buffered | undefined {
  if (!buffer) return undefined;
  const around = locations.filter(({ base }) => buffer.file.startsWith(base + path.sep));
  const nearest = around.sort((a, b) => b.base.length - a.base.length)[0] ?? locations[0];
  return nearest === location ? buffer : undefined;
}

/** A rule that crashes becomes a problem of its own; its stack is for whoever asks for it. */
export function shellFor(io: Pick<Io, 'today' | 'env' | 'stderr'>, open: OpenProject): Shell {
  return {
    today: io.today,
    readBaseline: gitBaseline(open.absolute('.')),
    onCrash(rule, error) {
      if (io.env.RFC_DEBUG) io.stderr.write(`${rule}: ${error instanceof Error ? error.stack : String(error)}\n`);
    },
  };
}

/** `FILE:LINE:COLUMN: reason`. */
function brokenSentence(open: OpenProject, shell: Shell): string {
  const { problems } = toReport({ problems: lintConfig(open.project, shell), rfcs: 0 }, open, 0);
  const reason = problems.find(({ rule }) => rule === 'config/syntax') ?? problems[0];
  if (!reason) return t('The configuration cannot be read.');
  const { line, character } = reason.range.start;
  return `${reason.file}:${line + 1}:${character + 1}: ${reason.message}`;
}
