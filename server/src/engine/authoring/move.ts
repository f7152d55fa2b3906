import type { Config, Lifecycle, Move } from '../config/config';
import type { RfcDocument } from '../document';
import type { Files } from '../files';
import type { Project } from '../project';
import { quoteList } from '../rules/support/quote';
import { type FilePlan, isRefusal, type Note, type Refusal, refuse } from './fileEdits';
import { type Folding, findFolding, foldSection } from './fold';
import {
  type Destination,
  editStatus,
  findRenamings,
  readReason,
  renameInAnchor,
  renameInCounterpart,
  type SideEdits,
} from './headerEdits';
import type { NamedEdit, Surroundings } from './relink';
import { planRelocation } from './relocation';
import { faultOfClass, findSubject, type Subject } from './subject';
import { words } from './words';

/** What moves where. */
export interface MoveRequest {
  /** The RFC, or any other file of its pair. */
  readonly path: string;
  /** The lifecycle it goes to. */
  readonly to: string;
  /** For the status line of a lifecycle that takes one. */
  readonly reason?: string;
  /** The status says already where the RFC goes: each side keeps the reason in its own. */
  readonly keepsReason?: boolean;
  /** Put the text of a section that the new lifecycle does not ask for into one that it does, rather than rename it. */
  readonly folds?: boolean;
  /** Write the records of pairs anew that were in sync and whose sides were changed alike. */
  readonly confirmPairs?: boolean;
  readonly surroundings: Surroundings;
}

/**
 * Plans the move of an RFC to another lifecycle: status, headings, the pair, links in and to it, the index. Only the
 * configured moves exist. Spec: rfc-format.md §7.
 */
export function planMove(project: Project, files: Files, request: MoveRequest): FilePlan | Refusal {
  const subject = findSubject(project, files, request.path);
  if (isRefusal(subject)) return subject;
  const move = findMove(subject, request.to);
  if (isRefusal(move)) return move;
  const destination = readDestination(subject, move, request);
  if (isRefusal(destination)) return destination;

  const inside = editSides(subject, move, destination, request.folds ?? false);
  return planRelocation({
    project,
    files,
    surroundings: request.surroundings,
    renames: [{ from: subject.place.path, to: pathIn(subject, destination.lifecycle.name, subject.place.className) }],
    ...inside,
    confirmPairs: request.confirmPairs ?? false,
  });
}

/** The section that a move may fold into another one; `undefined` when there is none. */
export function foldingOf(
  project: Project,
  files: Files,
  { path, to }: Pick<MoveRequest, 'path' | 'to'>,
): Pick<Folding, 'from' | 'into'> | undefined {
  const subject = findSubject(project, files, path);
  if (isRefusal(subject)) return undefined;
  const move = findMove(subject, to);
  const lifecycle = lifecycleOf(subject.config, to);
  if (isRefusal(move) || !lifecycle) return undefined;
  const folding = findFolding(subject.anchor, lifecycle, findRenamings(subject.anchor, move).renamings);
  return folding && { from: folding.from, into: folding.into };
}

/** Where an RFC's class changes. */
export interface ClassRequest extends Omit<MoveRequest, 'to' | 'reason' | 'keepsReason' | 'folds'> {
  readonly className: string;
}

/** Plans the move of an RFC to another class of its lifecycle. Its text stays, but for links. */
export function planChangeClass(project: Project, files: Files, request: ClassRequest): FilePlan | Refusal {
  const subject = findSubject(project, files, request.path);
  if (isRefusal(subject)) return subject;
  const { config, place } = subject;
  const lifecycle = place.lifecycle?.name ?? '';
  const fault = faultOfClass(config, request.className);
  if (fault) return fault;
  const to = pathIn(subject, lifecycle, request.className);
  if (to === place.path) return refuse('alreadyThere', { path: to, folder: `${lifecycle}/${request.className}` });
  return planRelocation({
    project,
    files,
    surroundings: request.surroundings,
    renames: [{ from: place.path, to }],
    confirmPairs: request.confirmPairs ?? false,
  });
}

function pathIn({ config, place }: Subject, lifecycle: string, className: string | undefined): string {
  return [config.root, lifecycle, className, place.base].filter((name) => name !== undefined).join('/');
}

