import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExitCode, Io } from '../../server/src/cli/io';
import type { Report } from '../../server/src/cli/reporters/report';
import { run } from '../../server/src/cli/run';
import type { WatchTarget } from '../../server/src/host/waitForChange';
import { TODAY } from './lintTree';

/** What a run of `rfc` gave. */
export interface CliResult {
  readonly code: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  /** The working folder. */
  readonly cwd: string;
  /** The test is about the index: `lint` checks it too. Any other test needs none. */
  readonly withIndex?: true;
  /** What standard input holds. */
  readonly stdin?: string | Uint8Array;
  readonly isTTY?: boolean;
  readonly isProgressShown?: boolean;
  /** Milliseconds; the same moment for ever when left out. */
  readonly clock?: () => number;
  /** Stands in for waiting: whether something changed. Without it the user interrupts at once. */
  readonly waitForChange?: (targets: readonly WatchTarget[]) => Promise<boolean>;
  readonly env?: Readonly<Record<string, string>>;
  /** Where the program is installed; this project's folder when left out. */
  readonly install?: string;
  /** Called when the command starts the language server. */
  readonly startServer?: () => void;
}

/** Runs `rfc` in this process, as `main.ts` does with the real one's streams. */
export async function rfc(args: readonly string[], options: CliOptions): Promise<CliResult> {
  const { cwd, stdin = '', isTTY = false, env = {}, startServer = noServer } = options;
  const { install = process.cwd() } = options; // tests run in the project's folder
  const { isProgressShown = false, clock = () => 0, waitForChange = async () => false } = options;
  const written = { stdout: '', stderr: '' };
  const sink = (name: 'stdout' | 'stderr') => ({
    write(text: string) {
      written[name] += text;
    },
  });
  const io: Io = {
    stdout: sink('stdout'),
    stderr: sink('stderr'),
    cwd,
    today: TODAY,
    isTTY,
    isProgressShown,
    clock,
    expectWork: () => undefined,
    expectLongWork: () => undefined,
    waitForChange,
    env: { XDG_CACHE_HOME: cacheHome(), ...env },
    install,
    readStdin: async () => bytesOf(stdin),
    streamStdin: () => inPieces(bytesOf(stdin)),
    startServer,
  };
  const isAside = args[0] === 'lint' && !options.withIndex;
  const code = await run(isAside ? ['lint', '--rule', 'index/*=off', ...args.slice(1)] : args, io);
  return { code, ...written };
}

let ownCache: string | undefined;

/** Where the runs of this process keep what they find; gone with it. */
function cacheHome(): string {
  if (ownCache !== undefined) return ownCache;
  const folder = mkdtempSync(path.join(tmpdir(), 'rfc-cache-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  ownCache = folder;
  return folder;
}

function bytesOf(stdin: string | Uint8Array): Uint8Array {
  return typeof stdin === 'string' ? new TextEncoder().encode(stdin) : stdin;
}

/** Small pieces, so that lines and characters are torn apart. */
async function* inPieces(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

function noServer(): void {
  throw new Error('this test starts no server');
}

/** The report that `rfc lint … --format json` printed, beside the whole result. */
export async function lintJson(args: readonly string[], options: CliOptions): Promise<CliResult & { report: Report }> {
  const result = await rfc(['lint', '--format', 'json', ...args], options);
  const report: Report = JSON.parse(result.stdout);
  return { ...result, report };
}

/** `file:line:column rule`, one-based, of every problem. */
export function placesIn({ problems }: Report): string[] {
  return problems.map(({ file, rule, range: { start } }) => `${file}:${start.line + 1}:${start.character + 1} ${rule}`);
}
