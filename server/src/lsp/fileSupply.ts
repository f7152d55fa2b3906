import { at } from './clientFeatures';
import { toPath } from './uris';
import type { Workspace } from './workspace';

/** Brings files into reach of a server that has no disk. Paths are absolute. */
export interface FileSupply {
  /** Resolves when whatever is looked at to judge the opened folders is in reach, or `signal` is aborted. */
  prepare(workspace: Workspace, signal: AbortSignal): Promise<void>;
  /** Resolves when what has become of the files is in reach. */
  bringIn(files: readonly string[]): Promise<void>;
  /** Does something over again until all that it has looked at was in reach. It must change nothing. */
  reach<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  /** Has a listener told of files that were missed and are in reach now. */
  onArrival(listener: (files: readonly string[]) => void): void;
}

/** Where there is a disk, everything is in reach at any time. */
export const onDisk: FileSupply = {
  prepare: async () => undefined,
  bringIn: async () => undefined,
  reach: async (work) => work(),
  onArrival: () => undefined,
};

/** The files that events of LSP are about, each once. */
export function pathsIn(events: readonly unknown[]): string[] {
  const paths = events.flatMap((event) => {
    const uri = at(event, 'uri');
    return typeof uri === 'string' ? (toPath(uri) ?? []) : [];
  });
  return [...new Set(paths)];
}
