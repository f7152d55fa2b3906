import type { CompletionItem } from 'vscode-languageserver';
import {
  type Position,
  type Proposal,
  proposeInArguments,
  proposeInSchema,
  type SchemaSite,
  useSchema,
} from '../../engine';
import { spokenTexts } from '../../speech';
import { offsetAt, toCompletion } from '../convertAssist';
import { type SchemasOfDoc, schemasAt } from '../schemasAt';
import type { Session } from '../session';

/** Characters that begin a key or a value. Behind a comma or brace people press Enter, which would take a proposal. */
export const schemaTriggers = ['"', "'", ':'];

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
  if (!example) return proposeInSchema(source, isJsonAt(found, offset) ? 'json' : 'code', offset, spokenTexts());
  const site = schemaNamed(session, found, example.name);
  const use = site && useSchema(site);
  return use?.kind === 'usable' ? proposeInArguments(use.schema, example.literal, lines.text, offset) : [];
}

/** A declaration by its name: in this document, else in the workspace. Spec: schema-dsl.md §9.1. */
function schemaNamed({ workspace }: Session, { doc, schemas }: SchemasOfDoc, name: string): SchemaSite | undefined {
  const own = schemas.find((each) => each.name === name);
  return own?.site ?? workspace.projectOf(doc.path).trees.judge.nearby.schemaNamed(name);
}

/** JSON files have JSON, and of the fences those without a word that makes them a declaration. */
function isJsonAt({ doc, schemas }: SchemasOfDoc, offset: number): boolean {
  if (/\.jsonc?$/i.test(doc.path)) return true;
  const around = schemas.find(({ site: { literal } }) => literal.span.start <= offset && offset <= literal.span.end);
  return around !== undefined && around.site.label === undefined;
}
