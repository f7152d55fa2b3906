import { type Files, Judge, type Problem, type Project, type RootState, type Shell, surveyProject } from '../engine';
import { showDirectoryProblems } from './directories';

/** What the roots of a project gave, arranged by file. */
export interface LiveSurvey {
  readonly today: string;
  readonly states: readonly RootState[];
  /** The root whose walk or archive holds a file. */
  readonly readers: ReadonlyMap<string, RootState>;
  /** Tree-wide problems by the file that shows them. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** Judges single documents and pairs. */
  readonly judge: Judge;
}

/** Surveys a project; `files` are those that the judge reads from then on. */
export function surveyLive(project: Project, files: Files, shell: Shell): LiveSurvey {
  const survey = surveyProject(project, listingOnce(files), shell);
  return arrange(new Judge(survey, files, shell), files, shell.today);
}

/** A survey asks for the same folders several times, and to list one takes a while. */
function listingOnce(files: Files): Files {
  const known = new Map<string, ReturnType<Files['list']>>();
  return {
    ...files,
    list(folder) {
      const list = known.get(folder) ?? files.list(folder);
      known.set(folder, list);
      return list;
    },
  };
}

/** The same survey after the text of a file has changed the state of a root. */
export function updateLive({ judge, today }: LiveSurvey, states: readonly RootState[], files: Files): LiveSurvey {
  judge.updateStates(states);
  return arrange(judge, files, today);
}

function arrange(judge: Judge, files: Files, today: string): LiveSurvey {
  const { project, states } = judge.survey;
  const readers = new Map(
    states.flatMap((state) => {
      const { files: walked, archive } = state.tree;
      return [...walked, ...(archive?.files ?? [])].map(({ place }) => [place.path, state] as const);
    }),
  );
  return { today, states, readers, problems: showDirectoryProblems(project, states, files), judge };
}

/** Whether two verdicts on a tree say the same. */
export function isSameVerdict(a: RootState['verdict'], b: RootState['verdict'] | undefined): boolean {
  if (a === b || !b) return a === b;
  const sameRules = [...a.collapsed].join() === [...b.collapsed].join();
  return sameRules && JSON.stringify(a.problems) === JSON.stringify(b.problems);
}
