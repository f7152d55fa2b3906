import {
  type CancellationToken,
  MessageType,
  ShowDocumentRequest,
  ShowMessageNotification,
} from 'vscode-languageserver';
import { nearestName } from '../../engine';
import { type DocumentToOpen, isRefused } from '../../protocol';
import { t } from '../../speech';
import { at, type ClientFeatures } from '../clientFeatures';
import { readArguments } from '../execute/arguments';
import { type CommandAnswer, nameOf } from '../execute/command';
import { serverCommands } from '../execute/commands';
import { contained, guarded } from '../guard';
import { refusals, textAt } from '../planning';
import type { Session } from '../session';

/**
 * The commands that the server runs. A client that brings commands of ours has all of them under the same ids, and would
 * fail where it registers one twice: for it there are none.
 */
export function executedCommands({ abilities }: ClientFeatures): string[] {
  return (abilities.commands ?? []).length > 0 ? [] : Object.keys(serverCommands);
}

/**
 * Answers `workspace/executeCommand`: what an editor without commands of ours can have done by the server. What has come
 * of it the user is told in a message, and a script in the answer.
 */
export async function executeCommand(
  session: Session,
  params: unknown,
  token: CancellationToken,
): Promise<CommandAnswer> {
  const run = guarded(session.log, 'workspace/executeCommand', refusals.failed, () => answerTo(session, params));
  const answer: CommandAnswer = await run(params, token);
  if (!isRefused(answer) && answer.open) open(session, answer.open);
  const type = isRefused(answer) ? MessageType.Error : MessageType.Info;
  await session.connection.sendNotification(ShowMessageNotification.type, { type, message: toMessage(answer) });
  return answer;
}

async function answerTo(session: Session, params: unknown): Promise<CommandAnswer> {
  const id = textAt(params, 'command');
  const known = executedCommands(session.features);
  if (id === undefined) return { refused: t('The request names no command.') };
  const command = known.includes(id) ? serverCommands[id] : undefined;
  if (!command) {
    const near = nearestName(id, known);
    if (near === undefined) return { refused: t('The server has no command `{id}`.', { id }) };
    return { refused: t('The server has no command `{id}`; did you mean `{near}`?', { id, near }) };
  }
  const read = readArguments(id, command.parameters, at(params, 'arguments'));
  return 'refused' in read ? read : command.run(session, read.values);
}

/** How many notes a message has room for. */
const most = 3;

function toMessage(answer: CommandAnswer): string {
  if (isRefused(answer)) return answer.refused;
  const notes = answer.notes.map(({ uri, text }) => `${nameOf(uri)}: ${text}`);
  const rest = notes.length - most;
  return [answer.done, ...notes.slice(0, most), ...(rest > 0 ? [t('({rest} more)', { rest })] : [])].join(' ');
}

/** Nobody waits for it: a client may ask its user first. */
function open({ connection, features, log }: Session, { uri, stops }: DocumentToOpen): void {
  if (!features.showsDocuments) return;
  const [selection] = stops;
  void contained(log, 'Showing a document', async () => {
    await connection.sendRequest(ShowDocumentRequest.type, {
      uri,
      takeFocus: true,
      ...(selection ? { selection } : {}),
    });
  });
}
