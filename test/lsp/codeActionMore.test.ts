import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CodeAction } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LspClient, uriOf } from '../support/lspClient';
import { mismatchedRfc, proposedPath, smallTree } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

async function opened(text: string, options: Parameters<typeof LspClient.inFolder>[1] = {}) {
  const { client, folder } = await LspClient.inFolder({ ...smallTree, [proposedPath]: text }, options);
  const file = path.join(folder, proposedPath);
  await client.open(file);
  return { client, file };
}

/** The text after an action, which must be a versioned edit of the document. */
function applied(action: CodeAction | undefined, file: string, text: string): string {
  const [change] = action?.edit?.documentChanges ?? [];
  assert.ok(change && 'textDocument' in change);
  assert.deepEqual(change.textDocument, { uri: uriOf(file), version: 1 });
  const edits = change.edits.filter((edit) => 'newText' in edit);
  return TextDocument.applyEdits(TextDocument.create(uriOf(file), 'markdown', 1, text), edits);
}

describe('disable a rule', () => {
  test('on a line, without a second word about it', async () => {
    const text = proposedRfc.replace('## Risks', '## risks');
    const { client, file } = await opened(text);
    const actions = await client.actions(file, { only: ['quickfix'] });
    const action = actions.find(({ title }) => title === 'Disable skeleton/heading-form on this line');
    const after = applied(action, file, text);
    assert.equal(after, text.replace('## risks', '<!-- rfc-disable-next-line skeleton/heading-form -->\n## risks'));
    assert.equal(action?.kind, 'quickfix');
    assert.equal(action?.isPreferred, undefined);
    assert.deepEqual(
      action?.diagnostics?.map(({ code }) => code),
      ['skeleton/heading-form'],
    );
    await client.change(file, after);
    assert.deepEqual(await client.rules(file), ['config/parity']);
  });

  test('in the file for what is reported on line 1, once for all problems of the rule', async () => {
    const text = '# RFC: A\n\nStatus: proposed\n\n## Problem\n\nx\n';
    const { client, file } = await opened(text);
    const actions = await client.actions(file, { only: ['quickfix'] });
    const disabling = actions.filter(({ title }) => title.startsWith('Disable skeleton/missing-section'));
    assert.deepEqual(
      disabling.map(({ title, diagnostics }) => [title, diagnostics?.length]),
      [['Disable skeleton/missing-section in this file', 3]],
    );
    const after = applied(disabling[0], file, text);
    assert.ok(after.includes('\n\n<!-- rfc-disable skeleton/missing-section -->\n\n## Problem\n'));
  });

  test('is not offered where no comment helps, for stale problems, and in a configuration', async () => {
    const { client, file } = await opened(mismatchedRfc);
    const titles = async (...args: Parameters<typeof client.actions>) =>
      (await client.actions(...args)).map(({ title }) => title).filter((title) => title.startsWith('Disable'));
    assert.deepEqual(await titles(file), []);
    const faulty = await opened(proposedRfc.replace('## Risks', '## risks'));
    const diagnostics = await faulty.client.pull(faulty.file);
    await faulty.client.change(faulty.file, `${proposedRfc}\n`);
    const stale = await faulty.client.actions(faulty.file, { diagnostics });
    assert.deepEqual(
      stale.filter(({ title }) => title.startsWith('Disable')),
      [],
    );
    const { client: other, folder } = await LspClient.inFolder({ ...smallTree, 'rfc.config.json': '{ "nuon": 1 }' });
    await other.open(path.join(folder, 'rfc.config.json'));
    const inConfig = await other.actions(path.join(folder, 'rfc.config.json'));
    assert.deepEqual(
      inConfig.filter(({ title }) => title.startsWith('Disable')),
      [],
    );
  });

  test('comes after the fixes and before the page', async () => {
    const initializationOptions = { commands: ['rfc.showRule'] };
    const { client, file } = await opened(proposedRfc.replace('## Risks', '## risks'), { initializationOptions });
    const actions = await client.actions(file, { only: ['quickfix'] });
    assert.deepEqual(
      actions.map(({ title }) => title.split(' ')[0]),
      ['Rewrite', 'Disable', 'Open'],
    );
  });
});

describe('fix all problems of a rule', () => {
  test('mends what that rule found and nothing else', async () => {
    const text = proposedRfc
      .replace('## Risks', '## risks')
      .replace('## Proposal', '## proposal')
      .replace('RFC: C', 'RFC:  C');
    const { client, file } = await opened(text);
    const actions = await client.actions(file, { only: ['quickfix'] });
    const fixing = actions.filter(({ title }) => title.startsWith('Fix all'));
    assert.deepEqual(
      fixing.map(({ title, diagnostics }) => [title, diagnostics?.length]),
      [['Fix all skeleton/heading-form problems in this file', 2]],
    );
    assert.equal(applied(fixing[0], file, text), proposedRfc.replace('RFC: C', 'RFC:  C'));
  });

  test('is offered from any one of them', async () => {
    const text = proposedRfc.replace('## Risks', '## risks').replace('## Proposal', '## proposal');
    const { client, file } = await opened(text);
    const [first] = await client.pull(file);
    assert.ok(first);
    const actions = await client.actions(file, { diagnostics: [first] });
    const fixing = actions.find(({ title }) => title.startsWith('Fix all skeleton'));
    assert.equal(applied(fixing, file, text), proposedRfc);
  });
});
