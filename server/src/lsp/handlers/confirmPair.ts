import { FileChangeType } from 'vscode-languageserver';
import { applyPlan, isRefusal, planConfirmPairs } from '../../engine';
import { storeBlobs } from '../../host/gitBlobs';
import { repositoryTop } from '../../host/listMarkdown';
import { machine } from '../../host/machine';
import { nodeFiles } from '../../host/nodeFiles';
import type { FileChange } from '../../host/writeFiles';
import type { ConfirmPairAnswer, PairRequestParams } from '../../protocol';
import { at } from '../clientFeatures';
import { type PairInEditor, pairInEditor, toDivergences } from '../pairInEditor';
import { toRefused } from '../planning';
import type { Session } from '../session';

/**
 * Answers `rfc/confirmPair`: writes the record of a pair with both sides as they are on disk. The server writes by itself:
 * an edit made by the editor would pass through its habits (line endings of new files, formatting on save, a document
 * left open and unsaved), and the bytes would be theirs. Spec: bilingual.md §10.
 */
export async function confirmPair(session: Session, params: unknown): Promise<ConfirmPairAnswer> {
  await session.ready;
  const found = pairInEditor(session, params);
  if ('refused' in found) return found;
  const { judge, place, project } = found;
  const saved = nodeFiles(project.location.base);
  const planned = planConfirmPairs(judge, saved, [place]);
  if (isRefusal(planned)) return toRefused(planned);
  if (planned.divergences.length > 0 && at(params, 'force') !== true) return toDivergences(session, found);
  const changes = toChanges(found, saved, planned.plan);
  const refused = await machine.write(repositoryTop(project.location.base), changes);
  if (refused !== undefined) return { refused };
  if (isTrusted(params)) store(found);
  const record = session.workspace.uriOf(project.absolute(place.record));
  for (const { before } of changes) tellOf(session, record, before === undefined);
  return { record, isWritten: changes.length > 0 };
}

/** Whether git may be run for a request: a repository can say what else runs then. */
export function isTrusted(params: unknown): boolean {
  const name: keyof PairRequestParams = 'trusted';
  return at(params, name) === true;
}

const encoder = new TextEncoder();

/** Decoding was strict, so the bytes of a text are those that it was read from. */
function toChanges(
  { project }: PairInEditor,
  saved: ReturnType<typeof nodeFiles>,
  plan: Parameters<typeof applyPlan>[1],
): FileChange[] {
  return applyPlan(saved, plan).map(({ from, path, before, after }) => ({
    path: project.absolute(path),
    before: from === undefined ? undefined : encoder.encode(before),
    after: encoder.encode(after),
  }));
}

/** So that the text that was confirmed can be had again, where the project asks for it. */
function store({ place, project }: PairInEditor): void {
  if (!place.config.pairing.storeBlobs) return;
  storeBlobs(
    project.location.base,
    [place.anchor, place.counterpart].map((path) => project.absolute(path)),
  );
}

/** Nobody should wait until the file is seen to have changed. */
function tellOf(session: Session, uri: string, isNew: boolean): void {
  session.noteFiles([{ uri, type: isNew ? FileChangeType.Created : FileChangeType.Changed }]);
}
