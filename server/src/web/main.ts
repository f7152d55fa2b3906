import {
  BrowserMessageReader,
  BrowserMessageWriter,
  type Connection,
  createConnection,
} from 'vscode-languageserver/browser';
import type { FileChange } from '../host/writeFiles';
import { describeError } from '../lsp/guard';
import { startServer } from '../lsp/server';
import {
  type ListFoldersParams,
  listFoldersRequest,
  type ReadFilesParams,
  type RemoteContent,
  type RemoteListing,
  readFilesRequest,
  type WriteFilesParams,
  writeFilesRequest,
} from '../protocol';
import { memory, writeWith } from './machine';
import { toRemoteUri } from './remotePaths';
import { type Remote, Supply } from './supply';

/** Larger files are not brought into the browser's memory, in bytes: no limit that a project sets is so high. */
const limit = 50_000_000;

/** The scope of a worker, which is its port to whoever has started it. */
const port = globalThis as unknown as Worker;

const connection = createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port));
const supply = new Supply(memory, remoteOf(connection), (error) => {
  connection.console.error(`Files could not be read: ${describeError(error)}`);
});
writeWith(writeThrough);
startServer(connection, { files: supply });

function remoteOf(client: Connection): Remote {
  return {
    list(folders) {
      const params: ListFoldersParams = { uris: folders.map(toRemoteUri) };
      return client.sendRequest<RemoteListing[]>(listFoldersRequest, params);
    },
    read(files) {
      const params: ReadFilesParams = { uris: files.map(toRemoteUri), limit };
      return client.sendRequest<RemoteContent[]>(readFilesRequest, params);
    },
  };
}

async function writeThrough(changes: readonly FileChange[]): Promise<string | undefined> {
  const params: WriteFilesParams = {
    changes: changes.map(({ after, before, path }) => ({
      uri: toRemoteUri(path),
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
    })),
  };
  const refused = await connection.sendRequest<string | null>(writeFilesRequest, params);
  await supply.bringIn(changes.map(({ path }) => path));
  return refused ?? undefined;
}
