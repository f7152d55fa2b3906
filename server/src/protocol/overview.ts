// What client and server say to each other about the RFCs as a whole: the tree view and the preview page show it.
import type { OverviewChange, OverviewSnapshot } from '../engine/overview/overview';

export * from '../engine/overview/overview';

/**
 * Request without parameters: every RFC root of the opened folders. Answer: `OverviewSnapshot`. From the first one on the
 * server sends `rfc/overviewChanged`.
 */
export const overviewRequest = 'rfc/overview';

/** The answer to `rfc/overview`. */
export type OverviewAnswer = OverviewSnapshot;

/** Notification from server to client: what differs since the version sent before. See `applyChange`. */
export const overviewChangedNotification = 'rfc/overviewChanged';

/** The parameters of `rfc/overviewChanged`. */
export type OverviewChangedParams = OverviewChange;

/** Request: the edit that makes the generated index fresh. Answer: `PlanAnswer`. */
export const generateIndexRequest = 'rfc/generateIndex';

export interface GenerateIndexParams {
  /** A file or folder of the root that is meant, such as its index; left out: every root. */
  readonly uri?: string;
}

/** The command that a client offers so that a generated index can say so and be made anew. Argument: `{ uri }`. */
export const generateIndexCommand = 'rfc.generateIndex';

/** The command that a client offers so that it stands above a title how many others link there. Argument: `{ uri }`. */
export const showBacklinksCommand = 'rfc.showBacklinks';
