import { type Range, type Rule, registry, type SeverityOrOff } from '../../engine';
import { summaryOf } from '../../speech/engineWords';
import type { Sink } from '../io';
import { fingerprints } from './fingerprint';
import type { Report, ReportedProblem } from './report';

/** What a SARIF log says of the program that wrote it. */
export interface Tool {
  readonly version: string;
}

/** The base that relative addresses resolve against: the repository root, wherever it is checked out. */
const ROOT_BASE = '%SRCROOT%';

/**
 * Prints a SARIF 2.1.0 log: columns in UTF-16 units, addresses relative to the repository root and percent-encoded.
 * `prefix` leads from the repository root to the report's root; it is empty or ends in `/`.
 */
export function writeSarif(report: Report, out: Sink, prefix: string, tool: Tool): void {
  const names = fingerprints(report.problems);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'rfc', semanticVersion: tool.version, rules: registry.map(toDescriptor) } },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: true }],
        results: report.problems.map((problem, index) => toResult(problem, prefix, names[index] ?? '')),
      },
    ],
  };
  out.write(`${JSON.stringify(log, undefined, 2)}\n`);
}

function toDescriptor(rule: Rule) {
  return {
    id: rule.id,
    shortDescription: { text: summaryOf(rule) },
    defaultConfiguration: { enabled: rule.severity !== 'off', level: levelOf(rule.severity) },
  };
}

const ruleIndex = new Map(registry.map((rule, index) => [rule.id, index]));

function toResult(problem: ReportedProblem, prefix: string, fingerprint: string) {
  const related = problem.related?.map((entry, id) => ({
    id,
    message: { text: entry.message },
    physicalLocation: toLocation(prefix + entry.file, entry.range),
  }));
  return {
    ruleId: problem.rule,
    ruleIndex: ruleIndex.get(problem.rule) ?? -1,
    level: levelOf(problem.severity),
    message: { text: problem.message },
    locations: [{ physicalLocation: toLocation(prefix + problem.file, problem.range) }],
    partialFingerprints: { 'rfcProblem/v1': fingerprint },
    ...(related ? { relatedLocations: related } : {}),
  };
}

/** A folder has no region. */
function toLocation(file: string, { start, end }: Range) {
  const artifactLocation = { uri: file.split('/').map(encodeSegment).join('/'), uriBaseId: ROOT_BASE };
  if (file.endsWith('/')) return { artifactLocation };
  const region = {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
  return { artifactLocation, region };
}

/** A lone surrogate has no encoding, and a name on the disk may hold one. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/[\ud800-\udfff]/gu, '\ufffd'));
}

function levelOf(severity: SeverityOrOff): string {
  return severity === 'error' || severity === 'warning' ? severity : 'note';
}
