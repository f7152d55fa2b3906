import { judgeArgumentsRequest, proposeArgumentsRequest, type RefusedPlan, schemaPreviewRequest } from '../protocol';
import { guarded } from './guard';
import { judgeTriedArguments, proposeTriedArguments, schemaPreview } from './handlers/schemaPreview';
import type { Session } from './session';

const failed: RefusedPlan = { refused: 'The server could not find out; its log says why.' };

/** Answers the requests of the commands about tool schemas. */
export function serveSchemas(session: Session): void {
  const { connection, log } = session;
  const answer = (method: string, handler: (session: Session, params: unknown) => Promise<object>) =>
    connection.onRequest(
      method,
      guarded<unknown, object>(log, method, failed, (params: unknown) => handler(session, params)),
    );
  answer(schemaPreviewRequest, schemaPreview);
  answer(judgeArgumentsRequest, judgeTriedArguments);
  answer(proposeArgumentsRequest, proposeTriedArguments);
}
