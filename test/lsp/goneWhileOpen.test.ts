import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { LspClient } from '../support/lspClient';

const page = { 'docs/page.md': '# Page\n\nSee [the guide](guide.md).\n', 'docs/guide.md': '# Guide\n\n[x](none.md)\n' };

describe('a file that goes while it is open', () => {
  test('is a document that is still to be written: it is judged, and links find it', async () => {
    const { client, folder } = await LspClient.inFolder(page);
    const guide = path.join(folder, 'docs/guide.md');
    await client.open(guide);
    assert.deepEqual(await client.workspaceRules(), { 'docs/guide.md': ['link/broken'] });
    await client.remove(guide);
    assert.deepEqual(await client.rules(guide), ['link/broken']);
    assert.deepEqual(await client.workspaceRules(), { 'docs/guide.md': ['link/broken'] });
    await client.close(guide);
    assert.deepEqual(await client.workspaceRules(), { 'docs/page.md': ['link/broken'] });
  });

  test('is a file like any other once it is there again', async () => {
    const { client, folder } = await LspClient.inFolder(page);
    const guide = path.join(folder, 'docs/guide.md');
    await client.open(guide);
    await client.remove(guide);
    writeFileSync(guide, '# Guide\n');
    await client.tellFiles({ [guide]: 'Created' });
    await client.close(guide);
    assert.deepEqual(await client.workspaceRules(), {});
  });
});
