import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';

/** Editors write in several steps: changes that follow each other within this many milliseconds count as one. */
const SETTLE = 100;

/** What to watch: an absolute file or folder, and whether with everything below it. */
export interface WatchTarget {
  readonly path: string;
  readonly deep: boolean;
}

/**
 * Resolves `true` when something changes in one of the targets, `false` when `signal` is aborted first. A target that
 * does not exist is waited for: the nearest folder above it is watched in its place.
 */
export function waitForChange(targets: readonly WatchTarget[], signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const watchers: FSWatcher[] = [];
    let timer: NodeJS.Timeout | undefined;
    const end = (changed: boolean) => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      signal.removeEventListener('abort', interrupted);
      resolve(changed);
    };
    const interrupted = () => end(false);
    const noticed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(true), SETTLE);
    };
    signal.addEventListener('abort', interrupted);
    if (signal.aborted) interrupted();
    else watchers.push(...targets.map((target) => watcherOf(target, noticed)));
  });
}

function watcherOf(target: WatchTarget, noticed: () => void): FSWatcher {
  const { path: existing, deep } = existsSync(target.path) ? target : { path: nearestFolder(target.path), deep: false };
  const watcher = watch(existing, { recursive: deep }, noticed);
  watcher.on('error', noticed); // a watched folder that goes away is a change
  return watcher;
}

function nearestFolder(missing: string): string {
  let at = path.dirname(missing);
  while (!existsSync(at) && at !== path.dirname(at)) at = path.dirname(at);
  return at;
}
