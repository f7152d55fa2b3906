// A language client for the benchmark: starts a server, shakes hands, types into a document and waits for what it says of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node.js';
import { SetupError } from '../process.mjs';

/** How long a server may be silent before it counts as hung, in milliseconds. */
const patience = 120_000;

/** The same for the answer to `initialize` of a server that is started again when it does not come. */
const shortPatience = 10_000;

/** How many times such a server is started. */
const starts = 4;

/** How long it may take to end, in milliseconds. */
const politeness = 5_000;

/**
 * @typedef {object} Launch
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} folder the workspace
 * @property {NodeJS.ProcessEnv} [env] variables to add
 * @property {boolean} [pulls] whether the client can ask for diagnostics; by default it can
 */

/** @typedef {import('./keystrokes.mjs').Keystroke} Keystroke */

/** A server has not answered in time. */
class SilentServer extends SetupError {}

/** A running server and a document that is open in it. */
export class LanguageServer {
  /** How many times it has published diagnostics. */
  publishes = 0;
  /** @type {(() => void)[]} */
  #waiting = [];
  #lastPublish = 0;
  #version = 1;
  #uri = '';
  #pulls = false;
  #incremental = false;
  #listsWorkspace = false;

  /** @param {Launch} launch */
  constructor({ command, args, folder, env, pulls = true }) {
    this.folder = folder;
    this.#pulls = pulls;
    this.started = performance.now();
    this.process = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const { stdout, stdin } = this.process;
    this.connection = createMessageConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.failed = new Promise((_, reject) => {
      this.process.on('error', reject);
      this.process.on('exit', (status) => reject(new SetupError(`The server ${command} ended with ${status}.`)));
    });
    this.failed.catch(() => undefined); // whoever waits for an answer learns of it by `expect`
    this.#answerRequests();
    this.connection.listen();
  }

