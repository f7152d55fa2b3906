import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CodeAction, WorkspaceEdit } from 'vscode-languageserver/node';
import { defineRule } from '../../server/src/engine/rule';
import { fixWorkspaceRequest, type PlanAnswer } from '../../server/src/protocol';
import { assertEdit, makeEdit, readTree, resolvingCapabilities, shapeOf, startAuthoring } from '../support/authoring';
import { git } from '../support/git';
import { modernCapabilities } from '../support/lspClient';
import { noIndex, proposedPath } from '../support/lspTexts';
import { fileLister, JUNK, LIST } from '../support/reachingRule';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';
import { withRule } from '../support/withRule';

const ODD = 'docs/rfc/proposed/feature/2026-07-10-Cache.md';
const KEBAB = 'docs/rfc/proposed/feature/2026-07-10-cache.md';
const guide = '# Guide\n\nSee [the cache](rfc/proposed/feature/2026-07-10-Cache.md).\n';
const oddTree = { '.git/': '', ...noIndex, [ODD]: proposedRfc, 'docs/guide.md': guide };

/** A client on a folder with one document open, and what it is offered there. */
async function offered(files: Parameters<typeof startAuthoring>[0], name: string, options: object = {}) {
  const { client, folder } = await startAuthoring(files, { capabilities: resolvingCapabilities, ...options });
  const file = path.join(folder, name);
  await client.open(file);
  const actions = await client.actions(file, { only: ['quickfix'] });
  const resolve = (action: CodeAction | undefined) =>
    client.connection.sendRequest<CodeAction>('codeAction/resolve', action);
  const said = () =>
    client.notifications.flatMap(({ method, params }) =>
      method === 'window/showMessage' ? [(params as { message: string }).message] : [],
    );
  return { client, folder, file, actions, resolve, said };
}

function titled(actions: readonly CodeAction[], title: string): CodeAction {
  return actions.find((action) => action.title === title) ?? assert.fail(actions.map((each) => each.title).join(', '));
}

function labelsOf(edit: WorkspaceEdit | undefined): string[] {
  return Object.values(edit?.changeAnnotations ?? {}).map(({ label }) => label);
}

describe('a repair that renames', () => {
  const title = 'Rename to `2026-07-10-cache.md`';

  test('is offered without its edit, which takes links along and asks to be looked at', async () => {
    const { actions, file, folder, resolve } = await offered(oddTree, ODD);
    const action = titled(actions, title);
    assert.equal(action.edit, undefined);
    const { edit } = await resolve(action);
    assert.ok(edit);
    assert.deepEqual(shapeOf({ edit }), ['text', 'rename']);
    assert.deepEqual(labelsOf(edit).slice(0, 2), ['Update links and index', title]);
    const asking = Object.values(edit.changeAnnotations ?? {}).filter(({ needsConfirmation }) => needsConfirmation);
    assert.deepEqual(asking.length, 1, 'one change that does nothing asks, so that all others are ticked');
    makeEdit(edit, new Map([[file, proposedRfc]]));
    const after = readTree(folder);
    assert.equal(after[KEBAB], proposedRfc);
    assert.equal(after['docs/guide.md'], guide.replace('Cache.md', 'cache.md'));
  });

  test('comes with its edit for a client that resolves nothing, and not at all for one that moves no files', async () => {
    const whole = await offered(oddTree, ODD, { capabilities: undefined });
    assert.ok(!whole.actions.some((action) => action.title === title), 'the default client moves no files');
    const { textDocument } = modernCapabilities;
    const eager = await offered(oddTree, ODD, { capabilities: { ...resolvingCapabilities, textDocument } });
    const { edit } = titled(eager.actions, title);
    assert.deepEqual(edit && shapeOf({ edit }), ['text', 'rename']);
  });

  test('that cannot be made says why, and so does one of a text that has changed', async () => {
    const { actions, client, file, resolve, said } = await offered({ ...oddTree, [KEBAB]: proposedRfc }, ODD);
    const action = titled(actions, title);
    assert.equal((await resolve(action)).edit, undefined);
    assert.match(said()[0] ?? '', /exists already.* Nothing was done\.$/);
    await client.change(file, `${proposedRfc}\nMore.\n`);
    assert.equal((await resolve(action)).edit, undefined);
    assert.match(said()[1] ?? '', /has changed meanwhile/);
  });

  test('garbage is handed back as it came', async () => {
    const { actions, resolve } = await offered(oddTree, ODD);
    const action = titled(actions, title);
    for (const data of [
      undefined,
      7,
      {},
      { fix: 7 },
      { fix: { uri: 'x' } },
      { fix: { ...action.data.fix, at: 'x' } },
    ]) {
      const forged = { title: 'x', ...(data === undefined ? {} : { data }) };
      assert.deepEqual(await resolve(forged), forged);
    }
    const elsewhere = { title: 'x', data: { fix: { ...action.data.fix, at: 99 } } };
    assert.deepEqual(await resolve(elsewhere), elsewhere);
  });

  test('has the day on which git first saw the file', async () => {
    const name = 'docs/rfc/proposed/feature/cache.md';
    const { client, folder, file } = await offered({ ...noIndex, [name]: proposedRfc }, name);
    git(folder, 'init', '--quiet');
    git(folder, 'add', '--all');
    git(folder, '-c', 'core.hooksPath=/dev/null', 'commit', '--quiet', '-m', 'x', '--date=2025-12-24T12:00:00');
    const [action] = (await client.actions(file, { only: ['quickfix'] })).filter(({ title }) =>
      /git first/.test(title),
    );
    const { edit } = await client.connection.sendRequest<CodeAction>('codeAction/resolve', action);
    makeEdit(edit, new Map([[file, proposedRfc]]));
    assert.ok(readTree(folder)['docs/rfc/proposed/feature/2025-12-24-cached-pages.md']);
  });
});

