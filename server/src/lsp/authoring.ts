import {
  changeClassRequest,
  commandFoldersRequest,
  confirmPairRequest,
  counterpartRequest,
  createCounterpartRequest,
  fixWorkspaceRequest,
  generateIndexRequest,
  moveChoicesRequest,
  moveRfcRequest,
  newChoicesRequest,
  newRfcRequest,
  normalizeRequest,
  pairDriftRequest,
  pairPreviewRequest,
  setUpPlacesRequest,
  setUpRequest,
  suggestTopicRequest,
} from '../protocol';
import { guarded } from './guard';
import { commandFolders, noCommandFolders } from './handlers/commandFolders';
import { confirmPair } from './handlers/confirmPair';
import { counterpart } from './handlers/counterpart';
import { createCounterpart } from './handlers/createCounterpart';
import { fixWorkspace } from './handlers/fixWorkspace';
import { generateIndex } from './handlers/generateIndex';
import { changeClass, moveChoices, moveRfc } from './handlers/moveRfc';
import { newChoices, newRfc, noChoices, suggestTopic } from './handlers/newRfc';
import { normalize } from './handlers/normalize';
import { pairDrift } from './handlers/pairDrift';
import { pairPreview } from './handlers/pairPreview';
import { renameFiles } from './handlers/renameFiles';
import { noSetUpPlaces, setUp, setUpPlaces } from './handlers/setUp';
import { refusals } from './planning';
import type { Session } from './session';

/** Answers the requests of commands that write: each gets an edit, and the client makes it. */
export function serveAuthoring(session: Session): void {
  const { connection, log } = session;
  const answer = <Result>(
    method: string,
    empty: NoInfer<Result>,
    handler: (session: Session, params: unknown) => Result | Promise<Result>,
  ) =>
    connection.onRequest(
      method,
      guarded(log, method, empty, (params: unknown) => session.reach(() => handler(session, params))),
    );

  answer(commandFoldersRequest, noCommandFolders, commandFolders);
  answer(newChoicesRequest, noChoices, newChoices);
  answer(suggestTopicRequest, {}, (_, params) => suggestTopic(params));
  answer(newRfcRequest, refusals.failed, newRfc);
  answer(createCounterpartRequest, refusals.failed, createCounterpart);
  answer(counterpartRequest, refusals.failed, counterpart);
  answer(pairDriftRequest, refusals.failed, pairDrift);
  answer(pairPreviewRequest, refusals.failed, pairPreview);
  answer(moveChoicesRequest, refusals.failed, moveChoices);
  answer(moveRfcRequest, refusals.failed, moveRfc);
  answer(changeClassRequest, refusals.failed, changeClass);
  answer(fixWorkspaceRequest, refusals.failed, fixWorkspace);
  answer(normalizeRequest, refusals.failed, normalize);
  answer(setUpPlacesRequest, noSetUpPlaces, setUpPlaces);
  answer(setUpRequest, refusals.failed, setUp);
  answer(generateIndexRequest, refusals.failed, generateIndex);
  connection.onRequest(
    confirmPairRequest, // it writes, so it is not done over again
    guarded(log, confirmPairRequest, refusals.failed, (params: unknown) => confirmPair(session, params)),
  );
  connection.workspace.onWillRenameFiles(
    guarded(log, 'workspace/willRenameFiles', null, (params: unknown) => {
      return session.reach(() => renameFiles(session, params));
    }),
  );
}
