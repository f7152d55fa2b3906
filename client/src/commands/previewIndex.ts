import type { Command } from './index';

/** Show all RFCs as a page: totals, timeline, links between them and a table. */
export const previewIndex: Command =
  ({ indexPreview }) =>
  () => {
    indexPreview.show();
  };
