import type { Config, Lifecycle, Move } from '../config/config';
import type { RfcDocument } from '../document';
import type { Files } from '../files';
import type { Project } from '../project';
import { quoteList } from '../rules/support/quote';
import { type FilePlan, isRefusal, type Note, type Refusal, refuse } from './fileEdits';
import {
  type Destination,
  editStatus,
  findRenamings,
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
  const destination = readDestination(subject.config, move, request.reason);
  if (isRefusal(destination)) return destination;

  const inside = editSides(subject, move, destination);
  return planRelocation({
    project,
    config: subject.config,
    files,
    surroundings: request.surroundings,
    rename: { from: subject.place.path, to: pathIn(subject, destination.lifecycle.name, subject.place.className) },
    ...inside,
    confirmPairs: request.confirmPairs ?? false,
  });
}

/** Where an RFC's class changes. */
export interface ClassRequest extends Omit<MoveRequest, 'to' | 'reason'> {
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
    config,
    files,
    surroundings: request.surroundings,
    rename: { from: place.path, to },
    edits: new Map(),
    notes: [],
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

function readDestination(config: Config, move: Move, given: string | undefined): Destination | Refusal {
  const { to } = move;
  const lifecycle = lifecycleOf(config, to);
  const reason = given?.trim();
  if (!lifecycle) return refuse('unknownLifecycle', { given: to, known: '' });
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
): { edits: Map<string, NamedEdit[]>; notes: Note[] } {
  const { renamings, notes } = findRenamings(anchor, move);
  const status = editStatus(anchor, destination);
  const edits = new Map([[anchor.path, [...status.edits, ...renameInAnchor(anchor, renamings)]]]);
  if (!counterpart) return { edits, notes: [...status.notes, ...notes] };

  const otherStatus = editStatus(counterpart, destination);
  const isAligned = counterpart.sections.length === anchor.sections.length;
  const headings =
    isAligned || renamings.length === 0 ? renameInCounterpart(counterpart, renamings) : left(counterpart, anchor);
  edits.set(counterpart.path, [...otherStatus.edits, ...headings.edits]);
  const untranslated = { path: counterpart.path, words: words('reasonUntranslated') };
  const reason = destination.reason === undefined ? [] : [untranslated];
  return { edits, notes: [...status.notes, ...notes, ...otherStatus.notes, ...headings.notes, ...reason] };
}

function left({ path }: RfcDocument, anchor: RfcDocument): SideEdits {
  return { edits: [], notes: [{ path, words: words('headingsApart', { other: anchor.path }) }] };
}
