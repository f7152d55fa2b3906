import type { Config } from './config/config';
import type { DocumentPlace } from './documents';
import type { Files } from './files';
import { Judge, type JudgeOptions } from './judge';
import { compareProblems, type TreeVerdict } from './lint';
import type { PairPlace } from './pairs/find';
import { lintConfig, type Project, type Shell } from './project';
import type { Problem } from './rule';
import { findSourceFiles } from './schemaSites/source';
import { type Survey, surveyProject } from './survey';
import { indexPath } from './tree';

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
  const plan = planLint(project, files, shell, includes);
  const problems = [plan.lintRest(), ...plan.portions.map((portion) => plan.lint(portion))].flat();
  return { ...plan.counts, problems: problems.sort(compareProblems), schemas: plan.schemasSeen() };
}

/** What of a project is judged in one go: a document by itself, or a pair with those of its files that are documents. */
export interface Portion {
  readonly documents: readonly DocumentPlace[];
  readonly pair?: PairPlace;
}

/** A lint of a whole project in portions, each to be judged once, in any order; and what is no portion. */
export interface LintPlan extends PortionJudge {
  readonly portions: readonly Portion[];
  /** What is not shared: the problems of configuration, trees, indexes and sources, unsorted. */
  lintRest(): Problem[];
  readonly counts: Omit<ProjectVerdict, 'problems' | 'schemas'>;
  /** What another thread needs to judge portions of this plan. */
  task(): LintTask;
}

/** Judges portions; problems of paths that were not asked about are left out. */
export interface PortionJudge {
  lint(portion: Portion): Problem[];
  /** How many schemas were in what was judged. */
  schemasSeen(): number;
}

/** What is known of a project before its portions are judged. Plain data, so that threads can send it to each other. */
export interface LintTask {
  readonly roots: readonly Config[];
  /** What the rules over trees found, by root. */
  readonly verdicts: readonly TreeVerdict[];
  readonly documents: Survey['documents'];
  readonly pairOf: Survey['pairOf'];
  readonly portions: readonly Portion[];
}

/** Looks at the trees of a project and says what else there is to judge. For `includes` see `lintProject`. */
export function planLint(
  project: Project,
  files: Files,
  shell: Shell,
  includes: (path: string) => boolean = () => true,
): LintPlan {
  const survey = surveyProject(project, files, shell);
  const judge = new Judge(survey, files, shell);
  const all = portionsOf(survey, includes);
  const indexes = new Set(project.roots.filter(({ index }) => index.mode === 'generated').map(indexPath));
  const isShared = ({ documents }: Portion) => !documents.some(({ path }) => indexes.has(path));
  const portions = all.filter(isShared);
  const own = all.filter((portion) => !isShared(portion));
  const rfcs = [...survey.documents.values()].filter(({ kind }) => kind === 'rfc');
  const { lint } = portionJudge(survey, judge, files, includes);
  return {
    portions,
    lint,
    lintRest() {
      const inSources = lintSources(survey, judge, files, includes);
      const found = [...lintConfig(project, shell), ...inSources, ...problemsOfTrees(survey)];
      return [...found.filter(({ path }) => includes(path)), ...own.flatMap(lint)];
    },
    schemasSeen: () => judge.schemasSeen,
    counts: {
      rfcs: rfcs.filter(({ path }) => includes(path)).length,
      rfcsInAll: rfcs.length,
      pairs: survey.pairs.filter((pair) => pair.present.size > 1 && [...pair.present].some(includes)).length,
    },
    task: () => taskOf(survey, portions),
  };
}

/** Judges the portions of a plan that was made elsewhere, from the same files. */
export function judgePortions(task: LintTask, files: Files, options: JudgeOptions): PortionJudge {
  const survey = surveyOf(task, files, options);
  return portionJudge(survey, new Judge(survey, files, options), files, () => true);
}

function portionJudge(survey: Survey, judge: Judge, files: Files, includes: (path: string) => boolean): PortionJudge {
  return {
    lint({ documents, pair }) {
      const found = documents.flatMap(({ path, config }) =>
        judge.problemsOf(path, files.read(path, config.limits.fileSize)),
      );
      if (pair) found.push(...problemsElsewhere(survey, judge, pair));
      return found.filter(({ path }) => includes(path));
    },
    schemasSeen: () => judge.schemasSeen,
  };
}

/**
 * The documents that were asked about, and the pairs of which a file was, in the order of paths. The files of a pair go
 * together, so that its texts can go before the next one's come.
 */
function portionsOf(survey: Survey, includes: (path: string) => boolean): Portion[] {
  const open = new Set(survey.pairs.filter((pair) => [pair.anchor, pair.counterpart, pair.record].some(includes)));
  const known = new Map<PairPlace, DocumentPlace[]>();
  const portions: Portion[] = [];
  for (const document of survey.documents.values()) {
    if (!includes(document.path)) continue;
    const pair = survey.pairOf.get(document.path);
    const together = pair && known.get(pair);
    if (together) {
      together.push(document);
      continue;
    }
    const documents = [document];
    if (pair) known.set(pair, documents);
    portions.push(pair && open.delete(pair) ? { documents, pair } : { documents });
  }
  return [...portions, ...[...open].map((pair) => ({ documents: [], pair }))];
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

/** What the rules over trees find where no document is: documents bring theirs along. */
function problemsOfTrees({ states, documents }: Survey): Problem[] {
  return states.flatMap(({ verdict }) => verdict.problems.filter(({ path }) => !documents.has(path)));
}

function taskOf({ project, states, documents, pairOf }: Survey, portions: readonly Portion[]): LintTask {
  return { roots: project.roots, verdicts: states.map(({ verdict }) => verdict), documents, pairOf, portions };
}

/** A survey for portions alone: of the trees nothing is left but what was found in them. */
function surveyOf({ roots, verdicts, documents, pairOf }: LintTask, files: Files, { today }: JudgeOptions): Survey {
  const project = { roots };
  let sources: ReturnType<Survey['sources']> | undefined;
  return {
    project,
    states: roots.flatMap((config, index) => {
      const verdict = verdicts[index];
      const tree = { config, entries: [], files: [], index: {}, kindOf: files.kindOf, today };
      return verdict ? [{ tree, verdict }] : [];
    }),
    documents,
    pairs: [...new Set(pairOf.values())],
    pairOf,
    sources() {
      sources ??= findSourceFiles(project, files);
      return sources;
    },
  };
}
