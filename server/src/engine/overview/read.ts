import type { Files } from '../files';
import { Judge } from '../judge';
import type { Project, Shell } from '../project';
import type { Problem } from '../rule';
import { type Survey, surveyProject } from '../survey';
import { inEnglish, type Texts } from '../texts';
import { countBySeverity, noProblems } from './counts';
import { type Findings, findingsIn } from './findings';
import type { Overview, ProblemCounts } from './overview';
import { OverviewReader } from './reader';

/** Reads and judges a whole project once and gives one overview a root, with sentences in the language of `texts`. */
export function readOverviews(project: Project, files: Files, shell: Shell, texts: Texts = inEnglish): Overview[] {
  const survey = surveyProject(project, files, shell);
  const { counts, findings } = readAll(survey, files, shell);
  const trees = survey.states.map(({ tree }) => tree);
  return new OverviewReader(texts).read(trees, {
    factsOf: (path) => findings.get(path)?.facts,
    pairOf: (path) => findings.get(path)?.pair,
    problemsOf: (path) => counts.get(path) ?? noProblems,
    isNew: () => false,
  });
}

interface All {
  readonly findings: ReadonlyMap<string, Findings>;
  readonly counts: ReadonlyMap<string, ProblemCounts>;
}

/** Each document is parsed once, for its problems and for the rest. */
function readAll(survey: Survey, files: Files, shell: Shell): All {
  const judge = new Judge(survey, files, shell);
  const findings = new Map<string, Findings>();
  const problems: Problem[] = [];
  for (const { config, path } of survey.documents.values()) {
    const content = files.read(path, config.limits.fileSize);
    problems.push(...judge.problemsOf(path, content));
    findings.set(path, findingsIn(judge, path, content));
  }
  const elsewhere = [
    ...survey.states.flatMap(({ verdict }) => verdict.problems),
    ...survey.pairs.flatMap((pair) => judge.problemsOfPair(pair)),
  ];
  problems.push(...elsewhere.filter(({ path }) => !survey.documents.has(path)));
  return { findings, counts: countByPath(problems) };
}

function countByPath(problems: readonly Problem[]): Map<string, ProblemCounts> {
  const byPath = new Map<string, Problem[]>();
  for (const problem of problems) {
    const known = byPath.get(problem.path);
    if (known) known.push(problem);
    else byPath.set(problem.path, [problem]);
  }
  return new Map([...byPath].map(([path, own]) => [path, countBySeverity(own)]));
}
