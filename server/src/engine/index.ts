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
export type { DocumentInput, RfcDocument } from './document';
export { readDocument } from './document';
export type { Content, Entry, EntryKind, Files, TextContent, Unread, UnreadableReason } from './files';
export { decodeUtf8 } from './files';
export { applyEdits, applyFixes, fixText, safeFixes } from './fix';
export { compareProblems, lintDocument, type OnCrash, severityOf, type TreeVerdict } from './lint';
export { fillMessage, type MessageLookup, renderMessage } from './messages';
export type { Place, Role } from './place';
export { placeOf } from './place';
export type { Project, ProjectVerdict, RootState, Shell } from './project';
export { ignoresNested, lintConfig, lintFile, lintProject, ownerOf, readRoots, updateRoot } from './project';
export { findRule, messagesIn, namespaceOf, namespaces, registry } from './registry';
export type { Edit, Fix, FixKind, Problem, Related, Rule, RuleMeta } from './rule';
export { matchesAny } from './text/glob';
export { Lines } from './text/lines';
export { nearestName } from './text/nearest';
export type { Position, Range, Span } from './text/span';
export type { Tree, TreeFile } from './tree';
