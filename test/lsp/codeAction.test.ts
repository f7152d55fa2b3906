import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CodeAction, TextEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LspClient, modernCapabilities, uriOf } from '../support/lspClient';
import { mismatch, mismatchedRfc, noIndex, proposedPath, smallTree } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

/** A text with two safe faults and one that is only suggested. */
const faultyRfc = mismatchedRfc.replace('# RFC: Cached', '# RFC:  Cached').replace('## Risks', '## risks');

/** The text after an action, as an editor would make it. */
function applied(action: CodeAction | undefined, file: string, text: string): string {
  const edits = editsOf(action, file);
  return TextDocument.applyEdits(TextDocument.create(uriOf(file), 'markdown', 1, text), edits);
}

function editsOf(action: CodeAction | undefined, file: string): TextEdit[] {
  assert.ok(action?.edit);
  const [change] = action.edit.documentChanges ?? [];
  if (!change) return action.edit.changes?.[uriOf(file)] ?? [];
  assert.ok('textDocument' in change);
  return change.edits.filter((edit): edit is TextEdit => 'newText' in edit);
}

async function opened(text: string, options: Parameters<typeof LspClient.inFolder>[1] = {}) {
  const { client, folder } = await LspClient.inFolder({ ...smallTree, ...noIndex, [proposedPath]: text }, options);
  const file = path.join(folder, proposedPath);
  await client.open(file);
  return { client, file };
}

describe('quick fixes', () => {
  test('carry the diagnostic, a versioned edit and the expected text', async () => {
    const { client, file } = await opened(mismatchedRfc);
    const [diagnostic] = await client.pull(file);
    const [action, ...others] = await client.actions(file, { only: ['quickfix'] });
    assert.deepEqual(others, []);
    assert.equal(action?.title, 'Change the status to `proposed`');
    assert.equal(action?.kind, 'quickfix');
    assert.deepEqual(action?.diagnostics, [diagnostic]);
    assert.equal(action?.isPreferred, undefined, 'a suggestion is not preferred');
    assert.equal(applied(action, file, mismatchedRfc), proposedRfc);
    const [change] = action?.edit?.documentChanges ?? [];
    assert.deepEqual(change && 'textDocument' in change && change.textDocument, { uri: uriOf(file), version: 1 });
  });

  test('are preferred when safe and the only one', async () => {
    const { client, file } = await opened(faultyRfc);
    const actions = await client.actions(file, { only: ['quickfix'] });
    const preferred = actions.filter(({ isPreferred }) => isPreferred).map(({ diagnostics }) => diagnostics?.[0]?.code);
    assert.deepEqual(preferred, ['header/title', 'skeleton/heading-form']);
  });

  test('of an older text are not offered', async () => {
    const { client, file } = await opened(mismatchedRfc);
    const diagnostics = await client.pull(file);
    await client.change(file, `${mismatchedRfc}\nMore.\n`);
    assert.deepEqual(await client.actions(file, { diagnostics }), []);
    assert.equal((await client.actions(file, { only: ['quickfix'] })).length, 1);
  });

  test('are found by their place for a client that keeps no data, and never for foreign or forged diagnostics', async () => {
    const { client, file } = await opened(mismatchedRfc);
    const [diagnostic] = await client.pull(file);
    assert.ok(diagnostic);
    const { data, ...bare } = diagnostic;
    const count = async (changed: object) => {
      const diagnostics = [{ ...bare, ...changed }];
      return (await client.actions(file, { diagnostics, only: ['quickfix'] })).length;
    };
    assert.deepEqual(data, { version: 1 });
    assert.equal(await count({}), 1);
    assert.equal(await count({ data: { version: null } }), 1);
    assert.equal(await count({ data: {} }), 1, 'as Neovim hands back what it read from the disk');
    for (const forged of [
      { data: 7 },
      { data: { version: '1' } },
      { data: { other: 1 } },
      { source: 'other' },
      { code: 'x/y' },
    ]) {
      assert.equal(await count(forged), 0, JSON.stringify(forged));
    }
    assert.equal(await count({ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } } }), 0);
  });

  test('are plain edits for a client without versioned ones, and nothing for one without literals', async () => {
    const { workspaceEdit, ...workspace } = modernCapabilities.workspace;
    assert.ok(workspaceEdit);
    const { client, file } = await opened(mismatchedRfc, { capabilities: { ...modernCapabilities, workspace } });
    const [action] = await client.actions(file, { only: ['quickfix'] });
    assert.deepEqual(Object.keys(action?.edit ?? {}), ['changes']);
    assert.equal(applied(action, file, mismatchedRfc), proposedRfc);
    const textDocument = { diagnostic: {} };
    const old = await opened(mismatchedRfc, { capabilities: { ...modernCapabilities, textDocument } });
    assert.deepEqual(await old.client.actions(old.file), []);
  });

  test('work in a configuration file', async () => {
    const text = '{\n  "nuon": "ADR"\n}\n';
    const { client, folder } = await LspClient.inFolder({ ...smallTree, 'rfc.config.json': text });
    const file = path.join(folder, 'rfc.config.json');
    await client.open(file);
    const [action] = await client.actions(file, { only: ['quickfix'] });
    assert.equal(applied(action, file, text), text.replace('nuon', 'noun'));
  });

  test('tell an editor with one line ending to switch it', async () => {
    const crlf = proposedRfc.replaceAll('\n', '\r\n');
    const { client, file } = await opened(crlf);
    const [action] = await client.actions(file, { only: ['quickfix'] });
    assert.deepEqual(action?.data, { endsInLf: [uriOf(file)] });
    assert.equal(applied(action, file, crlf), proposedRfc);
  });

  test('follow the text in the editor also when problems follow the saved one', async () => {
    const { client, file } = await opened(proposedRfc, { settings: { '': { run: 'onSave' } } });
    await client.change(file, faultyRfc);
    assert.deepEqual(await client.actions(file, { only: ['quickfix'] }), []);
    const [action] = await client.actions(file, { only: ['source.fixAll'] });
    assert.equal(applied(action, file, faultyRfc), mismatchedRfc);
  });
});

