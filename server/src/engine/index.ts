// The door of the engine: what the shells (server, command line) may use.
export * from './assist';
export * from './authoring';
export {
  applyBaseline,
  type BaselineVerdict,
  type Counts,
  countProblems,
  readBaseline,
  type StaleEntry,
  writeBaseline,
} from './baseline';
export type { Config, Lifecycle, Severity, SeverityOrOff } from './config/config';
export { defaultConfig } from './config/defaults';
export { configSchema, readProject } from './config/door';
export type { ConfigFile, ConfigFinding } from './config/file';
export { initialConfig } from './config/init';
export { defaultProject, type ProjectReading } from './config/read';
export { configTable } from './config/table';
export type { DocumentInput, MarkdownDocument, RfcDocument } from './document';
export { readDocument } from './document';
export type { DocumentPlace } from './documents';
export type { Content, Entry, EntryKind, Files, TextContent, Unread, UnreadableReason } from './files';
export { decodeUtf8 } from './files';
export { applyEdits, applyFixes, fixText, reachesOut, safeFixes } from './fix';
export { glanceAt } from './glance';
export { addTo } from './groups';
export { Judge, type JudgeOptions } from './judge';
export { folderOf, isBelow } from './links/paths';
export { compareProblems, lintDocument, type OnCrash, severityOf, type TreeVerdict } from './lint';
export { configFor, lintNamedSchemas } from './lintNamed';
export {
  judgePortions,
  type LintPlan,
  type LintTask,
  lintProject,
  type ProjectVerdict,
  planLint,
} from './lintProject';
export { type ListedPair, listPair, listPairs } from './listPairs';
export { memoize } from './memoize';
export { fillMessage, type MessageLookup, renderMessage, type Say, sayIn } from './messages';
export { mayDeclare, type Nearby, type NearbyRecord, recordNearby, type Topics } from './nearby';
export * from './overview';
export { languageOf, readDrift, type SideDrift } from './pairs/drift';
export { isInScope, type PairPlace } from './pairs/find';
export { pairAt, type Side } from './pairs/names';
export type { Pair } from './pairs/pair';
export { alignedLines, type LinePair } from './pairs/places';
export type { Place, Role } from './place';
export { placeOf } from './place';
export * from './preview';
export type { Project, RootState, Shell } from './project';
export { ignoresNested, lintConfig, ownerOf, readRoots, updateRoot } from './project';
export { Recent } from './recent';
export { findRule, messagesIn, namespaceOf, namespaces, registry, summaryIn } from './registry';
export type { Edit, FileStep, Fix, FixKind, Problem, Related, Rule, RuleMeta } from './rule';
export type { SchemaExample, SchemaSite, SchemaSource, ToolCall } from './schemaSites/site';
export { type SourcePlace, schemasOf, sourceFileAt } from './schemaSites/source';
export * from './schemaUse';
export { anchorMeant, foldersRead, type Survey, surveyProject } from './survey';
export { smallestEdit } from './text/difference';
export { matchesAny } from './text/glob';
export { Lines } from './text/lines';
export { nearestName } from './text/nearest';
export type { Position, Range, Span } from './text/span';
export { en, inEnglish, type MessageTable, readTexts, type Texts } from './texts';
export { indexPath, type Tree, type TreeFile } from './tree';
