// What client and server say to each other about pairs of languages.
import type { Range } from 'vscode-languageserver-types';
import type { PairStateName } from '../engine/overview/overview';

/**
 * Notification from server to client: every pair of the opened folders, sent whenever something about one has changed.
 * Documents that have no other language and need none are left out.
 */
export const pairsNotification = 'rfc/pairs';

export interface PairsParams {
  readonly pairs: readonly PairEntry[];
}

/** One of the three files of a pair. */
export type PairPartName = 'anchor' | 'counterpart' | 'record';

/** A pair, or what is there of one. Spec: bilingual.md §4. */
export interface PairEntry extends Readonly<Record<PairPartName, string>> {
  /** As readers of each side know them, the anchor's first. Names from the workspace: never trusted. */
  readonly languages: readonly [string, string];
  readonly state: PairStateName;
  /** The sides that are no longer what the record says. */
  readonly edited: readonly ('anchor' | 'counterpart')[];
  /** What is not there. */
  readonly missing: readonly PairPartName[];
}

/** What requests about a pair have in common. */
export interface PairRequestParams {
  /** Of any file of the pair. */
  readonly uri: string;
  /** The user trusts the workspace, so git may be run in it. Left out: no. */
  readonly trusted?: boolean;
}

/** The command by which a client confirms a pair, asking where that is called for. Argument: `{ uri }`. */
export const confirmPairCommand = 'rfc.confirmPair';

/** The command by which a client shows what has changed since a pair was confirmed. Argument: `{ uri }`. */
export const comparePairCommand = 'rfc.comparePair';

/** The command by which a client goes to the other language. Argument: `{ uri }`. */
export const openCounterpartCommand = 'rfc.openCounterpart';

/** The command by which a client begins the other language. Argument: `{ uri }`. */
export const createCounterpartCommand = 'rfc.createCounterpart';

/**
 * Request: writes the record of a pair anew with both sides as they are on disk. Answer: `ConfirmPairAnswer`; where the
 * sides differ in structure nothing is written unless forced. Spec: bilingual.md §10.
 */
export const confirmPairRequest = 'rfc/confirmPair';

export interface ConfirmPairParams extends PairRequestParams {
  /** The user has seen where the sides differ. */
  readonly force?: boolean;
}

export type ConfirmPairAnswer = ConfirmedPair | PairDivergences | { readonly refused: string };

/** The record says now that both sides agree. */
export interface ConfirmedPair {
  /** URI of the record. */
  readonly record: string;
  /** False when it said so before. */
  readonly isWritten: boolean;
}

/** Where the sides of a pair differ in structure; at least one place. */
export interface PairDivergences {
  /** The first ones, each once. */
  readonly divergences: readonly PairDivergence[];
  /** How many there are. */
  readonly total: number;
}

export interface PairDivergence {
  readonly uri: string;
  readonly range: Range;
  /** One sentence, with words from the workspace. */
  readonly message: string;
}

/** Request: what has changed on either side since the pair was confirmed. Answer: `PairDrift` or a refusal. */
export const pairDriftRequest = 'rfc/pairDrift';

export interface PairDrift extends PairDivergences {
  /** The anchor first. */
  readonly sides: readonly [DriftSide, DriftSide];
}

/** A side of a pair beside what was confirmed of it. */
export interface DriftSide {
  readonly uri: string;
  readonly language: string;
  /** The hash that the record has; absent when it has none. */
  readonly recorded?: string;
  /** The text in the editor is not the confirmed one. */
  readonly isEdited: boolean;
  /** The confirmed text, of a side that is edited. */
  readonly confirmed?: string;
  /** Why there is no confirmed text of a side that is edited: one sentence. */
  readonly lacking?: string;
}

/** Request: where the other language is, and which lines go with which. Answer: `Counterpart` or `NoCounterpart`. */
export const counterpartRequest = 'rfc/counterpart';

export interface Counterpart {
  readonly uri: string;
  readonly language: string;
  /**
   * Zero-based lines of this document and the other one where sections and blocks begin that go with each other, growing
   * on both sides; the last ones are the numbers of lines. Empty when the two cannot be aligned.
   */
  readonly places: readonly (readonly [number, number])[];
}

export interface NoCounterpart {
  readonly refused: string;
  /** There could be one. */
  readonly isMissing?: boolean;
}
