import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { WorkspaceEdit } from 'vscode-languageserver/node';
import {
  type CommandFolders,
  changeClassRequest,
  commandFoldersRequest,
  type MoveChoices,
  moveChoicesRequest,
  moveRfcRequest,
  type PlanAnswer,
} from '../../server/src/protocol';
import { assertEdit, assertRefusal, makeEdit, readTree, shapeOf, startAuthoring } from '../support/authoring';
import { modernCapabilities, uriOf } from '../support/lspClient';
import { implementedPath, proposedPath } from '../support/lspTexts';
import { recordOf } from '../support/plans';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

const name = '2026-07-10-cache.md';
const moved = `docs/rfc/implemented/feature/${name}`;
const guide = `# Guide\n\nSee [the cache](rfc/proposed/feature/${name}).\n`;
const tree = {
  '.git/': '',
  [proposedPath]: proposedRfc,
  [implementedPath]: implementedRfc,
  'docs/guide.md': guide,
};

/** What the parts of a change name as their purpose. */
function annotationsOf(change: NonNullable<WorkspaceEdit['documentChanges']>[number]): (string | undefined)[] {
  const parts: readonly object[] = 'kind' in change ? [change] : change.edits;
  return parts.map((part) => ('annotationId' in part ? String(part.annotationId) : undefined));
}

async function started(files: Parameters<typeof startAuthoring>[0] = tree, options = {}) {
  const { client, folder } = await startAuthoring(files, options);
  const ask = (method: string, params: object) =>
    client.connection.sendRequest<PlanAnswer>(method, { uri: uriOf(path.join(folder, proposedPath)), ...params });
  return { client, folder, ask };
}

