import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { corpusFolder, readCorpusJson } from './corpus';

/** A call in a tool source as the corpus describes it. Places are JSON pointers. */
export interface ExpectedCall {
  /** From 1. */
  readonly line: number;
  readonly name?: unknown;
  readonly description?: unknown;
  readonly parameters?: unknown;
  readonly outputSchema?: unknown;
  readonly timeoutMs?: unknown;
  /** Spreads among the options themselves. */
  readonly '...'?: unknown;
  readonly dynamic: readonly { readonly at: string; readonly kind: string }[];
  readonly folded: readonly string[];
  readonly parametersStatic: boolean;
  /** What following constants adds. */
  readonly resolved?: Partial<ExpectedCall>;
}

/** A source file with tools. */
export interface ToolFile {
  readonly file: string;
  readonly text: string;
  readonly calls: readonly ExpectedCall[];
}

/** The tool sources of the corpus with what is expected of them. */
export function readToolFiles(): ToolFile[] {
  const expected = readCorpusJson<Record<string, readonly ExpectedCall[]>>('tools/expected.json');
  return Object.entries(expected).map(([file, calls]) => ({ file, text: readTool(file), calls }));
}

/** Every source file below the corpus' tools, those without calls included. */
export function readToolSources(): { readonly file: string; readonly text: string }[] {
  const names = readdirSync(path.join(corpusFolder, 'tools'), { recursive: true, encoding: 'utf8' }).sort();
  return names.filter((name) => /\.tsx?$/.test(name)).map((file) => ({ file, text: readTool(file) }));
}

function readTool(file: string): string {
  return readFileSync(path.join(corpusFolder, 'tools', file), 'utf8');
}
