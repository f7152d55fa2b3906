// The door of authoring: plans that change files, for editor and command line alike.

export { slugOf } from '../text/slug';
export { type ConfirmPlan, divergencesIn, findPair, planConfirmPairs } from './confirmPairs';
export { type CounterpartPlan, type CounterpartRequest, planCounterpart } from './counterpart';
export { type DiffNames, editsBetween, unifiedDiff } from './diff';
export {
  applyPlan,
  emptyPlan,
  type FileCreation,
  type FileEdits,
  type FilePlan,
  type FileRename,
  filesAfter,
  isRefusal,
  type Note,
  type PlannedFile,
  type Refusal,
  toFileEdits,
} from './fileEdits';
export { type FixPlan, type FixRequest, planFixes } from './fixAll';
export { type FixScene, planFix } from './fixSteps';
export { planIndex } from './freshIndex';
export type { MendedFile } from './mend';
export {
  type ClassRequest,
  foldingOf,
  type MoveRequest,
  movesFrom,
  needsReason,
  planChangeClass,
  planMove,
} from './move';
export { type NewPlan, type NewRequest, planNew, startingLifecycles } from './newRfc';
export { type LeftProblem, type NormalizePlan, type NormalizeRequest, planNormalize } from './normalize';
export { planLinks, renamesBelow, type Surroundings } from './relink';
export { planRelocation, type Relocation } from './relocation';
export type { FoundLayout } from './setUp/findLayout';
export { planSetUp, type RuleCount, type SetUpPlan, type SetUpReport, type SetUpRequest } from './setUp/planSetUp';
export { setUpWords } from './setUp/setUpWords';
export { contractSections } from './templates';
export { textOf, type Words } from './words';
