import { checkSchemas } from './checkSchemas';
import { Collector, compareProblems, type OnCrash, wholeFile } from './collector';
import type { Config, Severity } from './config/config';
import type { ConfigFile } from './config/file';
import { type DocumentInput, isRfc, type MarkdownDocument, type RfcDocument, readDocument } from './document';
import type { Unread } from './files';
import type { Nearby } from './nearby';
import type { Pair } from './pairs/pair';
import { registry } from './registry';
import type { Problem, Report, ReportAt, Rule } from './rule';
import { fileNotUtf8 } from './rules/file/not-utf8';
import { fileTooLarge } from './rules/file/too-large';
import { fileUnreadable } from './rules/file/unreadable';
import { schemasOf } from './schemaSites/source';
import { htmlComments } from './suppress';
import { withoutSuppressed } from './suppressed';
import type { Tree } from './tree';

export { compareProblems, type OnCrash, severityOf } from './collector';

/** What is known of a document beside its text. */
export interface Given {
  /** What the rules over trees and pairs found in it. */
  readonly problems: readonly Problem[];
  /** The rules that already spoke for the whole tree. */
  readonly collapsed: ReadonlySet<string>;
  /** Absent where nothing may be asked about other files: the rules over any Markdown are left out then. */
  readonly nearby?: Nearby;
}

/** The problems of one RFC that its own text and the tree give, less what its suppression comments take away. */
export function lintDocument(input: DocumentInput, verdict: TreeVerdict, onCrash: OnCrash): Problem[] {
  return lintRead(readDocument(input), verdict, onCrash);
}

/**
 * All problems of one document: what is given, and what the rules find in its text, less what its suppression comments
 * take away.
 */
export function lintRead(doc: MarkdownDocument | RfcDocument, given: Given, onCrash: OnCrash): Problem[] {
  const collector = new Collector(doc.config, onCrash);
  const known = given.problems.filter((problem) => problem.path === doc.path);
  if (doc.facts.unread !== undefined) {
    const data = { reason: doc.facts.unread };
    collector.run(fileUnreadable, doc.path, () => collector.add('tangled', doc.path, wholeFile, data));
    return [...known, ...collector.sorted()].sort(compareProblems);
  }
  checkTexts(collector, doc, given);
  const schemas = schemasOf(doc);
  if (schemas) checkSchemas(collector, schemas, given.nearby);
  const comments = htmlComments(doc.text, doc.facts.comments);
  return withoutSuppressed(doc, comments, [...known, ...collector.sorted()], onCrash).sort(compareProblems);
}

/** The problem of a file that the rules would have read, but that has no text; `severity` may soften it. */
export function lintUnread(
  config: Config,
  path: string,
  why: Unread,
  onCrash: OnCrash,
  severity?: Severity,
): Problem[] {
  const collector = new Collector(config, onCrash);
  const extras = severity === undefined ? {} : { severity };
  const report = (rule: Rule, message: string, data: Problem['data'] = {}) =>
    collector.run(rule, path, () => collector.add(message, path, wholeFile, data, extras));
  if (why.kind === 'too-large') report(fileTooLarge, 'tooLarge', { size: why.size, limit: why.limit });
  else if (why.kind === 'not-utf8') report(fileNotUtf8, 'notUtf8', { offset: why.offset });
  else report(fileUnreadable, why.reason);
  return collector.sorted();
}

/** What the rules over pairs find in one of them; the problems stand on any of its files. */
export function lintPair(pair: Pair, onCrash: OnCrash): Problem[] {
  const collector = new Collector(pair.config, onCrash);
  const report = reportsTo(collector);
  for (const rule of registry) {
    if (rule.scope === 'pair') collector.run(rule, pair.anchor.path, () => rule.check({ pair, report }));
  }
  return collector.sorted();
}

/** Reports of any file. */
function reportsTo(collector: Collector): ReportAt<string> {
  return (message, at, data, extras) => collector.add(message, at.path, at.span ?? wholeFile, data, extras);
}

/** Reports of one file. */
function reportsOf(collector: Collector, path: string): Report<string> {
  return (message, span, data, extras) => collector.add(message, path, span, data, extras);
}

function checkTexts(collector: Collector, doc: MarkdownDocument | RfcDocument, { collapsed, nearby }: Given): void {
  const report = reportsOf(collector, doc.path);
  for (const rule of registry) {
    if (collapsed.has(rule.id)) continue;
    if (rule.scope === 'document' && isRfc(doc)) {
      collector.run(rule, doc.path, () => rule.check({ doc, report }));
    } else if (rule.scope === 'markdown' && nearby && (rule.reads === 'all' || doc.kind === 'counterpart')) {
      collector.run(rule, doc.path, () => rule.check({ doc, nearby, report }));
    }
  }
}

/** What the tree as a whole gives: its problems, and the rules whose problems in single files it replaces. */
export interface TreeVerdict {
  readonly problems: Problem[];
  readonly collapsed: ReadonlySet<string>;
}

/** Runs the tree-wide rules. */
export function lintTree(tree: Tree, onCrash: OnCrash): TreeVerdict {
  const collector = new Collector(tree.config, onCrash);
  const collapsed = new Set<string>();
  const report = reportsTo(collector);
  for (const rule of registry) {
    if (rule.scope !== 'tree' && !(rule.scope === 'document' && rule.collapse)) continue;
    collector.run(rule, `${tree.config.root}/`, () => {
      if (rule.scope === 'tree') rule.check({ tree, report });
      else if (rule.scope === 'document' && rule.collapse?.({ tree, report })) collapsed.add(rule.id);
    });
  }
  return { problems: collector.sorted(), collapsed };
}

/** Runs the rules over the configuration file. */
export function lintConfigFile(file: ConfigFile, config: Config, onCrash: OnCrash): Problem[] {
  const collector = new Collector(config, onCrash);
  const report = reportsOf(collector, file.path);
  for (const rule of registry) {
    if (rule.scope === 'config') collector.run(rule, file.path, () => rule.check({ file, report }));
  }
  return collector.sorted();
}
