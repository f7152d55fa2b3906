import path from 'node:path';
import { compareProblems, foldersRead, type LintPlan, type Problem, planLint } from '../../engine';
import { joinTestimonies, witnessIf } from '../../host/testimonies';
import type { WatchTarget } from '../../host/waitForChange';
import type { Witnessed } from '../../host/witness';
import { t } from '../../speech';
import type { Io } from '../io';
import type { OpenProject } from '../openProject';
import { overrideRules } from '../overrides';
import { keepEnglish, mergeReports, type Report, summarise } from '../reporters/report';
import { toReport } from '../reporters/toJson';
import { type Checked, type CheckRequest, openAll, shellFor } from './check';
import { noPortion } from './claims';
import { Crew } from './crew';
import { type Progress, progressOn } from './progress';
import type { Share } from './share';
import { countDocuments, threadsFor } from './threads';

/** So many documents take seconds, which is when it pays to have all code optimised. */
const MANY = 4000;

/** How a repository is checked. */
export interface CheckOptions {
  /** How many threads share the work; as many as are worth it when left out. */
  readonly threads: number | undefined;
  /** Whether what is asked of the disk is written down. */
  readonly isWitnessed: boolean;
}

/**
 * Checks every project of a request, which is made in the sight of the witness too. Workers share a long check: the main
 * thread looks at the trees and says what there is to judge, then all take portions of it. What a worker took and has not
 * delivered the main thread judges as well. Throws `UsageError` for a configuration that does not parse.
 */
export async function checkRepository(
  look: () => CheckRequest,
  io: Io,
  { threads, isWitnessed }: CheckOptions,
): Promise<Witnessed<Checked>> {
  const started = performance.now();
  const crew = new Crew(isWitnessed, io);
  try {
    const begun = witnessIf(isWitnessed, () => begin(look(), threads, crew, io));
    const shares = await crew.shares();
    const ended = witnessIf(isWitnessed, () => end(begun.value, shares, started, io));
    const testimony = joinTestimonies([begun, ...shares, ended].map((part) => part.testimony));
    return { value: ended.value, ...(testimony ? { testimony } : {}) };
  } finally {
    crew.dismiss();
  }
}

/** A project of a check, and what the main thread has found in it. */
interface ProjectLint {
  readonly project: OpenProject;
  readonly plan: LintPlan;
  readonly found: Problem[][];
}

/** A check of which the main thread has done its part. */
interface Begun {
  readonly request: CheckRequest;
  readonly lints: readonly ProjectLint[];
  /** The numbers of the portions that nobody is known to have judged. */
  readonly left: Set<number>;
  /** Judges the portion of a number. */
  readonly judge: (at: number) => void;
  readonly progress: Progress;
}

function begin(request: CheckRequest, threads: number | undefined, crew: Crew, io: Io): Begun {
  const progress = progressOn(io);
  const projects = openAll(request, io);
  const listed = countDocuments(projects, request.scope);
  if (listed > MANY) io.expectLongWork();
  crew.hire(threadsFor(threads, listed) - 1, request);
  const lints: ProjectLint[] = projects.map((project) => ({ project, plan: planFor(project, request, io), found: [] }));
  const portions = lints.flatMap((lint) => lint.plan.portions.map((portion) => ({ lint, portion })));
  const claims = crew.share(
    portions.length,
    lints.map(({ plan }) => plan),
  );
  const documents = portions.reduce((sum, { portion }) => sum + portion.documents.length, 0);
  const left = new Set(portions.keys());
  const judge = (at: number) => {
    const { lint, portion } = portions[at] ?? noPortion(at);
    lint.found.push(lint.plan.lint(portion));
    left.delete(at);
    progress.show(claims.addDone(portion.documents.length), documents);
  };
  for (const { plan, found } of lints) found.push(plan.lintRest());
  for (let at = claims.takeFirst(); at !== undefined; at = claims.takeFirst()) judge(at);
  return { request, lints, left, judge, progress };
}

function planFor(project: OpenProject, { scope, overrides }: CheckRequest, io: Io): LintPlan {
  const includes = (enginePath: string) => scope.includes(project.absolute(enginePath));
  return planLint(overrideRules(project.project, overrides), project.files, shellFor(io, project), includes);
}

function end({ request, lints, left, judge, progress }: Begun, shares: readonly Share[], started: number, io: Io) {
  for (const at of shares.flatMap(({ judged }) => judged)) left.delete(at);
  for (const at of left) judge(at);
  progress.end();
  for (const { said } of shares) if (said !== '') io.stderr.write(said);
  const own = lints.map(({ project, plan, found }) =>
    toReport({ problems: found.flat().sort(compareProblems), rfcs: plan.counts.rfcs }, project, 0),
  );
  const sum = (count: (plan: LintPlan) => number) => lints.reduce((total, { plan }) => total + count(plan), 0);
  const reports = [...own, ...shares.map((share) => reportOf(share, request))];
  const checked: Checked = {
    report: mergeReports(request.root, reports, performance.now() - started),
    rfcsInAll: sum(({ counts }) => counts.rfcsInAll),
    pairs: sum(({ counts }) => counts.pairs),
    schemas: shares.reduce(
      (total, { schemas }) => total + schemas,
      sum((plan) => plan.schemasSeen()),
    ),
    looked: whereLooked(
      request,
      lints.map(({ project }) => project),
    ),
    watched: lints.flatMap(({ project }) => watchedBy(project)),
  };
  return checked;
}

/** What a worker has found, as far as it is reported: it judges what belongs together as a whole. */
function reportOf({ problems, english }: Share, { root, scope }: CheckRequest): Report {
  for (const [index, problem] of problems.entries()) {
    const message = english?.[index];
    if (message !== undefined) keepEnglish(problem, message);
  }
  const reported = problems.filter(({ file }) => scope.includes(path.join(root, file)));
  return { version: 1, root, summary: { files: 0, ...summarise(reported), ms: 0 }, problems: reported };
}

/**
 * The folder of the configuration by itself, so that a repository's root is cheap, the folders that rules read with all
 * they hold, and what else the configuration was read from.
 */
function watchedBy({ project, base, sources, absolute }: OpenProject): WatchTarget[] {
  const roots = foldersRead(project).map((folder) => ({ path: absolute(folder), deep: true }));
  const elsewhere = sources.filter((file) => path.dirname(file) !== base).map((file) => ({ path: file, deep: false }));
  return [{ path: base, deep: false }, ...roots, ...elsewhere];
}

function whereLooked({ scope, root }: CheckRequest, open: readonly OpenProject[]): string {
  const roots = open.flatMap((project) => project.project.roots.map((config) => `\`${project.shown(config.root)}\``));
  const below = t('below {roots} in `{root}`', { roots: roots.join(', '), root });
  if (scope.operands.length === 0) return below;
  return t('{below} among {operands}', {
    below,
    operands: scope.operands.map((operand) => `\`${operand}\``).join(', '),
  });
}