describe('fix all', () => {
  test('makes all safe fixes and no other, in one edit', async () => {
    const { client, file } = await opened(faultyRfc);
    for (const only of [['source.fixAll'], ['source.fixAll.rfc'], ['source']]) {
      const [action, ...others] = await client.actions(file, { only });
      assert.deepEqual(others, []);
      assert.equal(action?.kind, 'source.fixAll.rfc');
      assert.equal(editsOf(action, file).length, 1);
      assert.equal(applied(action, file, faultyRfc), mismatchedRfc);
    }
  });

  test('touches nothing around the fixes, and tears no character apart', async () => {
    const text = proposedRfc.replace('\n\nStatus', '\n \nStatus').replaceAll('\n', '\r\n').replace('Old pages', '😀');
    const { client, file } = await opened(text);
    const [action] = await client.actions(file, { only: ['source.fixAll'] });
    assert.equal(applied(action, file, text), proposedRfc.replace('Old pages', '😀'));
  });

  test('is not offered where nothing is to be fixed, for another kind, or unasked while moving about', async () => {
    const { client, file } = await opened(mismatchedRfc);
    assert.deepEqual(await client.actions(file, { only: ['source.fixAll'] }), []);
    const faulty = await opened(faultyRfc);
    assert.deepEqual(await faulty.client.actions(faulty.file, { only: ['source.organizeImports', 'refactor'] }), []);
    const kinds = async (triggerKind: number) => {
      const actions = await faulty.client.actions(faulty.file, { triggerKind });
      return actions.filter(({ kind }) => kind === 'source.fixAll.rfc').length;
    };
    assert.equal(await kinds(2), 0);
    assert.equal(await kinds(1), 1);
  });
});

describe('rule pages', () => {
  test('are offered once a rule, to a client that has the command', async () => {
    const initializationOptions = { commands: ['rfc.showRule'] };
    const { client, file } = await opened('# RFC: Cached pages\n\nStatus: proposed\n', { initializationOptions });
    const actions = await client.actions(file);
    const pages = actions.filter(({ command }) => command);
    const missing = pages.filter(({ command }) => command?.arguments?.[0] === 'skeleton/missing-section');
    assert.equal(missing.length, 1);
    assert.equal(missing[0]?.title, 'Open the page of skeleton/missing-section');
    assert.deepEqual(missing[0]?.command?.command, 'rfc.showRule');
    assert.equal(missing[0]?.diagnostics?.length, 3);
    assert.equal(actions.indexOf(pages[0] as CodeAction) + pages.length, actions.length, 'after the fixes');
    const plain = await opened(mismatchedRfc);
    assert.deepEqual(
      (await plain.client.actions(plain.file)).filter(({ command }) => command),
      [],
    );
    assert.deepEqual(
      (await plain.client.pull(plain.file)).map(({ code }) => code),
      [mismatch],
    );
  });
});
