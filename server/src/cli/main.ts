import { existsSync } from 'node:fs';
import path from 'node:path';
import { expectLongRun, expectShortRun } from '../host/shortRun';
import { localDay } from '../host/today';
import { type WatchTarget, waitForChange } from '../host/waitForChange';
import { t } from '../speech';
import type { Io } from './io';
import { run } from './run';
import { UsageError } from './usage';

/**
 * How far garbage may grow beyond what is in use, in per cent: left alone, V8 waits until it is several times as much, and
 * a gate shares its machine with other jobs.
 */
const GARBAGE = 15;

/** The bundle's own folder is `dist`. */
const install = path.dirname(__dirname);

const io: Io = {
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  today: localDay(new Date()),
  isTTY: process.stdout.isTTY === true,
  isProgressShown: process.stderr.isTTY === true,
  clock: () => process.uptime() * 1000, // `performance` takes longer to load than a kept verdict to find
  expectWork: () => expectShortRun(GARBAGE),
  expectLongWork: expectLongRun,
  env: process.env,
  install,
  waitForChange: untilInterrupted,
  readStdin,
  streamStdin: () => process.stdin,
  startServer,
};

/** Ctrl+C ends the waiting, and with it the run, in good order. */
function untilInterrupted(targets: readonly WatchTarget[]): Promise<boolean> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt);
  return waitForChange(targets, interruption.signal).finally(() => process.off('SIGINT', interrupt));
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A program of its own, so that `rfc lint` does not pay for it. */
function startServer(): void {
  const server = path.join(install, 'dist/server.js');
  if (!existsSync(server))
    throw new UsageError(t('The language server is not installed: there is no `{server}`.', { server }));
  require(server);
}

let resultIsLost = false;

/** A reader that has seen enough, such as `head`, closes the pipe: no fault, and nobody left to tell. */
process.stdout.on('error', (error: Error & { code?: string }) => {
  if (error.code === 'EPIPE') return;
  resultIsLost = true;
  process.exitCode = 2;
  process.stderr.write(t('The result could not be written ({reason}).\n', { reason: error.code ?? error.message }));
});
process.stderr.on('error', () => undefined); // there is nowhere left to say so

// The code is set and the process ends by itself: `process.exit` would cut off what stdout has not yet written.
void run(process.argv.slice(2), io).then((code) => {
  process.exitCode = resultIsLost ? 2 : code;
});
