import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { indexOf } from '../support/indexed';
import { LspClient } from '../support/lspClient';
import { proposedPath } from '../support/lspTexts';
import { proposedRfc } from '../support/rfcTexts';

const anchors = { 'rfc.config.json': '{ "index": { "mode": "off" }, "markdown": { "anchors": true } }' };

describe('a verdict on a document that rests on other files', () => {
  test('follows the target of a link as it comes, goes and is renamed', async () => {
    const { client, folder } = await LspClient.inFolder({
      '.git/': '',
      'docs/guide.md': '# Guide\n\n[A](a.md) and [B](b.png)\n',
    });
    const guide = path.join(folder, 'docs/guide.md');
    const target = path.join(folder, 'docs/a.md');
    await client.open(guide);
    assert.deepEqual(await client.rules(guide), ['link/broken', 'link/broken']);
    await client.write(target, '# A\n', 'Created');
    assert.deepEqual(await client.rules(guide), ['link/broken']);
    await client.write(path.join(folder, 'docs/b.png'), '', 'Created');
    assert.deepEqual(await client.rules(guide), []);
    await client.remove(target);
    assert.deepEqual(await client.workspaceRules(), { 'docs/guide.md': ['link/broken'] });
  });

  test('follows a heading that is typed in another document, and asks the client to look again', async () => {
    const { client, folder } = await LspClient.inFolder({
      ...anchors,
      'docs/guide.md': '# Guide\n\n[There](a.md#part-two)\n',
      'docs/a.md': '# A\n\n## Part two\n\nText.\n',
    });
    const guide = path.join(folder, 'docs/guide.md');
    const other = path.join(folder, 'docs/a.md');
    await client.open(guide);
    await client.open(other);
    assert.deepEqual(await client.rules(guide), []);
    const { refreshes } = client;
    await client.change(other, '# A\n\n## Part three\n\nText.\n');
    await client.waitUntil(() => client.refreshes > refreshes);
    assert.deepEqual(await client.rules(guide), ['link/broken-anchor']);
    const seen = client.refreshes;
    await client.change(other, '# A\n\n## Part three\n\nMore text.\n');
    await client.change(other, '# A\n\n## Part two\n\nMore text.\n');
    await client.waitUntil(() => client.refreshes > seen);
    assert.deepEqual(await client.rules(guide), []);
  });
});

describe('an index', () => {
  const listed = { 'proposed/feature/2026-07-10-cache.md': 'Cached pages' };
  const tree = {
    'rfc.config.json': '{}',
    [proposedPath]: proposedRfc,
    'docs/rfc/README.md': '# RFCs\n',
    'docs/rfc/INDEX.md': indexOf(listed),
  };

  test('is stale by what is on the disk: a title that is typed counts once it is saved', async () => {
    const { client, folder } = await LspClient.inFolder(tree);
    const index = path.join(folder, 'docs/rfc/INDEX.md');
    const rfc = path.join(folder, proposedPath);
    await client.open(index);
    await client.open(rfc);
    assert.deepEqual(await client.rules(index), []);
    const other = proposedRfc.replace('Cached pages', 'Kept pages');
    await client.change(rfc, other);
    assert.deepEqual(await client.rules(index), []);
    writeFileSync(rfc, other);
    await client.save(rfc, other);
    assert.deepEqual(await client.rules(index), ['index/stale']);
  });

  test('says of an edit that it will be lost, also when another file changes at once', async () => {
    const { client, folder } = await LspClient.inFolder(tree);
    const index = path.join(folder, 'docs/rfc/INDEX.md');
    const rfc = path.join(folder, proposedPath);
    await client.open(index);
    assert.deepEqual(await client.rules(index), []);
    await client.change(index, `${indexOf(listed)}More.\n`);
    await client.write(rfc, proposedRfc.replace('Cached pages', 'Kept pages'), 'Changed');
    assert.ok((await client.rules(index)).includes('index/manual-edit'));
  });

  test('says of an edit that it will be lost, until it is undone', async () => {
    const { client, folder } = await LspClient.inFolder(tree);
    const index = path.join(folder, 'docs/rfc/INDEX.md');
    const text = indexOf(listed);
    await client.open(index);
    await client.change(index, `${text}More.\n`);
    assert.ok((await client.rules(index)).includes('index/manual-edit'));
    await client.change(index, text);
    assert.deepEqual(await client.rules(index), []);
  });
});

describe('a pair', () => {
  const en = 'docs/guide.md';
  const zh = 'docs/guide.zh.md';
  const english = '# Guide\n\nEnglish | [中文](guide.zh.md)\n\n## Part\n\nText.\n';
  const chinese = '# 指南\n\n[English](guide.md) | 中文\n\n## 部分\n\n文字。\n';

  test('tells both sides of a section that is typed on one of them, and of the drift', async () => {
    const { client, folder } = await LspClient.inFolder({ [en]: english, [zh]: chinese });
    const [first, second] = [path.join(folder, en), path.join(folder, zh)];
    await client.open(first);
    await client.open(second);
    assert.deepEqual(await client.rules(second), ['pair/incomplete'], 'there is no record');
    const { refreshes } = client;
    await client.change(first, `${english}\n## More\n\nText.\n`);
    await client.waitUntil(() => client.refreshes > refreshes);
    for (const side of [first, second]) assert.ok((await client.rules(side)).includes('pair/heading-depth'), side);
    await client.change(first, english);
    for (const side of [first, second]) assert.deepEqual(await client.rules(side), ['pair/incomplete']);
  });
});
