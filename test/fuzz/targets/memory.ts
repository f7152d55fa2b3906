import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { LspClient, modernCapabilities } from '../../support/lspClient';
import { editOf, pieces } from '../../support/lspEdits';
import { pick, randomNumbers } from '../../support/random';
import { inFolder } from '../folder';
import { program } from '../program';
import { defineTarget, type Run } from '../target';
import { asRepository, faultyTree, rfcPaths, type Texts } from '../trees';

interface MemoryCase {
  readonly texts: Texts;
  readonly seed: number;
  readonly edits: number;
}

/** The part of the edits after which caches are full and code is compiled. */
const WARM_UP = 0.2;

/** A run of ten minutes has ten thousand steps, and those are a hundred thousand edits; a short one has these. */
const FEWEST = 500;

/** What may be in use at the end, beside what was in use after the warm-up: a leak of 300 bytes an edit is found. */
const ALLOWED_GROWTH = 1.3;
const ALLOWED_BYTES = 6_000_000;

/** The server as a process of its own, typed at for a day. */
export const memory = defineTarget<MemoryCase>({
  name: 'memory',
  holds: 'the memory of the server stays flat over many edits.',
  short: 1,
  generate: (random, steps) => ({
    texts: faultyTree(random),
    seed: random(2 ** 31),
    edits: Math.max(FEWEST, Math.ceil(steps ** 2 / 1000)),
  }),
  check: (input, run) => {
    return inFolder(asRepository(input.texts), async (folder) => {
      const server = startServer();
      try {
        return await typeAt(server, folder, input, run);
      } finally {
        server.kill('SIGKILL');
      }
    });
  },
  shrink: async (input) => input, // fewer edits would say less about growth
  show: (input) => JSON.stringify(input, undefined, 2),
});

function startServer(): ChildProcess {
  const preload = path.resolve('test/fuzz/heapOnDemand.cjs');
  const server = path.join(path.dirname(program), 'server.js');
  const args = ['--expose-gc', '--require', preload, server, '--stdio'];
  return spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

async function typeAt(
  server: ChildProcess,
  folder: string,
  input: MemoryCase,
  { alive }: Run,
): Promise<string | undefined> {
  if (!server.stdin || !server.stdout) throw new Error('the server has no streams');
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const client = new LspClient(connection, { folders: [folder], capabilities: modernCapabilities });
  await client.initialize();
  const typist = new Typist(client, path.join(folder, rfcPaths[0]), input);
  const warmUp = Math.ceil(input.edits * WARM_UP);
  await typist.type(warmUp, alive);
  const before = await heapOf(server);
  await typist.type(input.edits - warmUp, alive);
  const after = await heapOf(server);
  connection.dispose();
  if (after <= before * ALLOWED_GROWTH + ALLOWED_BYTES) return undefined;
  return `the heap grew from ${inMegabytes(before)} to ${inMegabytes(after)} MB in ${input.edits - warmUp} edits`;
}

/** The bytes that are in use once nothing else is left to collect. */
async function heapOf(server: ChildProcess): Promise<number> {
  const answer = once(server, 'message');
  server.send('heap');
  const [bytes] = await answer;
  return Number(bytes);
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** Types in one document; at the end of each stretch it holds the text that it held at first. */
class Typist {
  readonly #random;
  readonly #first: string;

  constructor(
    private readonly client: LspClient,
    private readonly file: string,
    { texts, seed }: MemoryCase,
  ) {
    this.#random = randomNumbers(seed);
    this.#first = texts[rfcPaths[0]] ?? '# RFC: A\n\nStatus: proposed\n';
  }

  async type(count: number, alive: () => void): Promise<void> {
    await this.client.open(this.file, this.#first);
    let text = this.#first;
    for (let edit = 0; edit < count; edit++) {
      const start = this.#random(text.length + 1);
      const remove = text.length > 2 * this.#first.length + 100 ? this.#random(200) : this.#random(10);
      const sent = editOf(text, start, Math.min(text.length, start + remove), pick(this.#random, pieces));
      text = sent.text;
      await this.client.change(this.file, [sent.change]);
      if (edit % 8 === 0) await this.client.pull(this.file);
      if (edit % 400 === 0) await this.client.pullWorkspace();
      if (edit % 100 === 0) alive();
    }
    await this.client.change(this.file, this.#first);
    await this.client.pullWorkspace();
    await this.client.close(this.file);
  }
}
