import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { fixWorkspaceRequest, type PlanAnswer } from '../../server/src/protocol';
import { assertEdit, makeEdit, readTree, startAuthoring } from '../support/authoring';
import { uriOf } from '../support/lspClient';
import { implementedPath, noIndex, proposedPath, rulesOff, smallTree } from '../support/lspTexts';
import { implementedRfc, proposedRfc } from '../support/rfcTexts';

const misspelt = proposedRfc.replace('## Risks', '## risks');

test('every safe fix of every file is made, and a suggestion is not', async () => {
  const suggested = implementedRfc.replace('Status: implemented', 'Status: proposed');
  const files = { ...smallTree, ...noIndex, [proposedPath]: misspelt, [implementedPath]: suggested };
  const { client, folder } = await startAuthoring(files);
  const answer = assertEdit(await client.connection.sendRequest<PlanAnswer>(fixWorkspaceRequest, {}));
  assert.equal(answer.fileCount, 1);
  makeEdit(answer.edit);
  assert.equal(readTree(folder)[proposedPath], proposedRfc);
  assert.equal(readTree(folder)[implementedPath], suggested);
  assert.equal(assertEdit(await client.connection.sendRequest<PlanAnswer>(fixWorkspaceRequest, {})).fileCount, 0);
});

test('the unsaved text counts, whichever text the diagnostics follow', async () => {
  const { client, folder } = await startAuthoring(smallTree, { settings: { '': { run: 'onSave' } } });
  const file = path.join(folder, proposedPath);
  await client.open(file, misspelt);
  const { edit } = assertEdit(await client.connection.sendRequest<PlanAnswer>(fixWorkspaceRequest, {}));
  makeEdit(edit, new Map([[file, misspelt]]));
  assert.equal(readTree(folder)[proposedPath], proposedRfc);
});

test('a file that turns from CRLF to LF is named, as an edit of its text cannot say so', async () => {
  const { client, folder } = await startAuthoring({
    ...smallTree,
    [proposedPath]: proposedRfc.replaceAll('\n', '\r\n'),
  });
  const answer = assertEdit(await client.connection.sendRequest<PlanAnswer>(fixWorkspaceRequest, {}));
  assert.deepEqual(answer.endsInLf, [uriOf(path.join(folder, proposedPath))]);
});

test('a hidden byte-order mark does not shift the first line', async () => {
  const { client, folder } = await startAuthoring({
    ...smallTree,
    [proposedPath]: `\uFEFF${proposedRfc.replace('# RFC: ', '# RFC:  ')}`,
  });
  const { edit } = assertEdit(await client.connection.sendRequest<PlanAnswer>(fixWorkspaceRequest, {}));
  const [change] = edit.documentChanges ?? [];
  assert.ok(change && 'edits' in change);
  const ends = change.edits.map((one) => ('range' in one ? one.range.end.character : -1));
  assert.ok(
    ends.every((end) => end <= '# RFC:  Cached pages'.length),
    JSON.stringify(change.edits),
  );
  assert.equal(folder.length > 0, true);
});

test('nothing is fixed that is switched off, by configuration or by setting', async () => {
  const config = { 'rfc.config.json': rulesOff('skeleton/heading-form') };
  const quiet = await startAuthoring({ ...smallTree, [proposedPath]: misspelt, ...config });
  const off = await startAuthoring({ ...smallTree, [proposedPath]: misspelt }, { settings: { '': { enable: false } } });
  for (const { client } of [quiet, off]) {
    assert.equal(assertEdit(await client.connection.sendRequest<PlanAnswer>(fixWorkspaceRequest, {})).fileCount, 0);
  }
});
