import type { PairPreview } from '../engine/preview/preview';

export type { PairPreview, PreviewSideName } from '../engine/preview/preview';

/**
 * Request: both languages of a document side by side, with the texts in the editor. Parameters: `PairPreviewParams`.
 * Answer: `PairPreviewAnswer` or a refusal.
 */
export const pairPreviewRequest = 'rfc/pairPreview';

export interface PairPreviewParams {
  /** Of any file of the pair. */
  readonly uri: string;
}

export interface PairPreviewAnswer {
  readonly preview: PairPreview;
  /** URI of the folder that paths in the preview begin in. */
  readonly base: string;
  /** URIs of the three files, be they there or not. */
  readonly anchor: string;
  readonly counterpart: string;
  readonly record: string;
}