  /** What servers ask of a client. */
  #answerRequests() {
    const { connection } = this;
    connection.onNotification('textDocument/publishDiagnostics', ({ uri }) => {
      if (uri !== this.#uri) return;
      this.publishes++;
      this.#lastPublish = performance.now();
      for (const wake of this.#waiting.splice(0)) wake();
    });
    connection.onRequest('workspace/configuration', ({ items }) => items.map(() => null));
    connection.onRequest((/** @type {string} */ method) => (method === 'workspace/workspaceFolders' ? [] : null));
  }

  /**
   * @template T
   * @param {string} what is waited for
   * @param {Promise<T>} answer
   * @param {number} [limit] in milliseconds
   * @returns {Promise<T>} rejects when the server ends or is silent for too long
   */
  async #expect(what, answer, limit = patience) {
    const hung = new AbortController();
    const silence = new Promise((_, reject) => {
      const late = () =>
        reject(new SilentServer(`${this.process.spawnargs.join(' ')} is silent: no ${what} in ${limit} ms.`));
      const timer = setTimeout(late, limit);
      hung.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    try {
      return /** @type {T} */ (await Promise.race([answer, this.failed, silence]));
    } finally {
      hung.abort();
    }
  }

  /**
   * Starts a server of which it is known that it now and then does not answer `initialize`, again where that happens. Ours is
   * none: for us that would be a fault.
   * @param {Launch} launch
   * @returns {Promise<LanguageServer>} one that has answered
   */
  static async startAgain(launch) {
    for (let start = 1; ; start++) {
      const server = new LanguageServer(launch);
      try {
        await server.initialize(shortPatience);
        return server;
      } catch (error) {
        await server.stop();
        if (start === starts || !(error instanceof SilentServer)) throw error;
        console.error(`${error.message} It is started again.`);
      }
    }
  }

  /**
   * @param {number} [limit] of the time until it answers, in milliseconds
   * @returns {Promise<number>} milliseconds from the start of the process to the answer
   */
  async initialize(limit) {
    const rootUri = pathToFileURL(this.folder).href;
    const answer = this.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: path.basename(this.folder) }],
      capabilities: {
        general: { positionEncodings: ['utf-16'] },
        window: { workDoneProgress: false },
        textDocument: {
          synchronization: {},
          publishDiagnostics: { versionSupport: true },
          ...(this.#pulls ? { diagnostic: { dynamicRegistration: false } } : {}),
        },
        workspace: { workspaceFolders: true, diagnostics: { refreshSupport: true } },
      },
    });
    const { capabilities } = await this.#expect('answer to initialize', answer, limit);
    const time = performance.now() - this.started;
    this.#pulls &&= capabilities.diagnosticProvider !== undefined;
    this.#listsWorkspace = this.#pulls && capabilities.diagnosticProvider.workspaceDiagnostics === true;
    const sync = capabilities.textDocumentSync;
    this.#incremental = (sync?.change ?? sync) === 2;
    await this.connection.sendNotification('initialized', {});
    return time;
  }

  /** @param {string} method @param {unknown} params @returns {Promise<any>} */
  request(method, params) {
    return this.#expect(`answer to ${method}`, this.connection.sendRequest(method, params));
  }

  /**
   * @param {string} file
   * @param {string} text what the editor shows of it
   * @returns {Promise<number>} how many problems its first diagnostics hold; 0 when it cannot be asked
   */
  async open(file, text) {
    this.#uri = pathToFileURL(file).href;
    const textDocument = { uri: this.#uri, languageId: 'markdown', version: this.#version, text };
    await this.connection.sendNotification('textDocument/didOpen', { textDocument });
    return this.#pulls ? this.#pull() : 0;
  }

  /** @param {Keystroke} keystroke @returns {Promise<number>} milliseconds from it to the diagnostics after it */
  async type(keystroke) {
    const start = performance.now();
    /** @type {Promise<void>} */
    const published = new Promise((resolve) => this.#waiting.push(resolve));
    await this.#send(keystroke);
    await (this.#pulls ? this.#pull() : this.#expect('diagnostics published', published));
    return performance.now() - start;
  }

  /**
   * Types without waiting.
   * @param {readonly Keystroke[]} keystrokes
   * @returns {Promise<{ time: number, publishes: number }>} milliseconds up to its last word on the last text
   */
  async burst(keystrokes) {
    const [start, before] = [performance.now(), this.publishes];
    await Promise.all(keystrokes.map((each) => this.#send(each)));
    if (this.#pulls) await this.#pull();
    const answered = performance.now();
    await this.#untilQuiet();
    return { time: Math.max(answered, this.#lastPublish) - start, publishes: this.publishes - before };
  }

  /** Waits until it has read the workspace, so that typing is measured and nothing else. */
  async settle() {
    if (this.#listsWorkspace) await this.request('workspace/diagnostic', { previousResultIds: [] });
    await this.#untilQuiet();
  }

  /** Waits until a server that pushes has said all that it has to say: it refuses an unknown request in its turn. */
  async #untilQuiet() {
    const quiet = 1500;
    for (let seen = -1; seen !== this.publishes; ) {
      seen = this.publishes;
      const refused = this.connection.sendRequest('bench/areYouThere').catch(() => undefined);
      await this.#expect('refusal of a request', refused);
      await new Promise((resolve) => setTimeout(resolve, quiet));
    }
  }

  /** @param {Keystroke} keystroke */
  #send({ range, text, whole }) {
    const textDocument = { uri: this.#uri, version: ++this.#version };
    const contentChanges = [this.#incremental ? { range, text } : { text: whole }];
    return this.connection.sendNotification('textDocument/didChange', { textDocument, contentChanges });
  }

  /** @returns {Promise<number>} */
  async #pull() {
    const { items = [] } = await this.request('textDocument/diagnostic', { textDocument: { uri: this.#uri } });
    return items.length;
  }

  /** Ends the process as an editor does; one that does not end by itself is killed. */
  async stop() {
    if (this.process.exitCode === null && this.process.signalCode === null) {
      const ended = once(this.process, 'exit');
      const timer = setTimeout(() => this.process.kill('SIGKILL'), politeness);
      const asked = this.connection
        .sendRequest('shutdown')
        .then(() => this.connection.sendNotification('exit'))
        .catch(() => this.process.kill('SIGKILL'));
      await Promise.race([asked, ended]); // a server that hangs never answers
      await ended;
      clearTimeout(timer);
    }
    this.connection.dispose();
  }
}
