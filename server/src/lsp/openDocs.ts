import { type Connection, TextDocuments } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { nodeFiles } from '../host/nodeFiles';
import { baseName, folderOf } from '../host/paths';
import { toPath } from './uris';

/** A document that is open in the editor. */
export interface OpenDoc {
  readonly path: string;
  /** As the client spells it. */
  readonly uri: string;
  readonly version: number;
  readonly text: string;
  /** Different for each state of each document: two of them are equal exactly when the text was never touched between. */
  readonly stamp: string;
}

interface Entry {
  readonly document: TextDocument;
  /** Counts openings, as versions may begin anew with each. */
  readonly opening: number;
  /** There is no such file yet: it was opened to be written. */
  isNew: boolean;
  /** Opening also counts as a first change of content, which is no edit. */
  isFresh: boolean;
}

/** What happened to an open document. */
export interface DocEvent {
  readonly kind: 'opened' | 'edited' | 'saved' | 'closed';
  readonly path: string;
  /** No file stood behind it until now. */
  readonly isNew: boolean;
}

/** The documents that are open in the editor, by absolute path. Documents that are no files are left out. */
export class OpenDocs {
  readonly #documents = new TextDocuments(TextDocument);
  readonly #byPath = new Map<string, Entry>();
  #openings = 0;

  /** Begins to listen; `onEvent` is told of every change, after it. */
  listen(connection: Connection, onEvent: (event: DocEvent) => void): void {
    const notify = (kind: DocEvent['kind'], document: TextDocument) => {
      const path = toPath(document.uri);
      const event = path === undefined ? undefined : this.#note(kind, document, path);
      if (event) onEvent(event);
    };
    this.#documents.onDidOpen(({ document }) => notify('opened', document));
    this.#documents.onDidChangeContent(({ document }) => notify('edited', document));
    this.#documents.onDidSave(({ document }) => notify('saved', document));
    this.#documents.onDidClose(({ document }) => notify('closed', document));
    this.#documents.listen(connection);
  }

  /** The open document at an absolute path. */
  at(path: string): OpenDoc | undefined {
    const entry = this.#byPath.get(path);
    if (!entry) return undefined;
    const { document, opening } = entry;
    const { uri, version } = document;
    return { path, uri, version, text: document.getText(), stamp: `open ${opening} ${version}` };
  }

  /** The absolute paths of all open documents. */
  paths(): string[] {
    return [...this.#byPath.keys()];
  }

  /** The absolute paths of open documents that no file stands behind yet. */
  newPaths(): string[] {
    return [...this.#byPath].filter(([, entry]) => entry.isNew).map(([path]) => path);
  }

  /** Takes note that the file at an absolute path has come or gone: a document whose file is gone was opened to be written. */
  noteFile(path: string): void {
    const entry = this.#byPath.get(path);
    if (entry) entry.isNew = !hasFile(path);
  }

  /** Whether an open document says what its file says; a byte-order mark, which an editor may hide, does not count. */
  isSaved(path: string): boolean {
    const open = this.at(path);
    const file = nodeFiles(folderOf(path)).read(baseName(path), Number.MAX_SAFE_INTEGER);
    return !!open && file.kind === 'text' && withoutMark(file.text) === withoutMark(open.text);
  }

  /** Keeps what an event tells; `undefined` when it tells nothing. */
  #note(kind: DocEvent['kind'], document: TextDocument, path: string): DocEvent | undefined {
    if (kind === 'opened') this.#open(document, path);
    const entry = this.#byPath.get(path);
    if (!entry || (kind === 'edited' && entry.isFresh)) {
      if (entry) entry.isFresh = false;
      return undefined;
    }
    const { isNew } = entry;
    if (kind === 'saved') entry.isNew = false;
    if (kind === 'closed') this.#byPath.delete(path);
    return { kind, path, isNew };
  }

  /** A client may send anything: without a text and a version it is no document. */
  #open(document: TextDocument, path: string): void {
    if (typeof document.getText() !== 'string' || typeof document.version !== 'number') return;
    this.#byPath.set(path, { document, opening: ++this.#openings, isNew: !hasFile(path), isFresh: true });
  }
}

function hasFile(path: string): boolean {
  return nodeFiles(folderOf(path)).kindOf(baseName(path)) !== undefined;
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
