/** Request: the edit that begins the other language of a document. Answer: `PlanAnswer`. */
export const createCounterpartRequest = 'rfc/createCounterpart';

export interface CreateCounterpartParams {
  /** Of the side that is there. */
  readonly uri: string;
}
