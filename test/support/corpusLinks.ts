import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultConfig } from '../../server/src/engine/config/defaults';
import { type MarkdownDocument, readMarkdown } from '../../server/src/engine/document';
import type { EntryKind } from '../../server/src/engine/files';
import { anchorsOf } from '../../server/src/engine/links/anchors';
import { folderOf } from '../../server/src/engine/links/paths';
import type { Nearby } from '../../server/src/engine/nearby';
import type { FixDraft, MarkdownRule } from '../../server/src/engine/rule';
import type { Span } from '../../server/src/engine/text/span';
import { corpusFolder } from './corpus';
import { TODAY } from './lintTree';

/** A tree of the corpus whose missing rest is known by its paths only. */
export interface LinkedTree {
  readonly documents: readonly { readonly path: string; readonly text: string }[];
  readonly nearby: Nearby;
}

/** Reads the Markdown of a tree; every path of the commit that it comes from counts as existing. */
export function readLinkedTree(name: string): LinkedTree {
  const folder = path.join(corpusFolder, name);
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(folder, file), 'utf8') }));
  const listed = readFileSync(path.join(corpusFolder, `expected/${name}.paths.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  return { documents, nearby: nearbyOf(listed, documents) };
}

function nearbyOf(paths: readonly string[], documents: LinkedTree['documents']): Nearby {
  const kinds = new Map<string, EntryKind>([['', 'folder']]);
  const names = new Map<string, Set<string>>();
  for (const file of paths) {
    for (let at = file, kind: EntryKind = 'file'; at !== ''; at = folderOf(at), kind = 'folder') {
      kinds.set(at, kind);
      const folder = folderOf(at);
      names.set(folder, (names.get(folder) ?? new Set()).add(at.slice(folder === '' ? 0 : folder.length + 1)));
    }
  }
  const texts = new Map(documents.map((document) => [document.path, document.text]));
  return {
    kindOf: (file) => kinds.get(file),
    namesIn: (folder) => [...(names.get(folder) ?? [])].sort(),
    textOf: (file) => texts.get(file),
    schemaNamed: () => undefined,
    schemaNames: () => [],
    anchorsOf: (file) => {
      const text = texts.get(file);
      return text === undefined ? undefined : anchorsOf(readAt(file, text).facts);
    },
  };
}

/** A document of such a tree with all rules about links at work. */
export function readAt(file: string, text: string): MarkdownDocument {
  const config = { ...defaultConfig, markdown: { ...defaultConfig.markdown, anchors: true } };
  return readMarkdown({ config, kind: 'companion', path: file, content: { kind: 'text', text }, today: TODAY });
}

/** A problem that a rule reports, as far as tests of links look at it. */
export interface Finding {
  readonly span: Span;
  readonly fixes: readonly FixDraft<string>[];
}

/** What the rule finds in a document. */
export function findingsOf(rule: MarkdownRule, doc: MarkdownDocument, nearby: Nearby): Finding[] {
  const findings: Finding[] = [];
  rule.check({
    doc,
    nearby,
    report: (_message, span, _data, extras) => findings.push({ span, fixes: extras?.fixes ?? [] }),
  });
  return findings;
}
