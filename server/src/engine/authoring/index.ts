// The door of authoring: plans that change files, for editor and command line alike.
export { type DiffNames, editsBetween, unifiedDiff } from './diff';
export {
  applyPlan,
  type FileCreation,
  type FileEdits,
  type FilePlan,
  type FileRename,
  filesAfter,
  isRefusal,
  type Note,
  type PlannedFile,
  type Refusal,
} from './fileEdits';
export { type FixPlan, planFixes } from './fixAll';
export { indexPath, planIndex } from './freshIndex';
export type { MendedFile } from './mend';
export { type ClassRequest, type MoveRequest, movesFrom, needsReason, planChangeClass, planMove } from './move';
export { type NewPlan, type NewRequest, planNew, startingLifecycles } from './newRfc';
export { type LeftProblem, type NormalizePlan, type NormalizeRequest, planNormalize } from './normalize';
export { planLinks, renamesBelow, type Surroundings } from './relink';
export { slugOf } from './slug';
export { contractSections } from './templates';
export { textOf, type Words } from './words';
