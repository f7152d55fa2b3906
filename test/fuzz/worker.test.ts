import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { temporaryFolder } from '../support/folders';
import { defineTarget } from './target';
import { Worker } from './worker';

const target = defineTarget<string>({
  name: 'any',
  holds: 'nothing happens.',
  short: 1,
  generate: () => '',
  check: async () => undefined,
  shrink: async (input) => input,
  show: (input) => input,
});

/** A worker whose program does this with each message. */
function workerThat(script: string, patience?: number): Worker {
  const folder = temporaryFolder();
  const program = path.join(folder, 'program.mjs');
  writeFileSync(program, `process.on('message', ({ input }) => { ${script} });\n`);
  const worker = new Worker(program, folder, patience);
  after(() => worker.end());
  return worker;
}

describe('cases that are checked in a process of their own', () => {
  test('have what was found there', async () => {
    const worker = workerThat("process.send({ fault: input === 'bad' ? 'it is bad' : undefined })");
    assert.deepEqual([await worker.check(target, 'bad'), await worker.check(target, 'good')], ['it is bad', undefined]);
  });

  test('are a find when the process ends, and the next case has a new one', async () => {
    const worker = workerThat(
      "if (input === 'bad') { console.error('no more'); process.exit(3); } process.send({ fault: undefined })",
    );
    assert.equal(await worker.check(target, 'bad'), 'the process ended\nno more\n');
    assert.equal(await worker.check(target, 'good'), undefined);
  });

  test('are a find when nothing is heard of them', async () => {
    const worker = workerThat('for (;;);', 300);
    assert.equal(await worker.check(target, 'bad'), 'no answer within 0.3 s');
  });

  test('may take long as long as they are alive', async () => {
    const worker = workerThat(
      'let left = 5; const tick = () => process.send(left-- ? { alive: true } : { fault: undefined }, () => left >= 0 && setTimeout(tick, 200)); tick();',
      2_000,
    );
    assert.equal(await worker.check(target, 'long'), undefined);
  });
});
