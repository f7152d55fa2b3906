import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { temporaryFolder } from '../../support/folders';
import { searchTool } from '../../support/schemaFiles';

const MEGABYTES = 200;
/** Far less than the input has. */
const HEAP = 48;

test('a log of many times the memory that there is', async () => {
  const cwd = temporaryFolder({ 'tools.ts': searchTool });
  const args = ['schema', 'validate', 'tools.ts', '--args', '-'];
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, path.resolve('dist/cli.js'), ...args], {
    cwd,
  });
  const output = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const block = Buffer.from(`${JSON.stringify({ text: 'x'.repeat(1000), limit: 3 })}\n`.repeat(1000));
  const blocks = Math.ceil((MEGABYTES * 1_000_000) / block.length);
  for (let sent = 0; sent < blocks; sent += 1) {
    if (!child.stdin.write(block)) await once(child.stdin, 'drain');
  }
  child.stdin.end('{"text":1}\n');
  const [stdout, stderr, [code]] = await output;
  const last = blocks * 1000 + 1;
  assert.deepEqual([code, stderr], [1, '']);
  assert.deepEqual(stdout.split('\n'), [
    `stdin:${last}:9: "text" must be a string`,
    `${last} values checked, 1 violation found in 1 of them.`,
    '',
  ]);
});
