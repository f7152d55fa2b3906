import type { OverviewChange, OverviewSnapshot } from '../../engine/overview/overview';

/** What the page is told: everything, or what has changed since. */
export type ToPage =
  | { readonly type: 'snapshot'; readonly snapshot: OverviewSnapshot }
  | { readonly type: 'change'; readonly change: OverviewChange };

/** What the page says to the editor around it. */
export type FromPage =
  /** It listens and knows nothing yet, or has missed a change. */
  | { readonly type: 'ready' }
  /** Open a document: `root` is the id of a root, `path` one of the paths that its overview names. */
  | { readonly type: 'open'; readonly root: string; readonly path: string; readonly beside: boolean };

/** Reads a message that came out of the page; `undefined` for anything that is none of ours. */
export function readFromPage(value: unknown): FromPage | undefined {
  if (!isRecord(value)) return undefined;
  if (value.type === 'ready') return { type: 'ready' };
  const { root, path, beside } = value;
  if (value.type !== 'open' || typeof root !== 'string' || typeof path !== 'string') return undefined;
  return { type: 'open', root, path, beside: beside === true };
}

/** Reads a message to the page; `undefined` for anything that is none of ours. What is inside is the server's own. */
export function readToPage(value: unknown): ToPage | undefined {
  if (!isRecord(value)) return undefined;
  if (value.type === 'snapshot') {
    const snapshot = readSnapshot(value.snapshot);
    return snapshot && { type: 'snapshot', snapshot };
  }
  if (value.type !== 'change' || !isChange(value.change)) return undefined;
  return { type: 'change', change: value.change };
}

/** Reads a snapshot as far as the page could not live without; `undefined` when it is none. */
export function readSnapshot(value: unknown): OverviewSnapshot | undefined {
  return isSnapshot(value) ? value : undefined;
}

function isSnapshot(value: unknown): value is OverviewSnapshot {
  return isRecord(value) && typeof value.version === 'number' && Array.isArray(value.roots);
}

function isChange(value: unknown): value is OverviewChange {
  return (
    isRecord(value) && typeof value.from === 'number' && Array.isArray(value.order) && Array.isArray(value.changed)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
