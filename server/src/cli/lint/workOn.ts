import { inEnglish, judgePortions, type Problem } from '../../engine';
import { rememberFolders } from '../../host/folders';
import { joinTestimonies, witnessIf } from '../../host/testimonies';
import { speak, spokenTexts } from '../../speech';
import { type OpenProject, openProject } from '../openProject';
import { englishOf, type ReportedProblem } from '../reporters/report';
import { toReport } from '../reporters/toJson';
import { shellFor } from './check';
import { Claims, noPortion } from './claims';
import type { Hiring, Share, Work } from './share';

/** Opens the projects of a check; what it gives is called once, and judges portions of them for as long as any is left. */
export function openFor(hiring: Hiring): (work: Work) => Share {
  speak(hiring.texts ?? inEnglish);
  const { isWitnessed, root, locations } = hiring;
  const folders = rememberFolders();
  const opened = witnessIf(isWitnessed, () => locations.map((location) => openProject(root, location, { folders })));
  return (work) => {
    const { value, testimony } = witnessIf(isWitnessed, () => workOn(work, opened.value, hiring));
    const whole = joinTestimonies([opened.testimony, testimony]);
    return whole ? { ...value, testimony: whole } : value;
  };
}

function workOn({ tasks, claims: shared }: Work, open: readonly OpenProject[], hiring: Hiring): Share {
  const said: string[] = [];
  const io = {
    today: hiring.today,
    env: hiring.isDebugged ? { RFC_DEBUG: '1' } : {},
    stderr: { write: (text: string) => said.push(text) },
  };
  const benches = open.map((project, index) => {
    const task = tasks[index];
    if (!task) throw new Error('each project has its task');
    return { project, task, judge: judgePortions(task, project.files, shellFor(io, project)) };
  });
  const portions = benches.flatMap((bench) => bench.task.portions.map((portion) => ({ ...bench, portion })));
  const claims = new Claims(shared);
  claims.start(hiring.worker);
  const judged: number[] = [];
  const found: (readonly ReportedProblem[])[] = [];
  for (let at = claims.takeLast(); at !== undefined; at = claims.takeLast()) {
    const { judge, portion, project } = portions[at] ?? noPortion(at);
    // Put into words at once, as long as the texts are at hand that positions are counted in.
    found.push(wordsFor(judge.lint(portion), project));
    judged.push(at);
    claims.addDone(portion.documents.length);
  }
  const schemas = benches.reduce((sum, { judge }) => sum + judge.schemasSeen(), 0);
  const problems = found.flat();
  const english = spokenTexts() === inEnglish ? {} : { english: problems.map(englishOf) };
  return { judged, problems, ...english, schemas, said: said.join('') };
}

function wordsFor(problems: readonly Problem[], project: OpenProject): readonly ReportedProblem[] {
  return problems.length > 0 ? toReport({ problems, rfcs: 0 }, project, 0).problems : [];
}
