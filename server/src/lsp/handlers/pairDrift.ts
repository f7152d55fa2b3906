import { readDrift, type SideDrift } from '../../engine';
import { hasRepository, readBlob } from '../../host/gitBlobs';
import { machine } from '../../host/machine';
import type { DriftSide, PairDrift, RefusedPlan } from '../../protocol';
import { t } from '../../speech';
import { pairInEditor, toDivergences } from '../pairInEditor';
import type { Session } from '../session';
import { isTrusted } from './confirmPair';

/** Answers `rfc/pairDrift`: each side of a pair beside what was confirmed of it, as far as git still has that text. */
export async function pairDrift(session: Session, params: unknown): Promise<PairDrift | RefusedPlan> {
  await session.ready;
  const found = pairInEditor(session, params);
  if ('refused' in found) return found;
  const drift = readDrift(found.pair);
  if (!drift)
    return { refused: t('`{path}` is in one language only, so there is nothing to compare.', { path: found.path }) };
  const { project } = found;
  const folder = project.location.base;
  const toSide = (side: SideDrift): DriftSide => ({
    uri: session.workspace.uriOf(project.absolute(side.path)),
    language: side.language,
    isEdited: side.isEdited,
    ...(side.recorded === undefined
      ? { lacking: t('No record in good order says what was confirmed.') }
      : { recorded: side.recorded }),
    ...(side.isEdited && side.recorded !== undefined ? confirmedText(folder, side.recorded, isTrusted(params)) : {}),
  });
  const [anchor, counterpart] = drift;
  return { sides: [toSide(anchor), toSide(counterpart)], ...toDivergences(session, found) };
}

/** The text with a hash, or why it cannot be had. */
function confirmedText(folder: string, hash: string, trusted: boolean): Pick<DriftSide, 'confirmed' | 'lacking'> {
  if (!machine.runsPrograms)
    return {
      lacking: t('In a browser git cannot be asked for the confirmed text: compare on a machine with a clone.'),
    };
  if (!trusted) return { lacking: t('The workspace is not trusted, so git is not asked for the confirmed text.') };
  const confirmed = readBlob(folder, hash);
  if (confirmed !== undefined) return { confirmed: confirmed.replace(/^\uFEFF/, '') };
  if (!hasRepository(folder)) return { lacking: t('There is no git repository to ask for the confirmed text.') };
  return {
    lacking: t('The confirmed text was never committed: git has no object `{hash}`.', { hash: hash.slice(0, 12) }),
  };
}
