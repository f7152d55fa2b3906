import type { Config } from '../config/config';
import { readMarkdown } from '../document';
import type { TextContent } from '../files';
import { languageOf } from '../literals';
import type { SchemaSite, SchemaSource } from '../schemaSites/site';
import { readSchemaFile, schemasOf } from '../schemaSites/source';

/** A declaration and what it can be called by. */
export interface NamedSchema {
  readonly site: SchemaSite;
  /**
   * The tool's name, the name in a fence or beside a schema in JSON, or the constant that it is bound to; of the output
   * of a tool `NAME.output`. `undefined` when nothing names it.
   */
  readonly name: string | undefined;
  /** What a tool gives rather than what it takes. */
  readonly isOutput: boolean;
}

/** A text in which declarations are looked for. */
export interface SchemaText {
  readonly config: Config;
  /** Relative to the configuration's folder, with `/`; its ending tells the language. */
  readonly path: string;
  readonly content: TextContent;
  readonly today: string;
}

/** Whether declarations can be read out of a file of that name at all. */
export function mayDeclareSchemas(path: string): boolean {
  return isMarkdown(path) || languageOf(path) !== undefined;
}

/** True for a path whose ending is that of Markdown. */
export function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

/**
 * The declarations of a file that somebody has named, whether or not the configuration has such files read: of source
 * code, of JSON at the pointers of the configuration, of the fences of Markdown. `undefined` when it has none.
 */
export function readSchemas({ config, path, content, today }: SchemaText): SchemaSource | undefined {
  if (isMarkdown(path)) return schemasOf(readMarkdown({ config, kind: 'companion', path, content, today }));
  const language = languageOf(path);
  if (language === undefined) return undefined;
  const kind = language === 'json' || language === 'jsonc' ? 'json' : 'source';
  return readSchemaFile({ config, path, kind }, content.text);
}

/** The declarations of a text with their names, in text order. */
export function nameSchemas({ sites }: Pick<SchemaSource, 'sites'>): NamedSchema[] {
  return sites.map((site) => {
    const isOutput = site.tool !== undefined && site.shape === 'v2-value';
    return { site, name: isOutput ? outputName(site) : (site.name ?? boundName(site)), isOutput };
  });
}

function outputName({ tool }: SchemaSite): string | undefined {
  return tool?.name === undefined ? undefined : `${tool.name}.output`;
}

/** How far back the name of a constant is looked for. */
const REACH = 200;

/** `const NAME: Type = {`, `const NAME = {` with the type behind it, `const NAME = compile({`. */
function boundName({ label, literal, text }: SchemaSite): string | undefined {
  if (!label) return undefined;
  const end = Math.min(label.start, literal.span.start);
  const before = text.slice(Math.max(0, end - REACH), end);
  return /\b(?:const|let|var)\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?::\s*|(?::[^=;]*)?=\s*\(*\s*)$/u.exec(
    before,
  )?.[1];
}
