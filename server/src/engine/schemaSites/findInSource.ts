import type { Config } from '../config/config';
import {
  type Comment,
  type Entry,
  type FoundCall,
  type Literal,
  membersOf,
  type ObjectLiteral,
  readSource,
  type SchemaShape,
  type SourceLanguage,
  schemaFunctions,
  schemaTypes,
} from '../literals';
import type { Span } from '../text/span';
import { speaksSecondDialect } from './evidence';
import { dialectOf, type SchemaSite, type ToolCall } from './site';

/** A piece of source code, and where it stands. */
export interface SourceText {
  readonly config: Config;
  readonly language: SourceLanguage;
  /** The code itself. */
  readonly code: string;
  /** Where it begins in `text`, in UTF-16 units. */
  readonly offset: number;
  /** The whole file. */
  readonly text: string;
}

/** What was found in a piece of source code. */
export interface SourceSites {
  readonly sites: readonly SchemaSite[];
  readonly tools: readonly ToolCall[];
  /** Read when asked for. */
  readonly comments: () => readonly Comment[];
}

/**
 * Finds the schemas of a TypeScript or JavaScript text: at calls that define a tool, at values with one of the schema
 * types, and as arguments of the functions that compile or assert. Where two of these are the same value, the type
 * decides what it is. Spec: schema-dsl.md §7.
 */
export function findInSource({ config, language, code, offset, text }: SourceText): SourceSites {
  const defines = new Set(config.schema.defineCalls);
  const calls = [...defines, ...schemaFunctions.keys()];
  const found = readSource(code, { language, calls, types: schemaTypes.keys(), offset });
  const typed = found.typed.flatMap(({ type, typeSpan, value }) => {
    const shape = schemaTypes.get(type);
    return shape ? [siteOf(shape, value, text, typeSpan)] : [];
  });
  const tools: ToolCall[] = [];
  const called = found.calls.flatMap((call) => {
    if (!defines.has(call.name)) return sitesOfFunction(call, text);
    const tool = toolOf(call, config);
    if (!tool) return [];
    tools.push(tool);
    return sitesOfTool(tool, config, text);
  });
  return { sites: distinct([...typed, ...called]), tools, comments: () => found.comments };
}

function siteOf(shape: SchemaShape, literal: Literal, text: string, label: Span): SchemaSite {
  return { shape, dialect: dialectOf(shape), literal, text, label };
}

function sitesOfFunction(call: FoundCall, text: string): SchemaSite[] {
  const shape = schemaFunctions.get(call.name);
  const value = firstArgument(call);
  return shape && value ? [siteOf(shape, value, text, call.nameSpan)] : [];
}

function firstArgument({ arguments: [first] }: FoundCall): Literal | undefined {
  return first?.kind === 'element' ? first.value : undefined;
}

function toolOf(call: FoundCall, { schema }: Config): ToolCall | undefined {
  const options = firstArgument(call);
  if (options?.kind !== 'object') return undefined;
  const { byKey, open } = membersOf(options);
  const name = byKey.get('name')?.value;
  const dialect = schema.dialect === 'auto' ? (byKey.has('output') ? 'v2' : 'v1') : schema.dialect;
  return {
    name: name?.kind === 'string' && !name.incomplete ? name.value : undefined,
    nameSpan: call.nameSpan,
    options,
    open: open || call.incomplete,
    dialect,
  };
}

/** The parameters and the output of a tool. Of one that may have an output out of sight only what tells its dialect is judged. */
function sitesOfTool(tool: ToolCall, config: Config, text: string): SchemaSite[] {
  const parameters = memberOf(tool.options, 'parameters');
  const isUnsure = config.schema.dialect === 'auto' && tool.dialect === 'v1' && tool.open;
  const sites: SchemaSite[] = [];
  if (parameters && (!isUnsure || speaksSecondDialect(parameters.value))) {
    const shape = isUnsure ? 'v2-map' : (`${tool.dialect}-map` as const);
    sites.push({ ...siteOf(shape, parameters.value, text, parameters.keySpan), tool, ...named(tool) });
  }
  const output = memberOf(tool.options, 'output')?.value;
  const schema = output?.kind === 'object' ? memberOf(output, 'schema') : undefined;
  if (schema) sites.push({ ...siteOf('v2-value', schema.value, text, schema.keySpan), tool });
  return sites;
}

function named({ name }: ToolCall): { name?: string } {
  return name === undefined ? {} : { name };
}

function memberOf(options: ObjectLiteral, key: string): Entry | undefined {
  const entry = membersOf(options).byKey.get(key);
  return entry?.incomplete ? undefined : entry;
}

/** Each value once, in text order. A value that stands at several places (through a constant) is one value. */
function distinct(sites: readonly SchemaSite[]): SchemaSite[] {
  const byPlace = new Map<string, SchemaSite>();
  for (const site of sites) {
    const key = `${site.literal.span.start} ${site.literal.span.end}`;
    const known = byPlace.get(key);
    byPlace.set(key, known ? { ...site, ...known } : site);
  }
  return [...byPlace.values()].sort((a, b) => a.literal.span.start - b.literal.span.start);
}
