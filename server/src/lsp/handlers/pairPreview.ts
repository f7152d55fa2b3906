import { previewPair } from '../../engine';
import type { PairPreviewAnswer, RefusedPlan } from '../../protocol';
import { spokenTexts } from '../../speech';
import { pairInEditor } from '../pairInEditor';
import type { Session } from '../session';

/** Answers `rfc/pairPreview`: both languages of a document as they are in the editor, side by side. */
export async function pairPreview(session: Session, params: unknown): Promise<PairPreviewAnswer | RefusedPlan> {
  await session.ready;
  const found = pairInEditor(session, params);
  if ('refused' in found) return found;
  const { judge, place, project } = found;
  const uriOf = (path: string) => session.workspace.uriOf(project.absolute(path));
  return {
    preview: previewPair(judge, place, spokenTexts()),
    base: session.workspace.uriOf(project.location.base),
    anchor: uriOf(place.anchor),
    counterpart: uriOf(place.counterpart),
    record: uriOf(place.record),
  };
}
