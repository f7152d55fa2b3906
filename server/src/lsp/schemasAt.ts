import {
  configFor,
  isMarkdown,
  Lines,
  type NamedSchema,
  nameSchemas,
  type Position,
  readSchemas,
  type SchemaSource,
  schemasOf,
  sourceFileAt,
} from '../engine';
import type { SchemaRef } from '../protocol';
import { offsetAt } from './convertAssist';
import type { OpenDoc } from './openDocs';
import type { Session } from './session';
import { toPath } from './uris';

/** The declarations of an open document, by the text in the editor. */
export interface SchemasOfDoc {
  readonly doc: OpenDoc;
  readonly lines: Lines;
  readonly source: SchemaSource;
  readonly schemas: readonly NamedSchema[];
}

/** The declarations of the document at a URI; `undefined` where there are none, or where nothing is said about it. */
export function schemasAt({ docs, workspace }: Session, uri: string): SchemasOfDoc | undefined {
  const absolute = toPath(uri);
  const doc = absolute === undefined ? undefined : docs.at(absolute);
  if (!doc || !workspace.isEnabled(doc.path)) return undefined;
  const live = workspace.projectOf(doc.path);
  const path = live.relative(doc.path);
  const { project } = live.loaded;
  const config = path === undefined ? undefined : configFor(project, path);
  if (path === undefined || !config || doc.text.length > config.limits.fileSize) return undefined;
  const content = { kind: 'text', text: doc.text } as const;
  if (isMarkdown(path) ? !mayHaveFences(doc.text) : !sourceFileAt(project, path)) return undefined;
  // What the diagnostics have read is not read again.
  const known = isMarkdown(path) ? live.trees.judge.read(path, content) : undefined;
  const source = known ? schemasOf(known) : readSchemas({ config, path, content, today: live.shell.today });
  return source && { doc, lines: new Lines(doc.text), source, schemas: nameSchemas(source) };
}

/** Reading Markdown takes a while, and most of it has nothing to do with schemas. */
function mayHaveFences(text: string): boolean {
  return /[`~]{3,}[ \t]*(?:[tj]sx?|[mc][tj]s|typescript|javascript|jsonc?[ \t].*(?:schema|args=))\b/i.test(text);
}

/** The declaration around a position, else the first one behind it, else the last one. */
export function schemaNear({ lines, schemas }: SchemasOfDoc, position: Position): NamedSchema | undefined {
  const offset = offsetAt(lines, position);
  const startOf = ({ site }: NamedSchema) => Math.min(site.label?.start ?? Infinity, site.literal.span.start);
  const around = schemas.filter((each) => startOf(each) <= offset && offset <= each.site.literal.span.end);
  return around.at(-1) ?? schemas.find((each) => startOf(each) >= offset) ?? schemas.at(-1);
}

/** How a declaration is found again. */
export function refOf({ name }: NamedSchema, index: number): SchemaRef {
  return name === undefined ? { index } : { name, index };
}

/** The declaration that a reference means by now: the one of its name, of several the one at its place. */
export function schemaOf({ schemas }: SchemasOfDoc, { index, name }: SchemaRef): NamedSchema | undefined {
  const at = schemas[index];
  if (at?.name === name) return at;
  return name === undefined ? undefined : schemas.find((each) => each.name === name);
}
