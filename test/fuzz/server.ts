import { PassThrough } from 'node:stream';
import type { Diagnostic } from 'vscode-languageserver/node';
import { authoringCapabilities } from '../support/authoring';
import { connectInMemory, LspClient } from '../support/lspClient';

/**
 * Does something with a client and its new server on a folder; both end afterwards. `send` puts a body into the stream of
 * messages as it is.
 */
export async function withServer<Result>(
  folder: string,
  work: (client: LspClient, send: (body: string) => void) => Promise<Result>,
): Promise<Result> {
  const toServer = new PassThrough();
  const connection = connectInMemory({}, toServer);
  const client = new LspClient(connection, { folders: [folder], capabilities: authoringCapabilities });
  await client.initialize();
  const send = (body: string) => toServer.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  const result = await work(client, send);
  await connection.sendRequest('shutdown');
  connection.dispose();
  return result;
}

/** Diagnostics without what may differ from one server to another: the version that they are about. */
export function comparable(diagnostics: readonly Diagnostic[]): unknown[] {
  return diagnostics.map(({ data, ...rest }) => rest);
}

/** All diagnostics of the workspace by path, clean files left out. */
export async function wholeWorkspace(client: LspClient): Promise<Record<string, unknown[]>> {
  const { items } = await client.pullWorkspace();
  const entries = items.flatMap((item) => {
    if (item.kind !== 'full' || item.items.length === 0) return [];
    return [[client.relative(item.uri), comparable(item.items)] as const];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
