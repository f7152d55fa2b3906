import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { MessageType, ResponseError } from 'vscode-languageserver/node';
import { pushCapabilities, ruleOf, uriOf } from '../support/lspClient';
import { type Answer, plainCapabilities, startPlainEditor } from '../support/lspCommands';
import { chinese, english, guide, recordOf, wholePair } from '../support/lspPairs';
import { implementedPath, noIndex, proposedPath } from '../support/lspTexts';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

const moved = 'docs/rfc/implemented/feature/2026-07-10-cache.md';
const tree = { '.git/': '', [proposedPath]: proposedRfc, [implementedPath]: implementedRfc };
const withoutEdits = {
  ...plainCapabilities,
  workspace: { ...plainCapabilities.workspace, applyEdit: false },
};

describe('what the server says it can run', () => {
  test('is the list of its commands', async () => {
    const { client } = await startPlainEditor(tree);
    assert.deepEqual(client.initialized?.capabilities.executeCommandProvider?.commands, [
      'rfc.changeClass',
      'rfc.confirmPair',
      'rfc.createCounterpart',
      'rfc.explainFile',
      'rfc.fixWorkspace',
      'rfc.generateIndex',
      'rfc.move',
      'rfc.new',
      'rfc.normalize',
      'rfc.openCounterpart',
    ]);
  });

  test('is nothing for a client that brings commands of ours, which would be registered twice', async () => {
    const editor = await startPlainEditor(tree, { initializationOptions: { commands: ['rfc.showRule'] } });
    assert.equal(editor.client.initialized?.capabilities.executeCommandProvider, undefined);
    assert.match((await editor.run('rfc.fixWorkspace')).refused ?? '', /no command `rfc\.fixWorkspace`/);
  });
});

