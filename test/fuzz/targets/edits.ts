import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { explainFileRequest, overviewRequest } from '../../../server/src/protocol';
import { type LspClient, uriOf } from '../../support/lspClient';
import { editOf } from '../../support/lspEdits';
import { inFolder } from '../folder';
import { comparable, wholeWorkspace, withServer } from '../server';
import { shrinkList, shrinkTexts } from '../shrink';
import { defineTarget, type Fails, type Run } from '../target';
import { asRepository, faultyTree, type Texts } from '../trees';
import { editSteps, type Question, type Step } from './editSteps';

interface EditCase {
  readonly texts: Texts;
  readonly steps: readonly Step[];
}

/** How often a long case is compared on its way. */
const COMPARISONS = 10;

/** A person at work. */
export const edits = defineTarget<EditCase>({
  name: 'edits',
  holds: 'a server that has lived through edits and requests says what a fresh one says about the same texts.',
  short: 3,
  generate(random) {
    const texts = faultyTree(random);
    return { texts, steps: editSteps(random, texts, 20 + random(120)) };
  },
  check: (input, run) => inFolder(asRepository(input.texts), (folder) => liveThrough(folder, input, run)),
  shrink: shrinkSteps,
  show: (input) => JSON.stringify(input, undefined, 1),
});

/** A long day at one server. */
export const marathon = defineTarget<EditCase>({
  name: 'marathon',
  holds: 'a server that has lived through thousands of edits says what a fresh one says about the same texts.',
  short: 1,
  generate(random, steps) {
    const texts = faultyTree(random);
    return { texts, steps: editSteps(random, texts, steps) };
  },
  check: (input, run) => inFolder(asRepository(input.texts), (folder) => liveThrough(folder, input, run)),
  shrink: shrinkSteps,
  show: (input) => JSON.stringify(input, undefined, 1),
});

async function shrinkSteps(input: EditCase, fails: Fails<EditCase>): Promise<EditCase> {
  const steps = await shrinkList(input.steps, (each) => fails({ ...input, steps: each }));
  const texts = await shrinkTexts(input.texts, (each) => fails({ texts: each, steps }));
  return { texts, steps };
}

function liveThrough(folder: string, { steps }: EditCase, { alive }: Run): Promise<undefined> {
  return withServer(folder, async (client) => {
    const editor = new Editor(folder, client);
    const stride = Math.ceil(steps.length / COMPARISONS);
    for (const [index, step] of steps.entries()) {
      await editor.take(step);
      alive();
      if ((index + 1) % stride === 0) await editor.compareWithFresh(index + 1);
    }
    await editor.compareWithFresh(steps.length);
    return undefined;
  });
}

/** The editor's side: what is open, and with which text. */
class Editor {
  readonly #open = new Map<string, string>();

  constructor(
    private readonly folder: string,
    private readonly client: LspClient,
  ) {}

  async take(step: Step): Promise<void> {
    const file = path.join(this.folder, step.file);
    if (step.kind === 'edit') return this.#edit(file, step);
    if (step.kind === 'ask') return this.#ask(file, step.what);
    if (step.kind === 'save') return this.#save(file);
    if (step.kind === 'close') return this.#close(file);
    if (step.kind === 'write') {
      mkdirSync(path.dirname(file), { recursive: true });
      return this.client.write(file, step.text, existsSync(file) ? 'Changed' : 'Created');
    }
    if (existsSync(file)) await this.client.remove(file);
  }

  /** Asks a new server, to which the same texts are open, about everything. */
  async compareWithFresh(count: number): Promise<void> {
    const living = await this.#told(this.client);
    const fresh = await withServer(this.folder, async (client) => {
      for (const [file, text] of this.#open) await client.open(file, text);
      return this.#told(client);
    });
    assert.deepEqual(living, fresh, 'the living server says something else than the fresh one');
    assert.ok(count >= 0);
  }

  async #told(client: LspClient): Promise<unknown> {
    const documents = [];
    for (const file of this.#open.keys())
      documents.push([path.relative(this.folder, file), comparable(await client.pull(file))]);
    return { documents, workspace: await wholeWorkspace(client) };
  }

  async #edit(file: string, { at, remove, insert }: Extract<Step, { kind: 'edit' }>): Promise<void> {
    const text = await this.#textOf(file);
    const start = Math.floor(at * text.length);
    const { change, text: next } = editOf(text, start, Math.min(text.length, start + remove), insert);
    this.#open.set(file, next);
    await this.client.change(file, [change]);
  }

  /** Opens the file when it is not open. */
  async #textOf(file: string): Promise<string> {
    const text = this.#open.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : '');
    if (!this.#open.has(file)) await this.client.open(file, text);
    this.#open.set(file, text);
    return text;
  }

  async #save(file: string): Promise<void> {
    const text = this.#open.get(file);
    if (text === undefined) return;
    mkdirSync(path.dirname(file), { recursive: true });
    await this.client.save(file, text);
    await this.client.tellFiles({ [file]: 'Changed' });
  }

  async #close(file: string): Promise<void> {
    if (this.#open.delete(file)) await this.client.close(file);
  }

  async #ask(file: string, what: Question): Promise<void> {
    const text = await this.#textOf(file);
    const { connection } = this.client;
    const textDocument = { uri: uriOf(file) };
    const position = { line: text.length % 17, character: text.length % 5 };
    if (what === 'diagnostics') await this.client.pull(file);
    if (what === 'workspace') await this.client.pullWorkspace();
    if (what === 'actions') await this.client.actions(file);
    if (what === 'hover') await connection.sendRequest('textDocument/hover', { textDocument, position });
    if (what === 'completion') await connection.sendRequest('textDocument/completion', { textDocument, position });
    if (what === 'lenses') await connection.sendRequest('textDocument/codeLens', { textDocument });
    if (what === 'overview') await connection.sendRequest(overviewRequest, {});
    if (what === 'explain') await connection.sendRequest(explainFileRequest, { uri: textDocument.uri });
  }
}
