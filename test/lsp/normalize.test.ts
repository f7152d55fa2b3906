import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { type NormalizeAnswer, normalizeRequest } from '../../server/src/protocol';
import { assertEdit, assertRefusal, makeEdit, readTree, startAuthoring } from '../support/authoring';
import { modernCapabilities, uriOf } from '../support/lspClient';
import { smallTree } from '../support/lspTexts';

const old = 'docs/rfc/implemented/feature/2026-06-20-old.md';
const legacy = `# Old pages

Status: implemented (accepted 2026-06-20)

## Context

Pages were slow.

## What shipped

They are kept.

## What we gave up

Freshness.
`;

async function started(options = {}) {
  const { client, folder } = await startAuthoring({ ...smallTree, [old]: legacy }, options);
  const ask = (params: object) => client.connection.sendRequest<NormalizeAnswer>(normalizeRequest, params);
  return { client, folder, ask };
}

test('old documents are brought into the format, and what is left has its reason', async () => {
  const { folder, ask } = await started();
  const answer = assertEdit(await ask({}));
  makeEdit(answer.edit);
  const after = readTree(folder)[old] ?? '';
  assert.match(after, /^# RFC: Old pages\n\nStatus: implemented\n\n## Problem\n/);
  assert.match(after, /^## Decision$[\s\S]*^## Consequences$/m);
  const left = answer.left.filter(({ uri }) => uri === uriOf(path.join(folder, old)));
  assert.ok(left.some(({ rule, isError }) => rule === 'alternatives/missing' && isError));
  assert.ok(left.every(({ reason, message }) => /\.$/.test(reason) && message !== ''));
  assert.equal(assertEdit(await ask({})).fileCount, 0, 'a second run changes nothing');
});

test('the comment for old documents is appended when asked for', async () => {
  const { folder, ask } = await started();
  makeEdit(assertEdit(await ask({ grandfather: true })).edit);
  assert.match(readTree(folder)[old] ?? '', /alternatives-not-recorded/);
});

test('it can be limited to a folder', async () => {
  const { folder, ask } = await started();
  const uri = uriOf(path.join(folder, 'docs/rfc/proposed'));
  assert.equal(assertEdit(await ask({ uri })).fileCount, 0);
  assertRefusal(await ask({ uri: 'nowhere' }));
});

test('it is refused for a client that cannot create files in an edit', async () => {
  const { ask } = await started({ capabilities: modernCapabilities });
  assert.match(assertRefusal(await ask({})), /editor/);
});
