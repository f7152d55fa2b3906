import { existsSync } from 'node:fs';
import path from 'node:path';
import { localDay } from '../host/today';
import type { Io } from './io';
import { run } from './run';
import { UsageError } from './usage';

/** The bundle's own folder is `dist`. */
const install = path.dirname(__dirname);

const io: Io = {
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  today: localDay(new Date()),
  isTTY: process.stdout.isTTY === true,
  env: process.env,
  install,
  readStdin,
  startServer,
};

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The server is a bundle of its own, so that `rfc lint` does not pay for it. */
function startServer(): void {
  const server = path.join(install, 'dist/server.js');
  if (!existsSync(server)) throw new UsageError(`The language server is not installed: there is no \`${server}\`.`);
  require(server);
}

/** A reader that has seen enough, such as `head`, closes the pipe: no fault, and nobody left to tell. */
function ignoreClosedPipe(error: Error & { code?: string }): void {
  if (error.code !== 'EPIPE') throw error;
}

process.stdout.on('error', ignoreClosedPipe);
process.stderr.on('error', ignoreClosedPipe);

// The code is set and the process ends by itself: `process.exit` would cut off what stdout has not yet written.
void run(process.argv.slice(2), io).then((code) => {
  process.exitCode = code;
});