describe('rfc/move', () => {
  test('edits texts, then renames, then creates the index; links lead on', async () => {
    const { client, folder, ask } = await started();
    const answer = assertEdit(await ask(moveRfcRequest, { to: 'implemented' }));
    assert.deepEqual(shapeOf(answer), ['text', 'rename', 'create', 'text']);
    makeEdit(answer.edit);
    const after = readTree(folder);
    assert.equal(after[proposedPath], undefined);
    assert.match(after[moved] ?? '', /^Status: implemented$/m);
    assert.match(after[moved] ?? '', /^## Decision$/m);
    assert.match(after['docs/guide.md'] ?? '', new RegExp(`\\(rfc/implemented/feature/${name}\\)`));
    assert.match(after['docs/rfc/INDEX.md'] ?? '', new RegExp(`implemented/feature/${name}`));
    const [from, to] = [proposedPath, moved].map((file) => path.join(folder, file)) as [string, string];
    await client.tellFiles({ [from]: 'Deleted', [to]: 'Created' });
    await client.open(to);
    assert.deepEqual(await client.rules(to), ['index/duplicate-title'], 'all texts here have the same one');
  });

  test('every change says what it is for; when a preview is wanted, one that changes nothing asks for it', async () => {
    const { ask } = await started();
    for (const preview of [false, true]) {
      const { edit } = assertEdit(await ask(moveRfcRequest, { to: 'implemented', preview }));
      const annotations = edit.changeAnnotations ?? {};
      assert.ok(Object.keys(annotations).length >= 3);
      const asking = Object.values(annotations).filter(({ needsConfirmation }) => needsConfirmation);
      assert.equal(asking.length, preview ? 1 : 0);
      for (const id of (edit.documentChanges ?? []).flatMap(annotationsOf))
        assert.ok(id !== undefined && id in annotations);
    }
  });

  test('the text in the editor counts, unsaved and with CRLF, and its version comes along', async () => {
    const { client, folder, ask } = await started(tree, { settings: { '': { run: 'onSave' } } });
    const file = path.join(folder, 'docs/guide.md');
    const unsaved = `Another line.\r\n\r\n${guide.replaceAll('\n', '\r\n')}`;
    await client.open(file, unsaved);
    const { edit } = assertEdit(await ask(moveRfcRequest, { to: 'implemented' }));
    makeEdit(edit, new Map([[file, unsaved]]));
    assert.equal(readFileSync(file, 'utf8'), unsaved.replace('rfc/proposed/', 'rfc/implemented/'));
  });

  test('takes the whole pair along and records it anew when asked to', async () => {
    const zh = proposedRfc.replace('Cached pages', '页面缓存');
    const files = {
      ...tree,
      [proposedPath.replace('.md', '.zh.md')]: zh,
      [proposedPath.replace('.md', '.i18n.yaml')]: recordOf(proposedPath, proposedRfc, zh),
    };
    const { folder, ask } = await started(files);
    const request = { to: 'rejected', reason: 'too late' };
    const first = assertEdit(await ask(moveRfcRequest, request));
    assert.equal(first.canConfirmPairs, true);
    const second = assertEdit(await ask(moveRfcRequest, { ...request, confirmPairs: true }));
    assert.equal(second.canConfirmPairs, false);
    makeEdit(second.edit);
    for (const end of ['.md', '.zh.md', '.i18n.yaml']) {
      assert.ok(existsSync(path.join(folder, `docs/rfc/rejected/feature/2026-07-10-cache${end}`)), end);
    }
  });

  test('refuses in one sentence', async () => {
    const { folder, ask } = await started();
    const refused = async (params: object) => assertRefusal(await ask(moveRfcRequest, params));
    assert.match(await refused({ to: 'rejected' }), /reason/);
    assert.match(await refused({ to: 'rejected', reason: 'one\ntwo' }), /one line/);
    assert.match(await refused({ to: 'elsewhere' }), /elsewhere/);
    assert.match(await refused({ to: 'proposed', uri: uriOf(path.join(folder, implementedPath)) }), /superseded/);
    assert.match(await refused({ to: 'implemented', uri: uriOf(path.join(folder, 'docs/guide.md')) }), /no RFC/);
    for (const garbage of [{}, { to: 7 }, { to: 'implemented', uri: 7 }, { to: 'implemented', uri: 'nowhere' }]) {
      await refused(garbage);
    }
  });

  test('is refused for a client that cannot rename files in an edit', async () => {
    const { ask } = await started(tree, { capabilities: modernCapabilities });
    assert.match(assertRefusal(await ask(moveRfcRequest, { to: 'implemented' })), /editor/);
  });

  test('the index that exists is edited, not created', async () => {
    const { folder, ask } = await started();
    makeEdit(assertEdit(await ask(moveRfcRequest, { to: 'implemented' })).edit);
    const uri = uriOf(path.join(folder, moved));
    const answer = assertEdit(await ask(changeClassRequest, { uri, className: 'process' }));
    assert.deepEqual(shapeOf(answer), ['text', 'rename']);
  });
});

test('rfc/changeClass moves to another class and refuses the same and unknown ones', async () => {
  const { folder, ask } = await started();
  makeEdit(assertEdit(await ask(changeClassRequest, { className: 'process' })).edit);
  const after = readTree(folder);
  assert.equal(after[`docs/rfc/proposed/process/${name}`], proposedRfc);
  assert.match(after['docs/guide.md'] ?? '', /proposed\/process/);
  const uri = uriOf(path.join(folder, implementedPath));
  assert.match(assertRefusal(await ask(changeClassRequest, { uri, className: 'feature' })), /already/);
  assert.match(assertRefusal(await ask(changeClassRequest, { uri, className: 'poetry' })), /poetry/);
});

test('rfc/move folds the section that can be folded', async () => {
  const { folder, ask } = await started();
  const uri = uriOf(path.join(folder, proposedPath));
  const answer = await ask(moveRfcRequest, { uri, to: 'implemented', folds: true });
  makeEdit(assertEdit(answer).edit);
  assert.doesNotMatch(readTree(folder)[moved] ?? '## Verification', /## (?:Verification|Acceptance criteria)/);
});

test('rfc/moveChoices lists moves and classes, or says why there are none', async () => {
  const { client, folder, ask } = await started();
  const choices = await client.connection.sendRequest<MoveChoices>(moveChoicesRequest, {
    uri: uriOf(path.join(folder, proposedPath)),
  });
  assert.deepEqual(
    choices.moves.map((move) => [move.name, move.asksReason, move.folding]),
    [
      ['implemented', false, { from: 'Acceptance criteria', into: 'Consequences' }],
      ['rejected', true, undefined],
    ],
  );
  assert.ok(choices.classes.length === 5 && choices.classes.every((one) => one.name !== 'feature'));
  const guideUri = uriOf(path.join(folder, 'docs/guide.md'));
  assert.match(assertRefusal(await ask(moveChoicesRequest, { uri: guideUri })), /no RFC/);
  for (const uri of [7, 'nowhere', null]) assertRefusal(await ask(moveChoicesRequest, { uri }));
});

test('rfc/commandFolders names lifecycle and class folders, and the files that speak of the root', async () => {
  const { client, folder } = await started();
  const found = await client.connection.sendRequest<CommandFolders>(commandFoldersRequest, null);
  const has = (uris: readonly string[], below: string) => uris.includes(uriOf(path.join(folder, 'docs/rfc', below)));
  assert.ok(has(found.starting, 'proposed') && has(found.starting, 'implemented/feature'));
  assert.ok(!has(found.starting, 'rejected') && !has(found.moving, 'implemented/feature'));
  assert.ok(has(found.moving, 'proposed/feature') && has(found.classed, 'rejected/feature'));
  assert.ok(has(found.frontPages, 'INDEX.md') && has(found.frontPages, 'README.md'));
});
