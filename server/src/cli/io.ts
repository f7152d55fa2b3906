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
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The absolute folder that this program is installed in: the one that holds `dist` and `docs`. */
  readonly install: string;
  /** All bytes of standard input. */
  readStdin(): Promise<Uint8Array>;
  /** Starts the language server in this process; throws when it is not installed. */
  startServer(): void;
}
