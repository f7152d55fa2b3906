import type { Session } from './session';
import { toPath } from './uris';

/** Publishes diagnostics to a client that does not ask for them: those of open documents, and every problem elsewhere. */
export function startPushing({ connection, docs, log, monitor }: Session): void {
  monitor.listen({
    told: new Map(),
    wantsEmpty: (uri) => {
      const path = toPath(uri);
      return path !== undefined && docs.at(path) !== undefined;
    },
    tell: (reports) => {
      for (const { uri, version, diagnostics } of reports) {
        const sent = connection.sendDiagnostics({
          uri,
          diagnostics: [...diagnostics],
          ...(version === null ? {} : { version }),
        });
        sent.catch((error: unknown) => log.error(`Diagnostics could not be sent: ${String(error)}`));
      }
    },
  });
}
