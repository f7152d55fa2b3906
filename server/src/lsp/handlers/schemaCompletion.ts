import type { CompletionItem } from 'vscode-languageserver/node';
import {
  type NamedSchema,
  type Position,
  type Proposal,
  proposeInArguments,
  proposeInSchema,
  useSchema,
} from '../../engine';
import { offsetAt, toCompletion } from '../convertAssist';
import { type SchemasOfDoc, schemasAt } from '../schemasAt';
import type { Session } from '../session';
import { toUri } from '../uris';

/** Characters after which a key or a value begins. */
export const schemaTriggers = ['"', "'", ':', '{', ','];

/** Inside a declaration its keys, types and values; inside an example of arguments the names and values of arguments. */
export function schemaCompletion(session: Session, uri: string, position: Position): CompletionItem[] {
  const found = schemasAt(session, uri);
  if (!found) return [];
  const list = proposalsAt(session, found, offsetAt(found.lines, position));
  return list.map((each, rank) => toCompletion(each, rank, found.lines, session.features.assist));
}

function proposalsAt(session: Session, found: SchemasOfDoc, offset: number): Proposal[] {
  const { lines, source } = found;
  const example = source.examples.find(({ literal: { span } }) => span.start <= offset && offset <= span.end);
  if (!example) return proposeInSchema(source, isJsonAt(found, offset) ? 'json' : 'code', offset);
  const named = schemaNamed(session, found, example.name);
  const use = named && useSchema(named.site);
  return use?.kind === 'usable' ? proposeInArguments(use.schema, example.literal, lines.text, offset) : [];
}

/** A declaration by its name: in this document, else in one that is open. Spec: schema-dsl.md §9.1. */
function schemaNamed(session: Session, { doc, schemas }: SchemasOfDoc, name: string): NamedSchema | undefined {
  const own = schemas.find((each) => each.name === name);
  if (own) return own;
  for (const path of session.docs.paths()) {
    const found = path === doc.path ? undefined : schemasAt(session, toUri(path));
    const named = found?.schemas.find((each) => each.name === name);
    if (named) return named;
  }
  return undefined;
}

/** JSON files have JSON, and of the fences those without a word that makes them a declaration. */
function isJsonAt({ doc, schemas }: SchemasOfDoc, offset: number): boolean {
  if (/\.jsonc?$/i.test(doc.path)) return true;
  const around = schemas.find(({ site: { literal } }) => literal.span.start <= offset && offset <= literal.span.end);
  return around !== undefined && around.site.label === undefined;
}
