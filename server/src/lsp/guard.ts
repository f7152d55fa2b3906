import { type CancellationToken, type Connection, LSPErrorCodes, ResponseError } from 'vscode-languageserver';

/** Writes to the client's log. */
export interface Log {
  error(text: string): void;
}

/** A log that says the same thing once: a fault that every keystroke meets must not flood it. */
export function logTo(connection: Connection): Log {
  const said = new Set<string>();
  return {
    error(text) {
      if (said.has(text)) return;
      if (said.size > 1000) said.clear();
      said.add(text);
      connection.console.error(text);
    },
  };
}

/** What was thrown, with its stack when it has one. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Makes a request handler that cannot fail: what it throws is logged with its stack, and the answer is `empty`. Only a
 * cancellation passes through. Parameters may be garbage: a handler that stumbles over them ends here.
 */
export function guarded<Params, Result>(
  log: Log,
  name: string,
  empty: NoInfer<Result>,
  handler: (params: Params, token: CancellationToken) => Result | Promise<Result>,
): (params: Params, token: CancellationToken) => Promise<Result> {
  return async (params, token) => {
    try {
      return await handler(params, token);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      log.error(`${name} failed: ${describeError(error)}`);
      return empty;
    }
  };
}

/** Runs something whose failure must not end the process: it is logged with its stack. */
export async function contained(log: Log, name: string, run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.error(`${name} failed: ${describeError(error)}`);
  }
}

/** The answer to a request that its sender has cancelled. */
export function cancelled(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled.');
}
