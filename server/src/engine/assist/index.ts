// The door of help while writing: what to write next, what something means, how to silence a rule.
export { explainInConfig, proposeInConfig } from './configAssist';
export { type Silencer, silence } from './disable';
export { silenceInCode } from './disableInCode';
export { fixRule } from './fixRule';
export { type Explanation, explain, explainRule, type Surveyor } from './hover';
export {
  indexNotice,
  type OfferedMove,
  offeredMoves,
  type PairDeed,
  type ShownBacklinks,
  type ShownPair,
  shownBacklinks,
  shownPair,
} from './lens';
export type { Filled, Proposal, ProposalKind } from './proposal';
export { type Proposals, propose, type Question } from './propose';
export { Scene, type SceneInput } from './scene';
export { type Phrase, type PhraseId, phrase, type Style, textOfPhrase } from './words';
