import type { Config } from './config/config';
import {
  type DocumentKind,
  type FactsReader,
  type MarkdownDocument,
  type RfcDocument,
  readDocument,
  readMarkdown,
} from './document';
import type { Files, TextContent } from './files';
import { pairAt } from './pairs/names';
import { type Place, placeOf } from './place';
import type { Project, RootState } from './project';
import { listScope } from './scope';
import { matchesAny } from './text/glob';

/** A Markdown file that rules read, and what it is to the project. */
export interface DocumentPlace {
  readonly config: Config;
  /** Relative to the configuration's folder, with `/`. */
  readonly path: string;
  readonly kind: DocumentKind;
  /** Of an RFC. */
  readonly place?: Place;
}

/**
 * Every Markdown file that rules read: the RFCs of the walk, the second language's side of each, the files of the roots,
 * and whatever `markdown.scope` names, in both languages. Sorted by path. What is ignored or archived is left out.
 */
export function findDocuments(project: Project, states: readonly RootState[], files: Files): DocumentPlace[] {
  const walked = states.flatMap(({ tree }) => {
    const { config } = tree;
    const rfcs = tree.files.flatMap(({ place }) =>
      place.role === 'rfc' ? [{ config, path: place.path, kind: 'rfc' as const, place }] : [],
    );
    const others = tree.entries.flatMap(({ path, kind }) => {
      const role = kind === 'file' ? placeOf(config, path)?.role : undefined;
      return role === 'counterpart' ? [{ config, path, kind: 'counterpart' as const }] : [];
    });
    return [...rfcs, ...others];
  });
  const known = new Set(walked.map(({ path }) => path));
  const scoped = project.roots.flatMap((config) =>
    listScope(config.markdown.scope, files)
      .flatMap((path) => [path, ...counterpartOf(config, path)])
      .filter((path) => path.endsWith('.md') && files.kindOf(path) === 'file')
      .flatMap((path) => companionAt(project, config, path) ?? []),
  );
  const companions = scoped.filter(({ path }) => !known.has(path) && known.add(path));
  return [...walked, ...companions].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A document of the scope of a configuration that no walk has found; `undefined` when it is none of its business. */
function companionAt(project: Project, config: Config, path: string): DocumentPlace | undefined {
  if (!governs(project, config, path)) return undefined;
  const role = placeOf(config, path)?.role;
  if (role === 'archived' || role === 'unwalked' || role === 'rfc') return undefined;
  return { config, path, kind: isCounterpart(config, path) ? 'counterpart' : 'companion' };
}

/** True when a path is this configuration's to judge: in its root or in nobody's, and not ignored. */
export function governs(project: Project, config: Config, path: string): boolean {
  const around = project.roots.filter(({ root }) => path.startsWith(`${root}/`));
  const owner = around.sort((a, b) => b.root.length - a.root.length)[0];
  return (owner === undefined || owner === config) && !matchesAny(config.ignore, path);
}

/** Patterns name the first language's side; the second one is read wherever the first is. */
function counterpartOf({ pairing }: Config, path: string): string[] {
  const pair = pairing.enabled ? pairAt(pairing, path) : undefined;
  return pair?.anchor === path ? [pair.counterpart] : [];
}

function isCounterpart({ pairing }: Config, path: string): boolean {
  return pairing.enabled && pairAt(pairing, path)?.counterpart === path;
}

/** Reads a document's text into the model that its rules work on. Never throws on any text. */
export function readPlaced(
  { config, path, kind, place }: DocumentPlace,
  content: TextContent,
  today: string,
  facts?: FactsReader,
): MarkdownDocument | RfcDocument {
  const input = { config, content, today, facts };
  return place ? readDocument({ ...input, place }) : readMarkdown({ ...input, kind, path });
}
