// What `rfc lint` does without where it knows the verdict: a bundle of its own, which takes the rules along. `scripts/lib/lazyModules.mjs`
// lists these names too.
export { findProjects } from './lint/check';
export { checkRepository } from './lint/checkRepository';
export { makeFixes, showFixes } from './lint/fix';
export { readOverrides } from './overrides';
export { writeSarif } from './reporters/sarif';