describe('a repair of another file', () => {
  test('of a folder is offered on the file that shows the problem', async () => {
    const inside = 'docs/rfc/drafts/note.md';
    const { actions, folder, resolve } = await offered({ '.git/': '', ...noIndex, [inside]: '# Note\n' }, inside);
    const { edit } = await resolve(titled(actions, 'Allow the folder `drafts/` in the configuration'));
    assert.deepEqual(
      Object.values(edit?.changeAnnotations ?? {}).map((each) => each.needsConfirmation),
      [false],
    );
    makeEdit(edit);
    assert.deepEqual(JSON.parse(readTree(folder)['rfc.config.json'] ?? ''), {
      index: { mode: 'off' },
      allow: { folders: ['drafts'] },
    });
  });

  test('moves the file to the folder that the status names', async () => {
    const text = implementedRfc;
    const { actions, file, folder, resolve } = await offered(
      { '.git/': '', ...noIndex, [proposedPath]: text },
      proposedPath,
    );
    const { edit } = await resolve(titled(actions, 'Move the file to `implemented/`'));
    makeEdit(edit, new Map([[file, text]]));
    assert.equal(readTree(folder)[proposedPath.replace('proposed', 'implemented')], text);
  });

  test('counts characters as an editor does that hides a byte-order mark', async () => {
    const other = 'docs/other.md';
    const step = { kind: 'edit', path: other, edits: [{ span: { start: 1, end: 6 }, text: '# New' }] } as const;
    const pointer = defineRule({
      id: 'other/file',
      summary: 'The other file must be new.',
      severity: 'error',
      fix: 'suggestion',
      messages: { old: 'old', change: 'change' }, // texts come with the program, so ids stand for them
      check: ({ report }) => report('old', { start: 0, end: 1 }, {}, { fixes: [{ title: 'change', steps: [step] }] }),
    });
    await withRule(pointer, async () => {
      const files = { '.git/': '', ...noIndex, [proposedPath]: proposedRfc, [other]: '\uFEFF# Old\n' };
      const { actions, resolve } = await offered(files, proposedPath);
      const { edit } = await resolve(titled(actions, 'change'));
      const [change] = edit?.documentChanges ?? [];
      assert.ok(change && 'edits' in change);
      assert.deepEqual('range' in (change.edits[0] ?? {}) && (change.edits[0] as { range: unknown }).range, {
        start: { line: 0, character: 0 },
        end: { line: 0, character: 5 },
      });
    });
  });
});

test('Fix Workspace makes safe repairs that create and delete, for a client that can', async () => {
  const files = { '.git/': '', ...noIndex, [proposedPath]: proposedRfc, [JUNK]: 'x' };
  await withRule(fileLister, async () => {
    const { client, folder } = await startAuthoring(files);
    const answer = assertEdit(await client.connection.sendRequest<PlanAnswer>(fixWorkspaceRequest, {}));
    assert.deepEqual([shapeOf(answer), answer.fileCount], [['delete', 'create', 'text'], 2]);
    makeEdit(answer.edit);
    const after = readTree(folder);
    assert.deepEqual([after[LIST], after[JUNK]], [`${proposedPath}\n`, undefined]);
    const plain = await startAuthoring(files, { capabilities: modernCapabilities });
    const none = assertEdit(await plain.client.connection.sendRequest<PlanAnswer>(fixWorkspaceRequest, {}));
    assert.equal(none.fileCount, 0);
  });
});
