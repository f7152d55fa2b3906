import { findAt } from '../literals';
import type { SchemaSource } from '../schemaSites/site';
import type { Span } from '../text/span';
import { type NamedSchema, nameSchemas } from './named';
import { printSchema } from './printSchema';
import { printType } from './printType';
import { nodeAt, pathToKey, rootRole } from './roles';
import { type SchemaFault, useSchema } from './usable';

/** What is to be said about a declaration, or about one node of it. */
export interface SchemaExplanation {
  /** What it is about, in UTF-16 units. */
  readonly span: Span;
  /** JSON Schema over several lines. */
  readonly json?: string;
  /** The inferred TypeScript type. */
  readonly type?: string;
  /** Why there is no schema, or which of its descriptions and defaults are not known. */
  readonly lacking: readonly SchemaFault[];
}

/** So many lines of a schema are shown; a preview shows all of it. */
const MAX_LINES = 60;

/**
 * Says what a declaration compiles to and what its values look like in TypeScript: of the whole one at the word that
 * makes it a declaration or the name of the call, of one node at its key.
 */
export function explainSchema(source: SchemaSource, offset: number): SchemaExplanation | undefined {
  const named = nameSchemas(source);
  const whole = named.find((each) => headsOf(each).some((span) => touches(span, offset)));
  const within = whole ?? named.find(({ site }) => touches(site.literal.span, offset));
  if (!within) return undefined;
  return whole ? explainWhole(whole, offset) : explainNode(within, offset);
}

function explainWhole(named: NamedSchema, offset: number): SchemaExplanation {
  const span = headsOf(named).find((head) => touches(head, offset)) ?? named.site.literal.span;
  const use = useSchema(named.site);
  if (use.kind === 'unusable') return { span, lacking: use.faults };
  return { span, ...shown(printSchema(use.schema), printType(named.site, use.schema)), lacking: use.unknown };
}

function explainNode({ site }: NamedSchema, offset: number): SchemaExplanation | undefined {
  const path = pathToKey(site.literal, offset);
  const use = path && useSchema(site);
  if (use?.kind !== 'usable') return undefined;
  const node = nodeAt(use.schema, rootRole(site), path ?? []);
  const span = path && findAt(site.literal, path).entry?.keySpan;
  if (!node || !span) return undefined;
  return {
    span,
    ...shown(printSchema(node), printType({ shape: 'v2-value', dialect: site.dialect }, node)),
    lacking: [],
  };
}

function shown(json: string | undefined, type: string | undefined): Pick<SchemaExplanation, 'json' | 'type'> {
  return { ...(json === undefined ? {} : { json: clip(json) }), ...(type === undefined ? {} : { type: clip(type) }) };
}

function clip(text: string): string {
  const lines = text.split('\n');
  return lines.length <= MAX_LINES ? text : [...lines.slice(0, MAX_LINES), '…'].join('\n');
}

/** Where a declaration announces itself: its key, type or function, the name of its call, the line that opens its fence. */
export function headsOf({ isOutput, site }: NamedSchema): Span[] {
  const { label, tool } = site;
  const own = label ?? openerOf(site.text, site.literal.span.start);
  return tool && !isOutput ? [own, tool.nameSpan] : [own];
}

/** The line before a fence's first one; of a JSON file the opening bracket. */
function openerOf(text: string, start: number): Span {
  const lineStart = text.lastIndexOf('\n', start - 1);
  const before = text.lastIndexOf('\n', lineStart - 1) + 1;
  const line = text.slice(before, Math.max(before, lineStart)).replace(/\r$/, '');
  const isOpener = lineStart > 0 && /[`~]{3}/.test(line) && /^[\s>]*$/.test(text.slice(lineStart + 1, start));
  return isOpener ? { start: before, end: before + line.length } : { start, end: start + 1 };
}

function touches(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}
