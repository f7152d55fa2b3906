/** Request: where RFCs can be set up. Answer: `SetUpPlaces`. */
export const setUpPlacesRequest = 'rfc/setUpPlaces';

export interface SetUpPlacesParams {
  /** A folder or file; left out: every opened folder. */
  readonly uri?: string;
}

export interface SetUpPlaces {
  readonly places: readonly SetUpPlace[];
  /** Why there are none, in a sentence. */
  readonly refused?: string;
}

/** A folder without a configuration. */
export interface SetUpPlace {
  readonly uri: string;
  readonly name: string;
  /** What is there, and what the rules would report, as sentences. */
  readonly found: readonly string[];
  /** The files that would be written, from that folder. */
  readonly files: readonly string[];
}

/** Request: the edit that sets RFCs up in a folder. Answer: `PlanAnswer`. */
export const setUpRequest = 'rfc/setUp';

export interface SetUpParams {
  /** Of a place. */
  readonly uri: string;
  /** The editor shows every file before it is written. */
  readonly preview?: boolean;
}
