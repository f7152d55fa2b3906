import type { Config } from '../config/config';
import type { Fence } from '../facts/facts';
import { type JsonFault, type Literal, languageOf, membersOf, readJson, type SchemaShape } from '../literals';
import type { Span } from '../text/span';
import { findInSource } from './findInSource';
import { dialectOf, type SchemaExample, type SchemaSite, type ToolCall } from './site';

/** What was found in the fences of a Markdown text. */
export interface FenceSites {
  readonly sites: readonly SchemaSite[];
  readonly tools: readonly ToolCall[];
  readonly faults: readonly JsonFault[];
  readonly examples: readonly SchemaExample[];
}

/** A word of the line that opens a fence. */
interface Word {
  readonly text: string;
  readonly span: Span;
}

/** Finds what the fences of a Markdown text declare, and the examples among them. Spec: schema-dsl.md §9.1. */
export function findInMarkdown(config: Config, text: string, fences: readonly Fence[]): FenceSites {
  const found = {
    sites: [] as SchemaSite[],
    tools: [] as ToolCall[],
    faults: [] as JsonFault[],
    examples: [] as SchemaExample[],
  };
  for (const fence of fences) {
    const [first, ...words] = wordsOf(text, fence);
    const language = languageOf(first?.text ?? '');
    if (language === 'ts' || language === 'tsx') {
      const { code, offset } = contentOf(text, fence);
      const { sites, tools } = findInSource({ config, language, code, offset, text });
      for (const site of sites) found.sites.push(site);
      for (const tool of tools) found.tools.push(tool);
    } else if (language !== undefined) {
      readJsonFence(config, text, fence, words, language === 'jsonc', found);
    }
  }
  return found;
}

/** Whether a fence may have anything to do with schemas, told by its first line. */
export function mayHoldSchemas(text: string, { opener }: Fence): boolean {
  return /^[`~]+\s*(?:(?:ts|tsx|mts|cts|js|jsx|mjs|cjs|typescript|javascript)\b|jsonc?\s.*\b(?:schema|args=))/i.test(
    text.slice(opener.start, opener.end),
  );
}

function readJsonFence(
  config: Config,
  text: string,
  fence: Fence,
  words: readonly Word[],
  jsonc: boolean,
  found: { sites: SchemaSite[]; faults: JsonFault[]; examples: SchemaExample[] },
): void {
  const schema = words.find((word) => word.text === 'schema' || word.text.startsWith('schema='));
  const example = words.find((word) => word.text.startsWith('args='));
  if (!schema && !example) return;
  const { code, offset } = contentOf(text, fence);
  const { literal, faults } = readJson(code, { jsonc, offset });
  found.faults.push(...faults.slice(0, 1));
  if (!literal) return;
  if (schema) {
    const shape = shapeOf(literal, config);
    const name = settingOf(schema);
    found.sites.push({ shape, dialect: dialectOf(shape), literal, text, ...(name ? { name: name.text } : {}) });
    return;
  }
  const name = example && settingOf(example);
  const invalid = words.find((word) => word.text === 'invalid')?.span;
  if (name) found.examples.push({ name: name.text, nameSpan: name.span, invalid, literal });
}

/** The words of the line that opens a fence, the language first. */
function wordsOf(text: string, { opener, marker }: Fence): Word[] {
  const start = opener.start + marker.length;
  return [...text.slice(start, opener.end).matchAll(/\S+/g)].map((match) => {
    const at = start + match.index;
    return { text: match[0], span: { start: at, end: at + match[0].length } };
  });
}

/** What stands behind `=`; `undefined` when nothing does. */
function settingOf({ text, span }: Word): Word | undefined {
  const from = text.indexOf('=') + 1;
  if (from === 0 || from === text.length) return undefined;
  return { text: text.slice(from), span: { start: span.start + from, end: span.end } };
}

/** The lines between the fences. In a quote the marks of its lines are blanked, so that all places stay the same. */
function contentOf(text: string, { opener, span, closed }: Fence): { code: string; offset: number } {
  const lineEnd = /\r\n?|\n/g;
  lineEnd.lastIndex = opener.end;
  const offset = lineEnd.exec(text) ? Math.min(lineEnd.lastIndex, span.end) : span.end;
  const end = closed ? Math.max(offset, startOfLine(text, span.end)) : span.end;
  const code = text.slice(offset, end);
  const prefix = text.slice(startOfLine(text, opener.start), opener.start);
  if (!prefix.includes('>')) return { code, offset };
  const blanked = code.replace(/^[ \t>]+/gm, (marks) => {
    return marks.slice(0, prefix.length).replaceAll('>', ' ') + marks.slice(prefix.length);
  });
  return { code: blanked, offset };
}

function startOfLine(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** An author's map of properties when its values are nodes, else a node of the wire's subset. */
function shapeOf(literal: Literal, { schema }: Config): SchemaShape {
  if (literal.kind !== 'object') return 'raw';
  const { byKey } = membersOf(literal);
  if (byKey.get('type')?.value.kind === 'string' || byKey.get('oneOf')?.value.kind === 'array') return 'raw';
  const isMap = [...byKey.values()].some(({ value }) => isNode(value));
  if (!isMap) return 'raw';
  return schema.dialect === 'v1' ? 'v1-map' : 'v2-map';
}

function isNode(value: Literal): boolean {
  if (value.kind !== 'object') return false;
  const { byKey } = membersOf(value);
  return byKey.get('type')?.value.kind === 'string' || byKey.get('oneOf')?.value.kind === 'array';
}
