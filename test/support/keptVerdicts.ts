import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksum } from '../../server/src/host/checksum';
import type { lintJson } from './cli';
import { temporaryFolder } from './folders';

/** An empty cache of the user's: the variables of the environment that lead to it, and the verdicts that lie in it by then. */
export function openCache() {
  const home = temporaryFolder();
  const folder = path.join(home, 'rfc-workbench/verdicts');
  const kept = () => (existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []);
  return { env: { XDG_CACHE_HOME: home }, kept };
}

/** Makes a kept verdict one that no check would give, so that it shows where it is used. */
export function mark(file: string): void {
  const text = readFileSync(file, 'utf8');
  const body = text.slice(text.indexOf('\n') + 1).replaceAll('"status/lifecycle-mismatch"', '"marked"');
  writeFileSync(file, `${checksum(body)}\n${body}`);
}

/** The rules of the problems in a report, in its order. */
export function rulesOf({ report }: Awaited<ReturnType<typeof lintJson>>): string[] {
  return report.problems.map(({ rule }) => rule);
}
