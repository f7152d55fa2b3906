import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { waitForChange } from '../../server/src/host/waitForChange';
import { temporaryFolder } from '../support/folders';

describe('waiting for a change', () => {
  const never = new AbortController().signal;

  test('below a folder', async () => {
    const folder = temporaryFolder({ 'docs/a/x.md': '1' });
    const change = waitForChange([{ path: path.join(folder, 'docs'), deep: true }], never);
    writeFileSync(path.join(folder, 'docs/a/x.md'), '2');
    assert.equal(await change, true);
  });

  test('of a folder that does not exist yet', async () => {
    const folder = temporaryFolder();
    const change = waitForChange([{ path: path.join(folder, 'docs/rfc'), deep: true }], never);
    mkdirSync(path.join(folder, 'docs'));
    assert.equal(await change, true);
  });

  test('ends when it is interrupted, before or meanwhile', async () => {
    const folder = temporaryFolder();
    const target = { path: folder, deep: false };
    assert.equal(await waitForChange([target], AbortSignal.abort()), false);
    const interruption = new AbortController();
    const change = waitForChange([target], interruption.signal);
    interruption.abort();
    assert.equal(await change, false);
  });
});
