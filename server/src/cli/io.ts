import type { WatchTarget } from '../host/waitForChange';

/** 0: nothing at error level. 1: a problem at error level, or nothing to check. 2: bad usage or a fault of ours. */
export type ExitCode = 0 | 1 | 2;

/** Where a command's words go. */
export interface Sink {
  write(text: string): unknown;
}

/** Everything a command may touch beside files, so that tests can stand in for the process. */
export interface Io {
  /** Results, and nothing else. */
  readonly stdout: Sink;
  /** Everything that is no result. */
  readonly stderr: Sink;
  /** The absolute working folder. */
  readonly cwd: string;
  /** The local day as `yyyy-mm-dd`. */
  readonly today: string;
  /** Whether stdout is a terminal. */
  readonly isTTY: boolean;
  /** Whether stderr is a terminal, on which progress may be shown. */
  readonly isProgressShown: boolean;
  /** Milliseconds from any fixed moment. */
  clock(): number;
  /** Called before what fills memory. */
  expectWork(): void;
  /** Called when that is going to take many seconds. */
  expectLongWork(): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The absolute folder that this program is installed in: the one that holds `dist` and `docs`. */
  readonly install: string;
  /** Waits until one of the targets changes; `false` when the user interrupts. */
  waitForChange(targets: readonly WatchTarget[]): Promise<boolean>;
  /** All bytes of standard input. */
  readStdin(): Promise<Uint8Array>;
  /** Standard input piece by piece, for what may be larger than memory. */
  streamStdin(): AsyncIterable<Uint8Array>;
  /** Starts the language server in this process; throws when it is not installed. */
  startServer(): void;
}
