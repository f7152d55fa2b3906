import type { Files } from './files';
import { Judge } from './judge';
import { compareProblems } from './lint';
import type { PairPlace } from './pairs/find';
import { lintConfig, type Project, type Shell } from './project';
import type { Problem } from './rule';
import { type Survey, surveyProject } from './survey';

/** The verdict on a whole project. */
export interface ProjectVerdict {
  /** Sorted by file, start, end, rule. */
  readonly problems: readonly Problem[];
  /** How many RFCs the walk found among the paths that were asked about. */
  readonly rfcs: number;
  /** How many RFCs the walk found in all. */
  readonly rfcsInAll: number;
  /** How many pairs of languages, whole or torn, have a file among the paths that were asked about. */
  readonly pairs: number;
  /** How many tool schemas there are in the files that were asked about, Markdown included. */
  readonly schemas: number;
}

/**
 * Lints everything: the configuration file, each root's tree, each document, each pair. `includes` limits the paths that
 * are reported, never what tree-wide rules look at.
 */
export function lintProject(
  project: Project,
  files: Files,
  shell: Shell,
  includes: (path: string) => boolean = () => true,
): ProjectVerdict {
  const survey = surveyProject(project, files, shell);
  const judge = new Judge(survey, files, shell);
  const inSources = lintSources(survey, judge, files, includes);
  const found = [lintConfig(project, shell), ...lintDocuments(survey, judge, files, shell, includes), inSources];
  const isDocument = ({ path }: Problem) => survey.documents.has(path);
  for (const { verdict } of survey.states) found.push(verdict.problems.filter((problem) => !isDocument(problem)));
  const problems = found.flat().filter((problem) => includes(problem.path));
  const rfcs = [...survey.documents.values()].filter(({ kind }) => kind === 'rfc');
  return {
    problems: problems.sort(compareProblems),
    rfcs: rfcs.filter(({ path }) => includes(path)).length,
    rfcsInAll: rfcs.length,
    pairs: survey.pairs.filter((pair) => pair.present.size > 1 && [...pair.present].some(includes)).length,
    schemas: judge.schemasSeen,
  };
}

/** What is found in the documents that were asked about, and in those files of pairs that are no documents. */
function lintDocuments(
  survey: Survey,
  judge: Judge,
  files: Files,
  shell: Shell,
  includes: (path: string) => boolean,
): Problem[][] {
  const wanted = [...survey.documents.values()].filter(({ path }) => includes(path));
  const found: Problem[][] = [];
  const open = new Set(survey.pairs.filter((pair) => [pair.anchor, pair.counterpart, pair.record].some(includes)));
  const close = (pair: PairPlace | undefined) => {
    if (pair && open.delete(pair)) found.push(problemsElsewhere(survey, judge, pair));
  };
  // The files of a pair follow each other, so that its texts can go before the next one's come.
  let last: PairPlace | undefined;
  for (const [index, { path, config }] of wanted.entries()) {
    const pair = survey.pairOf.get(path);
    if (pair !== last) close(last);
    last = pair;
    found.push(judge.problemsOf(path, files.read(path, config.limits.fileSize)));
    shell.onProgress?.(index + 1, wanted.length);
  }
  for (const pair of open) close(pair);
  return found;
}

/** What is found in those files of a pair that are no documents. Then nothing of the pair is remembered any more. */
function problemsElsewhere(survey: Survey, judge: Judge, pair: PairPlace): Problem[] {
  const problems = judge.problemsOfPair(pair).filter(({ path }) => !survey.documents.has(path));
  judge.forgetPair(pair);
  return problems;
}

/** What is found in the files of source code and JSON that were asked about. */
function lintSources(survey: Survey, judge: Judge, files: Files, includes: (path: string) => boolean): Problem[] {
  const wanted = [...survey.sources().values()].filter(({ path }) => includes(path));
  return wanted.flatMap(({ path, config }) => judge.problemsOfSource(path, files.read(path, config.limits.fileSize)));
}
