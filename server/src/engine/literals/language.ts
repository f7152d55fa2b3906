/** How a source file is read: which of TypeScript's and JSX's forms `<` may begin. */
export type SourceLanguage = 'ts' | 'tsx';

const languages: Readonly<Record<string, SourceLanguage | 'json' | 'jsonc'>> = {
  ts: 'ts',
  mts: 'ts',
  cts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  // JavaScript may hold JSX under any of its endings, and has nothing that JSX could be taken for.
  js: 'tsx',
  mjs: 'tsx',
  cjs: 'tsx',
  jsx: 'tsx',
  javascript: 'tsx',
  json: 'json',
  jsonc: 'jsonc',
};

/**
 * What the reader makes of a file, by the ending of its path, or of a fence, by the first word of its info string;
 * `undefined` for what it does not read.
 */
export function languageOf(name: string): SourceLanguage | 'json' | 'jsonc' | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(languages, ending) ? languages[ending] : undefined;
}