/** The configured move of an RFC to a lifecycle, or why there is none. */
function findMove({ config, place }: Subject, to: string): Move | Refusal {
  const { noun } = config;
  const { path } = place;
  const from = place.lifecycle?.name ?? '';
  const known = quoteList(config.lifecycles.map(({ name }) => name));
  if (!config.lifecycles.some(({ name }) => name === to)) return refuse('unknownLifecycle', { given: to, known });
  if (from === to) return refuse('alreadyThere', { path, folder: from });
  if (place.fault === 'depth') return refuse('misplaced', { path });
  const possible = movesFrom(config, from);
  const move = possible.find((each) => each.to === to);
  if (move) return move;
  if (possible.length > 0) {
    return refuse('noMove', { path, from, to, noun, known: quoteList(possible.map((each) => each.to)) });
  }
  return refuse(place.lifecycle?.frozen ? 'frozen' : 'noMoveAtAll', { path, from, noun });
}

/** The moves that begin in a lifecycle. */
export function movesFrom({ moves }: Config, lifecycle: string): Move[] {
  return moves.filter(({ from }) => from === lifecycle);
}

/** True for a move that asks why. */
export function needsReason(config: Config, move: Move): boolean {
  const reason = lifecycleOf(config, move.to)?.status.reason ?? 'none';
  return reason === 'required' || (reason === 'optional' && move.prompt === 'reason');
}

function readDestination({ anchor, config }: Subject, move: Move, request: MoveRequest): Destination | Refusal {
  const { to } = move;
  const lifecycle = lifecycleOf(config, to);
  const reason = request.reason?.trim();
  if (!lifecycle) return refuse('unknownLifecycle', { given: to, known: '' });
  if (request.keepsReason && readReason(anchor) !== undefined) return { lifecycle, reason: undefined };
  if (reason && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(reason)) return refuse('reasonLines');
  if (!reason && needsReason(config, move)) return refuse('reasonMissing', { to });
  if (reason && lifecycle.status.reason === 'none') return refuse('reasonUnwanted', { to });
  return { lifecycle, reason: reason || undefined };
}

function lifecycleOf({ lifecycles }: Config, name: string): Lifecycle | undefined {
  return lifecycles.find((each) => each.name === name);
}

/** The same change in both sides: the status, then the headings that the move renames. */
function editSides(
  { anchor, counterpart }: Subject,
  move: Move,
  destination: Destination,
  folds: boolean,
): { edits: Map<string, NamedEdit[]>; notes: Note[] } {
  const found = findRenamings(anchor, move);
  const folding = folds ? findFolding(anchor, destination.lifecycle, found.renamings) : undefined;
  const renamings = found.renamings.filter(({ index }) => index !== folding?.index);
  const unfolded = folds && !folding ? [{ path: anchor.path, words: words('notFolded') }] : [];
  const notes = [...found.notes, ...unfolded];
  const status = editStatus(anchor, destination);
  const fold = (doc: RfcDocument) => (folding ? foldSection(doc, folding) : []);
  const inAnchor = [...status.edits, ...renameInAnchor(anchor, renamings), ...fold(anchor)];
  const edits = new Map([[anchor.path, inAnchor]]);
  if (!counterpart) return { edits, notes: [...status.notes, ...notes] };

  const otherStatus = editStatus(counterpart, destination);
  const isAligned = counterpart.sections.length === anchor.sections.length;
  const isLeft = !isAligned && renamings.length + (folding ? 1 : 0) > 0;
  const headings = isLeft ? left(counterpart, anchor) : renameInCounterpart(counterpart, renamings);
  edits.set(counterpart.path, [...otherStatus.edits, ...headings.edits, ...(isLeft ? [] : fold(counterpart))]);
  const untranslated = { path: counterpart.path, words: words('reasonUntranslated') };
  const reason = destination.reason === undefined ? [] : [untranslated];
  return { edits, notes: [...status.notes, ...notes, ...otherStatus.notes, ...headings.notes, ...reason] };
}

function left({ path }: RfcDocument, anchor: RfcDocument): SideEdits {
  return { edits: [], notes: [{ path, words: words('headingsApart', { other: anchor.path }) }] };
}
