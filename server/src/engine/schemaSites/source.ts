import type { Config } from '../config/config';
import type { MarkdownDocument } from '../document';
import { governs } from '../documents';
import type { Files } from '../files';
import { languageOf } from '../literals';
import { memoize } from '../memoize';
import type { Project } from '../project';
import { listScope } from '../scope';
import { matchesAny } from '../text/glob';
import { Lines } from '../text/lines';
import { findInJson } from './findInJson';
import { findInMarkdown, mayHoldSchemas } from './findInMarkdown';
import { findInSource } from './findInSource';
import type { SchemaSource } from './site';

/** A file that may hold schemas, and what it is. */
export interface SourcePlace {
  readonly config: Config;
  /** Relative to the configuration's folder, with `/`. */
  readonly path: string;
  /** `source`: TypeScript or JavaScript. */
  readonly kind: 'source' | 'json';
}

/** Every source and JSON file that the configuration has read for schemas, by path in order. Spec: config.md §2 `schema`. */
export function findSourceFiles(project: Project, files: Files): ReadonlyMap<string, SourcePlace> {
  const found = new Map<string, SourcePlace>();
  for (const config of project.roots) {
    for (const path of listScope([...config.schema.sources, ...config.schema.files], files)) {
      const place = files.kindOf(path) === 'folder' || found.has(path) ? undefined : placeIn(project, config, path);
      if (place) found.set(path, place);
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a single path is; `undefined` when it is no file to look for schemas in. */
export function sourceFileAt(project: Project, path: string): SourcePlace | undefined {
  for (const config of project.roots) {
    const place = placeIn(project, config, path);
    if (place) return place;
  }
  return undefined;
}

function placeIn(project: Project, config: Config, path: string): SourcePlace | undefined {
  const language = languageOf(path);
  if (language === undefined || path === project.file?.path || !governs(project, config, path)) return undefined;
  const { files, sources } = config.schema;
  if (language === 'json' || language === 'jsonc') {
    return matchesAny(files, path) ? { config, path, kind: 'json' } : undefined;
  }
  return matchesAny(sources, path) && !isDeclaration(path) ? { config, path, kind: 'source' } : undefined;
}

/** Declaration files have types and no values. */
function isDeclaration(path: string): boolean {
  return /\.d\.(?:[\w-]+\.)?[mc]?ts$/.test(path);
}

/** The schemas of a source or JSON file; `undefined` when it has none and says nothing about any. */
export function readSchemaFile({ config, path, kind }: SourcePlace, text: string): SchemaSource | undefined {
  const language = languageOf(path);
  if (kind === 'json') {
    const { sites, faults, comments } = findInJson(text, language === 'jsonc', config.schema.pointers);
    return { config, path, lines: new Lines(text), sites, tools: [], faults, examples: [], comments: () => comments };
  }
  if (language !== 'ts' && language !== 'tsx') return undefined;
  const { sites, tools, comments } = findInSource({ config, language, code: text, offset: 0, text });
  if (sites.length === 0 && tools.length === 0 && !mayMatterByComments(text)) return undefined;
  return { config, path, lines: new Lines(text), sites, tools, faults: [], examples: [], comments };
}

/** Comments may silence rules, or name documents. */
function mayMatterByComments(text: string): boolean {
  return text.includes('rfc-disable') || (text.includes('docs/') && text.includes('.md'));
}

/** The schemas in the fences of a Markdown file; `undefined` when it has none. */
export const schemasOf = memoize(readFences);

function readFences({ config, path, lines, text, facts }: MarkdownDocument): SchemaSource | undefined {
  const fences = facts.fences.filter((fence) => mayHoldSchemas(text, fence));
  if (fences.length === 0) return undefined;
  return { config, path, lines, comments: () => [], ...findInMarkdown(config, text, fences) };
}
