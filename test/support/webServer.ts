import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  createMessageConnection,
  type DataCallback,
  Disposable,
  type Message,
  type MessageConnection,
} from 'vscode-languageserver/node';
import {
  type ListFoldersParams,
  listFoldersRequest,
  type ReadFilesParams,
  type RemoteChange,
  type RemoteContent,
  type RemoteListing,
  readFilesRequest,
  type WriteFilesParams,
  writeFilesRequest,
} from '../../server/src/protocol';

/** What a worker has beside the language itself: nothing of Node. */
const scopeOfWorker = {
  ...{ AbortController, TextDecoder, TextEncoder, URL, console, performance },
  ...{ clearInterval, clearTimeout, queueMicrotask, setInterval, setTimeout },
};

/** A server that runs as in a browser, and the files that it has asked for; absolute paths. */
export interface WebServer {
  readonly connection: MessageConnection;
  readonly read: readonly string[];
}

/** Starts the bundles of the last build in a scope without Node. Its client answers from the disk. */
export function startWebServer(): WebServer {
  const bundles = `${pathToFileURL(path.resolve('dist')).href}/`;
  const reader = new Inbox();
  const scope: Record<string, unknown> = createContext({
    ...scopeOfWorker,
    addEventListener: () => undefined,
    postMessage: (message: unknown) => reader.take(message),
    importScripts: (address: string) => runInContext(readFileSync(fileURLToPath(address), 'utf8'), scope),
  });
  const send = (data: unknown) => runInContext('(event) => onmessage(event)', scope)({ data });
  runInContext(readFileSync('dist/web-worker.js', 'utf8'), scope);
  send(bundles);
  const connection = createMessageConnection(reader, new Outbox(send));
  return { connection, read: serveFiles(connection) };
}

class Inbox extends AbstractMessageReader {
  #callback: DataCallback = () => undefined;

  override listen(callback: DataCallback): Disposable {
    this.#callback = callback;
    return Disposable.create(() => undefined);
  }

  #deliver(message: Message): void {
    queueMicrotask(() => this.#callback(message));
  }

  /** The first message only says that the server is up. */
  take(message: unknown): void {
    if (typeof message === 'object') this.#deliver(structuredClone(message) as Message);
  }
}

class Outbox extends AbstractMessageWriter {
  constructor(private readonly send: (data: unknown) => void) {
    super();
  }

  async write(message: Message): Promise<void> {
    queueMicrotask(() => this.send(message));
  }

  end(): void {}
}

/** Gives the list of files that are read from now on. */
function serveFiles(connection: MessageConnection): readonly string[] {
  const read: string[] = [];
  connection.onRequest(listFoldersRequest, ({ uris }: ListFoldersParams) => uris.map(listFolder));
  connection.onRequest(readFilesRequest, ({ uris }: ReadFilesParams) => {
    read.push(...uris.map((uri) => fileURLToPath(uri)));
    return uris.map(readFile);
  });
  connection.onRequest(writeFilesRequest, ({ changes }: WriteFilesParams) => {
    for (const change of changes) write(change);
    return null;
  });
  return read;
}

function listFolder(uri: string): RemoteListing {
  try {
    return readdirSync(fileURLToPath(uri), { withFileTypes: true }).map((entry) => {
      return { name: entry.name, type: entry.isDirectory() ? 'folder' : 'file' };
    });
  } catch {
    return null; // gone
  }
}

function readFile(uri: string): RemoteContent {
  const file = fileURLToPath(uri);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? { bytes: readFileSync(file) } : null;
}

function write({ after, uri }: RemoteChange): void {
  const file = fileURLToPath(uri);
  if (after) writeFileSync(file, after);
  else rmSync(file);
}
