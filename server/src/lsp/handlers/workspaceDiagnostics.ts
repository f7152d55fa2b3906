import {
  type CancellationToken,
  DocumentDiagnosticReportKind,
  type PreviousResultId,
  type ResultProgressReporter,
  type WorkspaceDiagnosticParams,
  type WorkspaceDiagnosticReport,
  type WorkspaceDiagnosticReportPartialResult,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import { cancelled } from '../guard';
import { emptyReport, type Report, reportOn } from '../report';
import type { Session } from '../session';
import { Slices } from '../turns';
import { toPath } from '../uris';

type Stream = ResultProgressReporter<WorkspaceDiagnosticReportPartialResult>;

/**
 * Answers `workspace/diagnostic`. A client that takes partial results is told at once of everything that changes, and its
 * request stays open for that; any other gets one answer.
 */
export async function workspaceDiagnostics(
  session: Session,
  { previousResultIds }: WorkspaceDiagnosticParams,
  token: CancellationToken,
  stream: Stream | undefined,
): Promise<WorkspaceDiagnosticReport> {
  await session.ready;
  if (token.isCancellationRequested) throw cancelled(); // a token that is so from the start fires no event
  const previous = new Map(previousResultIds.map(({ uri, value }: PreviousResultId) => [spelled(session, uri), value]));
  if (stream) return follow(session, previous, token, stream);
  await session.discovered; // there is only one answer, so it must be complete
  return listAll(session, previous, token);
}

/** A client may spell a URI otherwise than we do. */
function spelled({ workspace }: Session, uri: string): string {
  const path = toPath(uri);
  return path === undefined ? uri : workspace.uriOf(path);
}

function follow(
  { monitor, ended }: Session,
  previous: Map<string, string>,
  token: CancellationToken,
  stream: Stream,
): Promise<WorkspaceDiagnosticReport> {
  return new Promise((resolve, reject) => {
    const stop = monitor.listen({
      told: previous,
      wantsEmpty: () => true,
      tell: (reports) => stream.report({ items: reports.map(toItem) }),
    });
    token.onCancellationRequested(() => {
      stop();
      reject(cancelled());
    });
    ended.addEventListener('abort', () => {
      stop();
      resolve({ items: [] });
    });
  });
}

async function listAll(
  { workspace }: Session,
  previous: ReadonlyMap<string, string>,
  token: CancellationToken,
): Promise<WorkspaceDiagnosticReport> {
  const slices = new Slices();
  const items: WorkspaceDocumentDiagnosticReport[] = [];
  const seen = new Set<string>();
  for (const target of workspace.targets()) {
    await slices.pause();
    if (token.isCancellationRequested) throw cancelled();
    const report = reportOn(target);
    seen.add(report.uri);
    items.push(previous.get(report.uri) === report.resultId ? toUnchangedItem(report) : toItem(report));
  }
  for (const uri of previous.keys()) if (!seen.has(uri)) items.push(toItem(emptyReport(uri)));
  return { items };
}

function toItem({ uri, version, resultId, diagnostics }: Report): WorkspaceDocumentDiagnosticReport {
  return { kind: DocumentDiagnosticReportKind.Full, uri, version, resultId, items: [...diagnostics] };
}

function toUnchangedItem({ uri, version, resultId }: Report): WorkspaceDocumentDiagnosticReport {
  return { kind: DocumentDiagnosticReportKind.Unchanged, uri, version, resultId };
}
