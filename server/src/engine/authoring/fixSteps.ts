import type { Files } from '../files';
import { placeOf } from '../place';
import { ownerOf, type Project } from '../project';
import type { Edit, FileStep, Fix, Problem } from '../rule';
import { planListed, planUnlisted } from './configList';
import { Draft } from './draft';
import { emptyPlan, type FilePlan, isRefusal, type Refusal, refuse, toFileEdits } from './fileEdits';
import { nameFor } from './fileName';
import { planIndex } from './freshIndex';
import { planMove } from './move';
import { planConfirm } from './pairRecords';
import type { Surroundings } from './relink';
import { planRelocation } from './relocation';

/** What a repair is made in. */
export interface FixScene {
  readonly project: Project;
  readonly files: Files;
  readonly surroundings: Surroundings;
  /** The day, as `yyyy-mm-dd`, on which the version history first saw a file; absent where there is none to ask. */
  readonly firstSeen?: (path: string) => string | undefined;
}

/** Plans one repair of a problem, with all that follows from it; refused when one of its steps cannot be made. */
export function planFix(scene: FixScene, { path }: Pick<Problem, 'path'>, fix: Fix): FilePlan | Refusal {
  const steps = fix.steps ?? [];
  const draft = new Draft(scene.files);
  const unread = [...editsOf(path, fix)].find(([each]) => scene.files.read(each, sizeless).kind !== 'text');
  if (unread) return refuse('fixUnread', { path: unread[0] });
  draft.add({ ...emptyPlan, edits: toFileEdits(editsOf(path, fix)) });
  for (const step of steps) {
    const plan = planStep({ ...scene, files: draft.files }, path, step);
    if (isRefusal(plan)) return plan;
    draft.add(plan);
  }
  for (const plan of indexesAfter({ ...scene, files: draft.files }, steps)) draft.add(plan);
  return draft.toPlan();
}

const sizeless = Number.POSITIVE_INFINITY;

/** All edits in offsets of the texts as they are, by path. */
function editsOf(path: string, { edits, steps = [] }: Fix): Map<string, readonly Edit[]> {
  const all = new Map([[path, edits]]);
  for (const step of steps) {
    if (step.kind === 'edit') all.set(step.path, [...(all.get(step.path) ?? []), ...step.edits]);
  }
  return new Map([...all].filter(([, each]) => each.length > 0));
}

function planStep(scene: FixScene, path: string, step: FileStep): FilePlan | Refusal {
  const { files, project, surroundings } = scene;
  switch (step.kind) {
    case 'edit':
      return emptyPlan; // made already, with all other edits
    case 'rename':
      return planRelocation({ project, files, surroundings, renames: [step] });
    case 'name':
      return planName(scene, step);
    case 'move':
      return planMove(project, files, { path: step.path, to: step.lifecycle, keepsReason: true, surroundings });
    case 'create':
      return planCreation(files, step.path, step.text);
    case 'delete':
      return planDeletion(files, step.path);
    case 'addLine':
      return planLine(files, step.path, step.line);
    case 'listInConfig':
    case 'unlistInConfig':
      return planList(scene, path, step);
    case 'confirmPair':
      return planConfirm(project, files, step.anchor);
  }
}

function planName(
  { files, firstSeen, project, surroundings }: FixScene,
  { path, topic, date = firstSeen?.(path) }: Extract<FileStep, { kind: 'name' }>,
): FilePlan | Refusal {
  const config = ownerOf(project, path);
  if (!config) return refuse('notAnRfc', { path, noun: 'RFC' });
  if (date === undefined) return refuse('neverSeen', { path });
  const named = nameFor(config, files, { title: '', topic, date });
  if (isRefusal(named)) return named;
  return planRelocation({ project, files, surroundings, renames: [{ from: path, to: inFolderOf(path, named.name) }] });
}

function inFolderOf(path: string, name: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name;
}

function planList(
  { files, project }: FixScene,
  path: string,
  { key, kind, value }: Extract<FileStep, { kind: 'listInConfig' | 'unlistInConfig' }>,
): FilePlan | Refusal {
  const config = ownerOf(project, path) ?? project.roots[0];
  if (!config) return refuse('configNoList', { key: key.join('.') });
  return (kind === 'listInConfig' ? planListed : planUnlisted)({ project, config, files, key, value });
}

function planCreation(files: Files, path: string, text: string): FilePlan | Refusal {
  if (files.kindOf(path) !== undefined) return refuse('exists', { path });
  return { ...emptyPlan, creations: [{ path, text, stops: [] }] };
}

function planDeletion(files: Files, path: string): FilePlan | Refusal {
  if (files.read(path, sizeless).kind !== 'text') return refuse('fixUnread', { path });
  return { ...emptyPlan, deletions: [path] };
}

function planLine(files: Files, path: string, line: string): FilePlan | Refusal {
  if (files.kindOf(path) === undefined) return { ...emptyPlan, creations: [{ path, text: `${line}\n`, stops: [] }] };
  const content = files.read(path, sizeless);
  if (content.kind !== 'text') return refuse('fixUnread', { path });
  const { text } = content;
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n';
  if (text.split(/\r?\n/).includes(line)) return emptyPlan;
  const added = `${text === '' || text.endsWith('\n') ? '' : newline}${line}${newline}`;
  return { ...emptyPlan, edits: [{ path, edits: [{ span: { start: text.length, end: text.length }, text: added }] }] };
}

/** The indexes of the roots in which an RFC is new or gone; a relocation has seen to its own. */
function indexesAfter({ files, project }: FixScene, steps: readonly FileStep[]): FilePlan[] {
  const touched = steps.flatMap((step) => (step.kind === 'create' || step.kind === 'delete' ? [step.path] : []));
  const roots = project.roots.filter((config) =>
    touched.some((path) => ownerOf(project, path) === config && placeOf(config, path)?.role === 'rfc'),
  );
  return roots.map((config) => planIndex(project, config, files));
}
