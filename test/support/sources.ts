import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A source file of the project. */
export interface SourceFile {
  /** Relative to the project, with `/`. */
  readonly file: string;
  readonly text: string;
  /** What it imports: a package name as it stands, a file as its path relative to the project without `.ts`. */
  readonly imports: readonly string[];
}

/** The files below a folder of the project whose name ends so; dependencies are not among them. */
export function readSources(folder: string, ending = '.ts'): SourceFile[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.filter((name) => name.endsWith(ending)).map((name) => readSource(toSlashes(path.join(folder, name))));
}

function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? '');
  return { file, text, imports: specifiers.map((specifier) => resolve(file, specifier)) };
}

/** `… from '…'` at the end of an import or export, `import '…'`, `import('…')` and `require('…')`, types included. */
const importPattern =
  /^(?:(?:import|export)\b[^'\n]* from |\} from |import )'([^']+)'|\b(?:import|require)\('([^']+)'\)/gm;

function resolve(file: string, specifier: string): string {
  return specifier.startsWith('.') ? toSlashes(path.join(path.dirname(file), specifier)) : specifier;
}

function toSlashes(native: string): string {
  return native.replaceAll(path.sep, '/');
}
