import { judgeArgumentsRequest, proposeArgumentsRequest, type RefusedPlan, schemaPreviewRequest } from '../protocol';
import { t } from '../speech';
import { guarded } from './guard';
import { judgeTriedArguments, proposeTriedArguments, schemaPreview } from './handlers/schemaPreview';
import type { Session } from './session';

/** Answers the requests of the commands about tool schemas. */
export function serveSchemas(session: Session): void {
  const { connection, log } = session;
  const failed: RefusedPlan = { refused: t('The server could not find out; its log says why.') };
  const answer = (method: string, handler: (session: Session, params: unknown) => Promise<object>) =>
    connection.onRequest(
      method,
      guarded<unknown, object>(log, method, failed, (params: unknown) => handler(session, params)),
    );
  answer(schemaPreviewRequest, schemaPreview);
  answer(judgeArgumentsRequest, judgeTriedArguments);
  answer(proposeArgumentsRequest, proposeTriedArguments);
}
