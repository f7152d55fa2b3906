import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { createCounterpartRequest, type PlanAnswer } from '../../server/src/protocol';
import { assertEdit, assertRefusal, makeEdit, readTree, shapeOf, startAuthoring } from '../support/authoring';
import { uriOf } from '../support/lspClient';

const anchor = 'docs/guide.md';
const text = '# Guide\n\nText with [a link](a.md).\n\n## Problem\n\n- one\n';

async function ask(client: Awaited<ReturnType<typeof startAuthoring>>['client'], uri: string): Promise<PlanAnswer> {
  return client.connection.sendRequest<PlanAnswer>(createCounterpartRequest, { uri });
}

describe('rfc/createCounterpart', () => {
  test('creates the other side, links both, and says where to translate', async () => {
    const { client, folder } = await startAuthoring({ [anchor]: text });
    const answer = assertEdit(await ask(client, uriOf(path.join(folder, anchor))));
    const created = path.join(folder, 'docs/guide.zh.md');
    assert.equal(answer.open?.uri, uriOf(created));
    assert.deepEqual(answer.open?.stops, [{ start: { line: 4, character: 0 }, end: { line: 4, character: 4 } }]);
    assert.deepEqual(shapeOf(answer), ['text', 'create', 'text']);
    makeEdit(answer.edit);
    assert.equal(
      readFileSync(created, 'utf8'),
      '# Guide\n\n[English](guide.md) | 中文\n\nTODO [a link](a.md)\n\n## 问题\n\n- one\n',
    );
    assert.match(readTree(folder)[anchor] ?? '', /^# Guide\n\nEnglish \| \[中文\]\(guide\.zh\.md\)\n\nText/);
    assert.match(answer.notes[0]?.text ?? '', /incomplete/);
  });

  test('reads what is typed and not saved', async () => {
    const { client, folder } = await startAuthoring({ [anchor]: text });
    await client.open(path.join(folder, anchor), '# Guide\n\n## Decision\n');
    const answer = assertEdit(await ask(client, uriOf(path.join(folder, anchor))));
    makeEdit({ documentChanges: (answer.edit.documentChanges ?? []).slice(1) });
    assert.match(readFileSync(path.join(folder, 'docs/guide.zh.md'), 'utf8'), /\n## 决策\n$/);
  });

  test('refuses in a sentence', async () => {
    const { client, folder } = await startAuthoring({ [anchor]: text, 'docs/guide.zh.md': '' });
    assert.match(assertRefusal(await ask(client, uriOf(path.join(folder, anchor)))), /exists already/);
    assert.match(assertRefusal(await ask(client, 'untitled:x')), /no file on disk/);
    const nothing = await client.connection.sendRequest<PlanAnswer>(createCounterpartRequest, {});
    assert.match(assertRefusal(nothing), /cannot be understood/);
  });

  test('refuses a client that creates no files', async () => {
    const { client, folder } = await startAuthoring({ [anchor]: text }, { capabilities: {} });
    assert.match(assertRefusal(await ask(client, uriOf(path.join(folder, anchor)))), /cannot create/);
  });
});
