import { type ApplyWorkspaceEditResult, ResponseError, type WorkspaceEdit } from 'vscode-languageserver';
import { machine } from '../../host/machine';
import type { PlannedEdit, PlannedNote, RefusedPlan } from '../../protocol';
import { t } from '../../speech';
import { at } from '../clientFeatures';
import { describeError } from '../guard';
import type { Session } from '../session';
import { toPath } from '../uris';

/** Why an edit is not even worked out: the client would not make it. */
export function takesNoEdits(): RefusedPlan {
  const refused = t(
    'This editor makes no edits that a server asks for (`workspace/applyEdit`), so use the command line instead.',
  );
  return { refused };
}

/**
 * Has the client make a planned edit; `label` is what it calls the edit. Gives what the author should know, or why the
 * edit was not made.
 */
export async function applyPlanned(
  session: Session,
  { edit, endsInLf, notes }: PlannedEdit,
  label: string,
): Promise<readonly PlannedNote[] | RefusedPlan> {
  const takeBack = foldersFor(session, edit);
  const answer = await ask(session, label, edit);
  if (at(answer, 'applied') === true) return [...notes, ...endsInLf.map(toNote)];
  takeBack();
  const given = at(answer, 'failureReason');
  const reason = typeof given === 'string' ? given.trim().replace(/\.$/, '') : '';
  if (reason === '') return { refused: t('The editor did not make the edit.') };
  return { refused: t('The editor did not make the edit: {reason}.', { reason }) };
}

/** A client that cannot do what it said it can answers with an error. */
async function ask({ connection }: Session, label: string, edit: WorkspaceEdit): Promise<ApplyWorkspaceEditResult> {
  try {
    return await connection.workspace.applyEdit({ label, edit });
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    return { applied: false, failureReason: error.message };
  }
}

/** An edit of text cannot say it. */
function toNote(uri: string): PlannedNote {
  const text = t('Its line endings are to be LF, which no edit can say: set them in the editor before you save.');
  return { uri, text };
}

/** Not every client makes the folder that it moves a file into, and one that fails there has made half of the edit. */
function foldersFor({ log }: Session, { documentChanges = [] }: WorkspaceEdit): () => void {
  const targets = documentChanges.flatMap((change) => {
    if (!('kind' in change) || change.kind === 'delete') return [];
    return toPath(change.kind === 'rename' ? change.newUri : change.uri) ?? [];
  });
  try {
    return machine.makeFolders(targets);
  } catch (error) {
    log.error(`The folders of an edit could not be made: ${describeError(error)}`);
    return () => undefined; // then the client says why
  }
}
