import { alignedLines, languageOf } from '../../engine';
import type { Counterpart, NoCounterpart } from '../../protocol';
import { t } from '../../speech';
import { type PairInEditor, pairInEditor } from '../pairInEditor';
import type { Session } from '../session';

/** Answers `rfc/counterpart`: where the other language of a document is, and which lines of the two go together. */
export async function counterpart(session: Session, params: unknown): Promise<Counterpart | NoCounterpart> {
  await session.ready;
  const found = pairInEditor(session, params);
  if ('refused' in found) return found;
  const { pair, path, place, project } = found;
  const other = path === place.anchor ? 'counterpart' : 'anchor'; // a record leads to the anchor
  const language = languageOf(pair, other);
  const { content } = pair[other];
  if (content === undefined) {
    const isMissing = place.standing !== 'excluded';
    return { refused: t('`{path}` has no {language} side.', { path, language }), ...(isMissing ? { isMissing } : {}) };
  }
  if (content.kind === 'unreadable') return { refused: t('`{path}` cannot be read.', { path: place[other] }) };
  return { uri: session.workspace.uriOf(project.absolute(place[other])), language, places: placesFor(found, other) };
}

function placesFor({ pair, path, place }: PairInEditor, other: 'anchor' | 'counterpart'): [number, number][] {
  if (path === place.record) return [];
  const own = other === 'anchor' ? 'counterpart' : 'anchor';
  return alignedLines(pair).map((lines) => [lines[own], lines[other]]);
}
