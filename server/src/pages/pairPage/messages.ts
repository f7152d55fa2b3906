import type { PairPreview, PreviewSideName } from '../../engine/preview/preview';

/** What the page is told. */
export type ToPage =
  | { readonly type: 'preview'; readonly document: string; readonly preview: PairPreview }
  /** There is nothing to show, and why. */
  | { readonly type: 'refused'; readonly document: string; readonly reason: string };

/** What can be done about a pair: it is confirmed, its changes are compared, or its other language is begun. */
export type PairAction = 'confirm' | 'compare' | 'create';

/** What the page says to the editor around it. */
export type FromPage =
  /** It listens and shows nothing yet. */
  | { readonly type: 'ready' }
  /** Show a line of a side, counted from 0. */
  | { readonly type: 'reveal'; readonly side: PreviewSideName; readonly line: number }
  /** Follow a link of a side to a file: a path like that of the sides, and what follows from `#` or `?`. */
  | { readonly type: 'file'; readonly path: string; readonly suffix: string }
  /** Follow a link to the web. */
  | { readonly type: 'web'; readonly href: string }
  | { readonly type: 'act'; readonly action: PairAction };

/** Reads a message that came out of the page; `undefined` for anything that is none of ours. */
export function readFromPage(value: unknown): FromPage | undefined {
  if (!isRecord(value)) return undefined;
  const { type, side, line, path, suffix, href, action } = value;
  if (type === 'ready') return { type };
  if (type === 'reveal' && isSide(side) && isLine(line)) return { type, side, line };
  if (type === 'file' && typeof path === 'string' && typeof suffix === 'string') return { type, path, suffix };
  if (type === 'web' && typeof href === 'string') return { type, href };
  return type === 'act' && isAction(action) ? { type, action } : undefined;
}

/** Reads a message to the page; `undefined` for anything that is none of ours. What is inside is the server's own. */
export function readToPage(value: unknown): ToPage | undefined {
  if (!isRecord(value) || typeof value.document !== 'string') return undefined;
  const { type, document, reason } = value;
  if (type === 'refused' && typeof reason === 'string') return { type, document, reason };
  const preview = readPreview(value.preview);
  return type === 'preview' && preview ? { type, document, preview } : undefined;
}

/** Reads a preview as far as the page could not live without; `undefined` when it is none. */
export function readPreview(value: unknown): PairPreview | undefined {
  return isPreview(value) ? value : undefined;
}

function isPreview(value: unknown): value is PairPreview {
  return isRecord(value) && typeof value.state === 'string' && isRecord(value.sides) && Array.isArray(value.rows);
}

function isSide(value: unknown): value is PreviewSideName {
  return value === 'anchor' || value === 'counterpart';
}

function isLine(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isAction(value: unknown): value is PairAction {
  return value === 'confirm' || value === 'compare' || value === 'create';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
