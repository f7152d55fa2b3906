import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'node:test';
import {
  type Config,
  defaultConfig,
  type Files,
  lintDocument,
  type Place,
  type Problem,
  type Project,
  readRoots,
  type TreeVerdict,
} from '../../server/src/engine';
import { nodeFiles } from '../../server/src/host/nodeFiles';
import { TODAY } from './lintTree';

/** What the reference's gates say of a tree. */
export interface Verdict {
  readonly violations: readonly Violation[];
}

export interface Violation {
  /** Relative to the tree; a folder ends in `/`. */
  readonly file: string;
  readonly gate: string;
  /** A code, with a heading's name after a colon. */
  readonly kind: string;
}

/** The folder of real RFC trees beside the project, or where `RFC_CORPUS` says; a test without it says so and passes. */
export const corpusFolder = path.resolve(process.env.RFC_CORPUS ?? '../shared/corpus');

/** False, and a word in the test's output, when there is no corpus here. */
export function hasCorpus(context: TestContext): boolean {
  if (existsSync(path.join(corpusFolder, 'expected'))) return true;
  context.diagnostic(`no corpus at ${corpusFolder} (RFC_CORPUS names another folder): nothing to compare with`);
  return false;
}

/** Reads a JSON file of the corpus. */
export function readCorpusJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(path.join(corpusFolder, file), 'utf8'));
}

/** Reads a JSON Lines file of the corpus. */
export function readCorpusLines<Shape>(file: string): Shape[] {
  const lines = readFileSync(path.join(corpusFolder, file), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Problems of a text at a path: the mutated trees share most of their files. */
const linted = new Map<string, readonly Problem[]>();

/** Lints a tree laid out like a repository root, with the pairs that its manifest asks for. */
export function lintCorpusTree(folder: string): readonly Problem[] {
  const files = nodeFiles(folder);
  const shell = { today: TODAY, onCrash: rethrow };
  return readRoots({ roots: [configOf(folder)] }, files, shell).flatMap(({ tree, verdict }) => [
    ...verdict.problems,
    ...tree.files.flatMap(({ place }) => lintOnce(tree.config, place, verdict, files)),
  ]);
}

function lintOnce(config: Config, place: Place, verdict: TreeVerdict, files: Files): readonly Problem[] {
  const content = files.read(place.path, config.limits.fileSize);
  if (place.role !== 'rfc' || content.kind !== 'text') return [];
  const key = JSON.stringify([place.path, [...verdict.collapsed], content.text]);
  const problems =
    linted.get(key) ??
    lintDocument({ config, place, content, today: TODAY }, { collapsed: verdict.collapsed, problems: [] }, rethrow);
  linted.set(key, problems);
  return problems;
}

function rethrow(_rule: string, error: unknown): never {
  throw error;
}

/** The project of such a tree; `undefined` when there is none. */
export function corpusProject(folder: string): Project | undefined {
  return existsSync(folder) ? { roots: [configOf(folder)] } : undefined;
}

function configOf(folder: string): Config {
  const manifest = readFileSync(path.join(folder, 'scripts/translation-pairing.manifest.json'), 'utf8');
  const { required, excluded } = JSON.parse(manifest) as { required: string[]; excluded: string[] };
  return { ...defaultConfig, pairing: { ...defaultConfig.pairing, required, excluded } };
}
