import type { LintTask, Texts } from '../../engine';
import type { Location } from '../../host/locate';
import type { Testimony } from '../../host/witness';
import type { ReportedProblem } from '../reporters/report';
import type { SharedClaims } from './claims';

/** What a worker is started with. Plain data, as all that threads tell each other. */
export interface Hiring {
  /** Counted from 0. */
  readonly worker: number;
  /** The absolute repository root. */
  readonly root: string;
  readonly locations: readonly Location[];
  /** The local day as `yyyy-mm-dd`. */
  readonly today: string;
  /** The language that is spoken; absent for English. */
  readonly texts?: Texts;
  /** Whether what is asked of the disk is to be written down. */
  readonly isWitnessed: boolean;
  /** Whether the stack of a rule that crashes is wanted. */
  readonly isDebugged: boolean;
}

/** What a worker is told once the main thread knows what there is to judge. */
export interface Work {
  /** One for each location of the hiring; their portions are counted through. */
  readonly tasks: readonly LintTask[];
  readonly claims: SharedClaims;
}

/** What a worker has to say when no portion is left. */
export interface Share {
  /** The portions that it has judged. */
  readonly judged: readonly number[];
  readonly problems: readonly ReportedProblem[];
  /** The messages of these in English, where another language is spoken. */
  readonly english?: readonly string[];
  readonly schemas: number;
  /** For standard error. */
  readonly said: string;
  /** Absent where nothing was to be written down, or not all could be. */
  readonly testimony?: Testimony;
}