describe('workspace/executeCommand', () => {
  test('rfc.move has the editor move an RFC, into a folder that is not there yet', async () => {
    const { [implementedPath]: _, ...alone } = tree;
    const editor = await startPlainEditor(alone);
    const { folder } = editor;
    let folderWasThere = false;
    const { apply } = editor;
    editor.apply = (edit) => {
      folderWasThere = existsSync(path.join(folder, path.dirname(moved)));
      return apply(edit);
    };
    const answer = await editor.run('rfc.move', { uri: uriOf(path.join(folder, proposedPath)), to: 'implemented' });
    assert.match(answer.done ?? '', /^Moved to `implemented\/`\. Files changed: \d\.$/);
    assert.match(readFileSync(path.join(folder, moved), 'utf8'), /^Status: implemented$/m);
    assert.deepEqual(editor.labels, ['Move to implemented/']);
    assert.ok(folderWasThere);
  });

  test('rfc.changeClass moves an RFC to another class', async () => {
    const editor = await startPlainEditor(tree);
    const uri = uriOf(path.join(editor.folder, proposedPath));
    const answer = await editor.run('rfc.changeClass', { uri, className: 'process' });
    assert.match(answer.done ?? '', /^Moved to `process\/`/);
    assert.ok(existsSync(path.join(editor.folder, proposedPath.replace('/feature/', '/process/'))));
  });

  test('rfc.new writes an RFC and shows it, with the caret where its author begins', async () => {
    const editor = await startPlainEditor(tree);
    const answer = await editor.run('rfc.new', { title: 'Seeded runs', className: 'testing', date: '2026-08-02' });
    const file = path.join(editor.folder, 'docs/rfc/proposed/testing/2026-08-02-seeded-runs.md');
    assert.equal(answer.done, 'Written: `2026-08-02-seeded-runs.md`.');
    assert.match(readFileSync(file, 'utf8'), /Seeded runs/);
    assert.equal(editor.shown[0]?.uri, uriOf(file));
    assert.ok(editor.shown[0]?.selection);
  });

  test('rfc.fixWorkspace makes safe fixes, and says so when there are none', async () => {
    const crossed = proposedRfc.replace('Status: proposed', 'Status:  proposed');
    const editor = await startPlainEditor({ ...noIndex, ...tree, [proposedPath]: crossed });
    assert.match((await editor.run('rfc.fixWorkspace')).done ?? '', /Files changed: 1\.$/);
    assert.equal(readFileSync(path.join(editor.folder, proposedPath), 'utf8'), proposedRfc);
    await editor.client.tellFiles({ [path.join(editor.folder, proposedPath)]: 'Changed' });
    assert.match((await editor.run('rfc.fixWorkspace')).done ?? '', /^No RFC has a problem/);
    assert.equal(editor.labels.length, 1);
  });

  test('rfc.normalize says what is left to a person', async () => {
    const old = proposedRfc.replace('Status: proposed', 'Status: undecided').replace('\n\n##', '\n\n\n##');
    const editor = await startPlainEditor({ ...noIndex, ...tree, [proposedPath]: old });
    const answer = await editor.run('rfc.normalize', {});
    assert.ok((answer.left ?? []).length > 0);
    assert.match(JSON.stringify(answer.left), /status\//);
  });

  test('rfc.generateIndex writes the index, by the shorthand of a text too', async () => {
    const editor = await startPlainEditor(tree);
    const answer = await editor.run('rfc.generateIndex', uriOf(path.join(editor.folder, 'docs/rfc')));
    assert.equal(answer.done, 'The index is up to date.');
    assert.match(readFileSync(path.join(editor.folder, 'docs/rfc/INDEX.md'), 'utf8'), /2026-07-10-cache\.md/);
  });

  test('rfc.createCounterpart begins the other language, and rfc.openCounterpart leads to it', async () => {
    const editor = await startPlainEditor(tree);
    const uri = uriOf(path.join(editor.folder, proposedPath));
    assert.match((await editor.run('rfc.openCounterpart', uri)).refused ?? '', /`rfc\.createCounterpart` begins it/);
    assert.ok((await editor.run('rfc.createCounterpart', { uri })).done);
    const other = path.join(editor.folder, proposedPath.replace('.md', '.zh.md'));
    assert.ok(existsSync(other));
    await editor.client.tellFiles({ [other]: 'Created' });
    assert.match((await editor.run('rfc.openCounterpart', uri)).done ?? '', /zh\.md`\.$/);
    assert.equal(editor.shown.at(-1)?.uri, uriOf(other));
  });

  test('rfc.confirmPair writes the record, where structures differ only with `force`', async () => {
    const unequal = english.replace('- two\n', '- two\n\n```sh\nls\n```\n');
    const editor = await startPlainEditor({ '.git/': '', ...noIndex, ...wholePair, [guide.anchor]: unequal });
    const uri = uriOf(path.join(editor.folder, guide.anchor));
    const record = () => readFileSync(path.join(editor.folder, guide.record), 'utf8');
    const { refused } = await editor.run('rfc.confirmPair', { uri });
    assert.match(
      refused ?? '',
      /differ in structure, so nothing is confirmed without `force`\. Places: 1, the first ones: guide\.md:12: /,
    );
    assert.equal(record(), wholePair[guide.record]);
    assert.match((await editor.run('rfc.confirmPair', { uri, force: true })).done ?? '', /^Confirmed: /);
    assert.equal(record(), recordOf(unequal, chinese));
    assert.match((await editor.run('rfc.confirmPair', { uri, force: true })).done ?? '', /^Confirmed already: /);
  });

  test('rfc.explainFile says why a file is linted', async () => {
    const editor = await startPlainEditor(tree);
    const answer = await editor.run('rfc.explainFile', uriOf(path.join(editor.folder, proposedPath)));
    assert.match(answer.done ?? '', /^This file is linted/);
    assert.match((await editor.run('rfc.explainFile', 'no URI')).done ?? '', /no file on this disk/);
  });

  test('works for an editor that lists file operations and nothing else', async () => {
    const workspace = { applyEdit: true, workspaceEdit: { resourceOperations: ['rename', 'create', 'delete'] } };
    const editor = await startPlainEditor(tree, { capabilities: { ...pushCapabilities, workspace } });
    const uri = uriOf(path.join(editor.folder, proposedPath));
    assert.ok((await editor.run('rfc.move', { uri, to: 'implemented' })).done);
    assert.ok(existsSync(path.join(editor.folder, moved)));
  });
});

describe('a command that cannot be run', () => {
  test('tells the user why, and the script that asked', async () => {
    const editor = await startPlainEditor(tree);
    const { refused } = await editor.run('rfc.move', {
      uri: uriOf(path.join(editor.folder, proposedPath)),
      to: 'moon',
    });
    assert.match(refused ?? '', /moon/);
    assert.deepEqual(editor.told(), { type: MessageType.Error, message: refused });
    assert.deepEqual(editor.labels, []);
  });

  test('says what is wrong with its arguments', async () => {
    const editor = await startPlainEditor({ ...noIndex, ...tree });
    const cases: readonly [readonly unknown[], string][] = [
      [['rfc.moev'], 'The server has no command `rfc.moev`; did you mean `rfc.move`?'],
      [['constructor'], 'The server has no command `constructor`.'],
      [[7], 'The request names no command.'],
      [['rfc.move'], '`rfc.move` needs `uri`: the URI of the file that is meant.'],
      [['rfc.move', { uri: 'file:///a.md', to: '' }], '`rfc.move` needs `to`: the name of a lifecycle.'],
      [['rfc.move', { uri: 'file:///a.md', too: 'x' }], '`rfc.move` takes no `too`; did you mean `to`?'],
      [['rfc.fixWorkspace', { all: true }], '`rfc.fixWorkspace` takes no `all`, nor any other argument.'],
      [['rfc.fixWorkspace', 'all'], '`rfc.fixWorkspace` takes an object, not a text.'],
      [
        ['rfc.confirmPair', { uri: 7 }],
        '`rfc.confirmPair` takes `uri` (the URI of the file that is meant) as a text, not `7`.',
      ],
      [
        ['rfc.confirmPair', { uri: 'a', force: 'yes' }],
        '`rfc.confirmPair` takes `force` (to confirm although the structures differ) as true or false, not a text.',
      ],
      [
        ['rfc.confirmPair', { uri: 'a', constructor: 1 }],
        '`rfc.confirmPair` takes no `constructor`, only `uri`, `force`, `trusted`.',
      ],
      [['rfc.confirmPair', []], '`rfc.confirmPair` takes an object, not a list.'],
      [['rfc.confirmPair', {}, {}], '`rfc.confirmPair` takes one argument, an object, and no more.'],
    ];
    for (const [[command, ...args], sentence] of cases) {
      assert.equal((await editor.run(command, ...args)).refused, sentence);
    }
    const send = (params: unknown) => editor.client.connection.sendRequest('workspace/executeCommand', params);
    for (const garbage of [{}, { command: null }, { command: ['rfc.move'] }]) {
      assert.deepEqual(await send(garbage), { refused: 'The request names no command.' }, JSON.stringify(garbage));
    }
    assert.deepEqual(await send({ command: 'rfc.move', arguments: 7 }), {
      refused: '`rfc.move` takes its arguments as a list, not as `7`.',
    });
  });

  test('takes as no arguments whatever a language says for it', async () => {
    const editor = await startPlainEditor({ ...noIndex, ...tree });
    for (const args of [{}, { arguments: null }, { arguments: [] }, { arguments: {} }, { arguments: [null] }]) {
      const params = { command: 'rfc.fixWorkspace', ...args };
      const answer = await editor.client.connection.sendRequest<Answer>('workspace/executeCommand', params);
      assert.match(answer.done ?? '', /^No RFC/);
    }
  });

  test('is told to an editor that makes no edits for a server; what the server writes itself it can have', async () => {
    const editor = await startPlainEditor({ ...tree, ...wholePair }, { capabilities: withoutEdits });
    assert.match((await editor.run('rfc.generateIndex')).refused ?? '', /^This editor makes no edits/);
    const uri = uriOf(path.join(editor.folder, guide.anchor));
    assert.match((await editor.run('rfc.confirmPair', { uri })).done ?? '', /^Confirmed already/);
  });

  test('leaves no empty folder behind when the editor does not make the edit, and gives its reason', async () => {
    const { [implementedPath]: _, ...alone } = tree;
    const editor = await startPlainEditor(alone);
    const request = { uri: uriOf(path.join(editor.folder, proposedPath)), to: 'implemented' };
    const answers: readonly [unknown, string][] = [
      [
        { applied: false, failureReason: 'The buffer is read-only.' },
        'The editor did not make the edit: The buffer is read-only.',
      ],
      [{ applied: false }, 'The editor did not make the edit.'],
      [null, 'The editor did not make the edit.'],
      [new ResponseError(1, 'Not today'), 'The editor did not make the edit: Not today.'],
    ];
    for (const [answer, sentence] of answers) {
      editor.apply = () => answer;
      assert.equal((await editor.run('rfc.move', request)).refused, sentence);
      assert.equal(existsSync(path.join(editor.folder, 'docs/rfc/implemented')), false);
    }
  });
});

test('an edit that cannot switch line endings says so', async () => {
  const editor = await startPlainEditor({ ...noIndex, ...tree });
  const file = path.join(editor.folder, proposedPath);
  writeFileSync(file, proposedRfc.replaceAll('\n', '\r\n'));
  await editor.client.tellFiles({ [file]: 'Changed' });
  const [problem] = (await editor.client.pull(file)).map(ruleOf);
  assert.equal(problem, 'header/line-endings');
  const { notes } = await editor.run('rfc.fixWorkspace');
  assert.deepEqual(
    notes?.map(({ uri }) => uri),
    [uriOf(file)],
  );
  assert.match(notes?.[0]?.text ?? '', /LF/);
});
