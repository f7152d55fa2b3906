import { readDrift, type SideDrift } from '../../engine';
import { hasRepository, readBlob } from '../../host/gitBlobs';
import type { DriftSide, PairDrift, RefusedPlan } from '../../protocol';
import { pairInEditor, toDivergences } from '../pairInEditor';
import type { Session } from '../session';
import { isTrusted } from './confirmPair';

/** Answers `rfc/pairDrift`: each side of a pair beside what was confirmed of it, as far as git still has that text. */
export async function pairDrift(session: Session, params: unknown): Promise<PairDrift | RefusedPlan> {
  await session.ready;
  const found = pairInEditor(session, params);
  if ('refused' in found) return found;
  const drift = readDrift(found.pair);
  if (!drift) return { refused: `\`${found.path}\` is in one language only, so there is nothing to compare.` };
  const { project } = found;
  const folder = project.location.base;
  const toSide = (side: SideDrift): DriftSide => ({
    uri: session.workspace.uriOf(project.absolute(side.path)),
    language: side.language,
    isEdited: side.isEdited,
    ...(side.recorded === undefined ? { lacking: noRecord } : { recorded: side.recorded }),
    ...(side.isEdited && side.recorded !== undefined ? confirmedText(folder, side.recorded, isTrusted(params)) : {}),
  });
  const [anchor, counterpart] = drift;
  return { sides: [toSide(anchor), toSide(counterpart)], ...toDivergences(session, found) };
}

const noRecord = 'No record in good order says what was confirmed.';

/** The text with a hash, or why it cannot be had. */
function confirmedText(folder: string, hash: string, trusted: boolean): Pick<DriftSide, 'confirmed' | 'lacking'> {
  if (!trusted) return { lacking: 'The workspace is not trusted, so git is not asked for the confirmed text.' };
  const confirmed = readBlob(folder, hash);
  if (confirmed !== undefined) return { confirmed: confirmed.replace(/^\uFEFF/, '') };
  if (!hasRepository(folder)) return { lacking: 'There is no git repository to ask for the confirmed text.' };
  return { lacking: `The confirmed text was never committed: git has no object \`${hash.slice(0, 12)}\`.` };
}
