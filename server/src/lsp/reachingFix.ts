import { type CodeAction, MessageType, ShowMessageNotification } from 'vscode-languageserver';
import {
  type FilePlan,
  type FileStep,
  type Fix,
  isRefusal,
  type Problem,
  planConfirmPairs,
  planFix,
  type Range,
} from '../engine';
import { gitFirstSeen } from '../host/gitHistory';
import { nodeFiles } from '../host/nodeFiles';
import type { ActionData, PendingFix } from '../protocol';
import { t } from '../speech';
import { messageOf, sentenceOf, wordsOf } from '../speech/engineWords';
import { problemShownAs, type ShownProblem, type Subject, subjectAt } from './actionSubject';
import { at, type ClientFeatures } from './clientFeatures';
import { type PlanFace, type Purpose, toPlannedEdit } from './convertPlan';
import { pairInEditor } from './pairInEditor';
import { editableFiles, surroundingsFor, textAt } from './planning';
import type { Session } from './session';

// Repairs that do more than edit the document they are offered in.

/** Whether a client can make a repair. */
export function canMake({ steps = [] }: Fix, { movesFiles, versionedEdits }: ClientFeatures): boolean {
  return movesFiles || (versionedEdits && steps.every(({ kind }) => kind === 'edit'));
}

/** Whether a repair is somebody's word that the two languages of a pair say the same. */
export function confirmsPair({ edits, steps = [] }: Fix): boolean {
  return edits.length === 0 && steps.length > 0 && steps.every(({ kind }) => kind === 'confirmPair');
}

/**
 * The edit of such a repair, or what is needed to work it out once the user has picked it; `undefined` where it cannot be
 * made.
 */
export function reachingEdit(
  session: Session,
  subject: Subject,
  { problem, diagnostic }: ShownProblem,
  fix: Fix,
): Pick<CodeAction, 'edit' | 'data'> | undefined {
  const { doc } = subject;
  if (!session.features.resolvesEdits) {
    const planned = planEdit(session, subject, problem, fix);
    return 'refused' in planned ? undefined : planned;
  }
  const pending: PendingFix = {
    uri: doc.uri,
    version: doc.version,
    rule: problem.rule,
    message: messageOf(problem),
    range: diagnostic.range,
    at: problem.fixes.indexOf(fix),
  };
  return { data: { fix: pending } satisfies ActionData };
}

/** Answers `codeAction/resolve`: works out the edit of a repair. Where there is none the user is told why. */
export async function resolveCodeAction(session: Session, action: CodeAction): Promise<CodeAction> {
  await session.ready;
  const pending = readPending(at(action.data, 'fix'));
  if (!pending) return action;
  const subject = subjectAt(session, pending.uri);
  const problem = subject?.doc.version === pending.version ? problemShownAs(subject, pending) : undefined;
  const fix = problem?.fixes[pending.at];
  if (!subject || !problem || !fix) return tell(session, action, t('The document has changed meanwhile: ask again.'));
  const planned = planEdit(session, subject, problem, fix);
  return 'refused' in planned ? tell(session, action, planned.refused) : { ...action, ...planned };
}

async function tell({ connection }: Session, action: CodeAction, sentence: string): Promise<CodeAction> {
  const message = t('{sentence} Nothing was done.', { sentence });
  await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
  return action;
}

function planEdit(
  session: Session,
  subject: Subject,
  problem: Problem,
  fix: Fix,
): Pick<CodeAction, 'edit' | 'data'> | { refused: string } {
  const { target } = subject;
  const { project } = target;
  const objection = confirmsPair(fix) ? objectionTo(session, subject) : undefined;
  if (objection !== undefined) return { refused: objection };
  const files = editableFiles(session, project);
  const surroundings = surroundingsFor(session, project);
  const firstSeen = gitFirstSeen(project.location.base);
  const scene = { project: project.loaded.project, files, surroundings, firstSeen };
  const plan = planFix(scene, problem, countedAsShown(fix, target));
  if (isRefusal(plan)) return { refused: sentenceOf(plan.refused) };
  const { edit, endsInLf } = toPlannedEdit(session, [{ project, files, plan }], faceOf(problem, fix, plan));
  return { edit, ...(endsInLf.length > 0 ? { data: { endsInLf } satisfies ActionData } : {}) };
}

/** Why a pair cannot be confirmed by an edit, which asks nobody; `undefined` when nothing is against it. */
function objectionTo(session: Session, { doc }: Subject): string | undefined {
  const found = pairInEditor(session, { uri: doc.uri });
  if ('refused' in found) return found.refused;
  const planned = planConfirmPairs(found.judge, nodeFiles(found.project.location.base), [found.place]);
  if (isRefusal(planned)) return sentenceOf(planned.refused);
  const differs = t(
    'The sides differ in structure: `rfc pairs --write` shows where, and `--force` records them all the same.',
  );
  return planned.divergences.length > 0 ? differs : undefined;
}

/** Files that go or move concern others too, so these changes are shown before they are made. */
function faceOf(problem: Problem, fix: Fix, { deletions, renames }: FilePlan): PlanFace {
  const own: Purpose = { label: wordsOf(problem.rule, fix.title, fix.data) };
  const moved = new Set(renames.map(({ from }) => from));
  const named = new Set((fix.steps ?? []).flatMap(pathsNamed));
  return {
    preview: renames.length + deletions.length > 0,
    purposeOf(path) {
      const isOwn = moved.size === 0 || moved.has(path) || named.has(path) || path === problem.path;
      return isOwn ? own : { label: t('Update links and index') };
    },
  };
}

function pathsNamed(step: FileStep): string[] {
  return 'path' in step ? [step.path] : [];
}

/** The same repair in offsets of texts whose byte-order mark is hidden, as an editor counts. */
function countedAsShown(fix: Fix, { project }: Subject['target']): Fix {
  const hasMark = (path: string) => {
    const content = project.read(path);
    return content.kind === 'text' && content.text.startsWith('\uFEFF');
  };
  const steps = (fix.steps ?? []).map((step) => (step.kind === 'edit' && hasMark(step.path) ? shifted(step) : step));
  return { ...fix, steps };
}

function shifted(step: Extract<FileStep, { kind: 'edit' }>): FileStep {
  const back = (offset: number) => Math.max(0, offset - 1);
  const edits = step.edits.map(({ span, text }) => ({ span: { start: back(span.start), end: back(span.end) }, text }));
  return { ...step, edits };
}

function readPending(value: unknown): PendingFix | undefined {
  const [uri, rule, message] = ['uri', 'rule', 'message'].map((key) => textAt(value, key));
  const [version, index] = [at(value, 'version'), at(value, 'at')];
  const range = readRange(at(value, 'range'));
  if (uri === undefined || rule === undefined || message === undefined || !range) return undefined;
  if (typeof version !== 'number' || typeof index !== 'number') return undefined;
  return { uri, version, rule, message, range, at: index };
}

function readRange(value: unknown): Range | undefined {
  const [start, end] = [readPosition(at(value, 'start')), readPosition(at(value, 'end'))];
  return start && end && { start, end };
}

function readPosition(value: unknown): Range['start'] | undefined {
  const [line, character] = [at(value, 'line'), at(value, 'character')];
  return typeof line === 'number' && typeof character === 'number' ? { line, character } : undefined;
}
