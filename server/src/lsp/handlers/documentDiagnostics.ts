import {
  type CancellationToken,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  LSPErrorCodes,
  ResponseError,
} from 'vscode-languageserver';
import { cancelled } from '../guard';
import { emptyReport, glanceOn, reportOn } from '../report';
import type { Session } from '../session';
import { nextTurn } from '../turns';
import { toPath } from '../uris';

/** Answers `textDocument/diagnostic` with the problems of the document as it is when the answer is made. */
export function documentDiagnostics(
  session: Session,
  params: DocumentDiagnosticParams,
  token: CancellationToken,
): Promise<DocumentDiagnosticReport> {
  return session.monitor.firstAnswer.give(() => answer(session, params, token));
}

async function answer(
  { docs, features, monitor, ready, workspace }: Session,
  { textDocument: { uri }, previousResultId }: DocumentDiagnosticParams,
  token: CancellationToken,
): Promise<DocumentDiagnosticReport> {
  const path = toPath(uri);
  if (path === undefined) return toAnswer(emptyReport(uri), previousResultId);
  await ready;
  const asked = docs.at(path)?.stamp;
  await nextTurn();
  await nextTurn(); // by the second, a change that was waiting behind this request has been read
  if (token.isCancellationRequested) throw cancelled();
  const { stamp } = docs.at(path) ?? {};
  if (stamp !== asked) throw overtaken();
  if (stamp === undefined) monitor.forgetTold(path); // the client may drop the answer to a question about a closed document
  const target = workspace.isEnabled(path) ? workspace.targetAt(path) : undefined;
  // The first answer need not wait for the tree where the client asks again once there is more to say.
  const first =
    target && features.refreshesDiagnostics && previousResultId === undefined ? glanceOn(target) : undefined;
  const report = first ?? (target ? reportOn(target) : emptyReport(uri));
  if (stamp !== undefined) monitor.noteAnswer(path, report);
  if (first) monitor.touchOther(path);
  return toAnswer(report, previousResultId);
}

function toAnswer(
  { resultId, diagnostics }: ReturnType<typeof emptyReport>,
  previousResultId: string | undefined,
): DocumentDiagnosticReport {
  if (resultId === previousResultId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
  return { kind: DocumentDiagnosticReportKind.Full, resultId, items: [...diagnostics] };
}

/** A newer text has arrived: its own question follows, or is to be asked. */
function overtaken(): ResponseError<unknown> {
  const message = 'The document has changed since the request was sent.';
  return new ResponseError(LSPErrorCodes.ServerCancelled, message, { retriggerRequest: true });
}
