import type { Content, Files } from '../files';
import type { Project } from '../project';
import { Lines } from '../text/lines';
import { type BuiltRoot, dropLostMoves, findConflicts, findLostMoves, findLostPaths } from './checks';
import { defaultConfig } from './defaults';
import { type Extended, extendFile, MAX_CONFIG_SIZE } from './extend';
import type { ConfigFinding } from './file';
import { findingAt } from './findings';
import { isSyntaxFault, type Json, type JsonObject, type Origin, parseJson, showJson } from './json';
import { findWinningItems } from './layers';
import { findLowered } from './parity';
import { configShape } from './shape';
import { namesForRules } from './shape/ruleMap';
import type { KnownRule, PruneContext } from './shape/shape';
import { readTerminology } from './terminology';

/** A project as its configuration file has it. */
export interface ProjectReading {
  readonly project: Project;
  /** The file, or one it extends, does not parse or is no object. `project` then has the defaults for its only root. */
  readonly broken: boolean;
  /**
   * The paths of files that the configuration extends or has read, read or not: a change of one may change the project.
   */
  readonly extended: readonly string[];
}

/** The project of a folder without configuration. */
export function defaultProject(): Project {
  return { roots: [defaultConfig] };
}

/**
 * Reads the configuration file at `path`, its base name in the folder of `files`. `rules` says which rules there are.
 * Never throws: what is wrong is a finding of the file, and the default counts instead. Spec: config.md §1.
 */
export function readProject(path: string, files: Files, rules: readonly KnownRule[]): ProjectReading {
  const content = files.read(path, MAX_CONFIG_SIZE);
  const lines = new Lines(content.kind === 'text' ? content.text : '');
  const found: (readonly ConfigFinding[])[] = [findSecondFile(path, lines, files)];
  const context: PruneContext = { ruleNames: namesForRules(rules), report: (findings) => found.push(findings) };
  const root = readRootObject(content, context);
  const { layers, broken, extended } = root ? extendFile(path, root, files, context) : unreadable;
  const { roots: built, findings, paths } = readTerminology(broken ? [] : buildRoots(layers), files);
  found.push(findLostMoves(built), findConflicts(built), findings);
  for (const each of built) found.push(findLowered(each, rules));
  const roots = broken ? [defaultConfig] : built.map(({ config }) => dropLostMoves(config));
  const file = {
    ...{ path, text: lines.text, lines, kindOf: files.kindOf },
    findings: () => inOrder([...found.flat(), ...findLostPaths(built, lines, files)]),
  };
  return { project: { file, roots }, broken, extended: [...extended, ...paths] };
}

const unreadable: Extended = { layers: [], extended: [], broken: true };

/** The object that the file holds; reports why there is none. */
function readRootObject(content: Content, { report }: PruneContext): JsonObject | undefined {
  const start: Origin = { span: { start: 0, end: 0 } };
  if (content.kind !== 'text') {
    const reason = content.kind === 'unreadable' ? content.reason : content.kind;
    report(findingAt(start, 'config/syntax', 'unread', { reason }));
    return undefined;
  }
  const parsed = parseJson(content.text, (span) => ({ span }));
  if (isSyntaxFault(parsed)) report(findingAt(parsed, 'config/syntax', parsed.message, parsed.data));
  else if (parsed.kind === 'object') return parsed;
  else report(findingAt(parsed.origin, 'config/syntax', 'root', { found: showJson(parsed) }));
  return undefined;
}

/** Each entry of `roots` over the layers of the file; without entries the file itself is the one root. */
function buildRoots(layers: readonly Json[]): BuiltRoot[] {
  const entries = findWinningItems(layers, ['roots']);
  const stacks = entries.length === 0 ? [layers] : entries.map((entry) => [entry, ...layers]);
  return stacks.map((stack) => ({ layers: stack, config: configShape.build(stack, defaultConfig) }));
}

/** The two names a configuration file may have; the first wins. Spec: config.md §1. */
const fileNames = ['rfc.config.json', 'rfc.config.jsonc'];

/**
 * Asks by reading, not by kind: a configuration given by `--config` may lie outside the folder whose paths it names.
 */
function findSecondFile(path: string, lines: Lines, files: Files): ConfigFinding[] {
  const others = fileNames.includes(path) ? fileNames.filter((name) => name !== path) : [];
  const present = others.filter((name) => files.read(name, MAX_CONFIG_SIZE).kind !== 'unreadable');
  const first = { span: { start: 0, end: Math.min(1, lines.text.length) } };
  return present.flatMap((other) =>
    findingAt(first, 'config/conflict', 'twoFiles', { other, winner: fileNames[0] ?? '' }),
  );
}

/** In text order, each once: what several roots share is found for each of them. */
function inOrder(findings: readonly ConfigFinding[]): ConfigFinding[] {
  const distinct = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...distinct.values()].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}
