// The door of the overview: one look at all RFCs, for tree view, preview page and backlinks.

export { changeBetween } from './change';
export { countBySeverity, noProblems } from './counts';
export { type OverviewFacts, readOverviewFacts, readTitles } from './facts';
export { type Findings, findingsIn, tellerOf } from './findings';
export * from './overview';
export { readOverviews } from './read';
export { type Knowledge, OverviewReader } from './reader';
