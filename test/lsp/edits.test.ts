import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, mock, test } from 'node:test';
import { Edits } from '../../server/src/lsp/edits';
import { LiveProject } from '../../server/src/lsp/liveProject';
import { LspClient } from '../support/lspClient';
import { mismatch, mismatchedRfc, proposedPath, smallTree } from '../support/lspTexts';

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('edits that come together', () => {
  test('count as one for each file, and are seen to before long', async () => {
    const edits = new Edits();
    const done: string[] = [];
    for (let key = 0; key < 100; key++) edits.add('a.md', () => done.push(`a ${key}`));
    edits.add('b.md', () => done.push('b'));
    assert.deepEqual(done, []);
    await later(50);
    assert.deepEqual(done, ['a 99', 'b']);
  });

  test('are seen to at once when somebody asks, and only once', async () => {
    const edits = new Edits();
    const done: string[] = [];
    edits.add('a.md', () => {
      done.push('a');
      edits.settle();
    });
    edits.settle();
    edits.settle();
    assert.deepEqual(done, ['a']);
    await later(50);
    assert.deepEqual(done, ['a']);
  });

  test('end nothing when what they call for fails', async () => {
    const { client, folder } = await LspClient.inFolder(smallTree);
    const file = path.join(folder, proposedPath);
    await client.open(file);
    await client.pull(file);
    const failing = mock.method(LiveProject.prototype, 'noteText', () => {
      throw new Error('no such luck');
    });
    try {
      await client.change(file, mismatchedRfc);
      await later(50);
      assert.ok(failing.mock.callCount() > 0);
    } finally {
      failing.mock.restore();
    }
    assert.deepEqual(await client.rules(file), [mismatch]);
  });
});
