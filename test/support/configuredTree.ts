import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config } from '../../server/src/engine/config/config';
import { readProject } from '../../server/src/engine/config/read';
import { indexTitle, renderIndex } from '../../server/src/engine/indexing/render';
import { lintProject } from '../../server/src/engine/lintProject';
import { placeOf } from '../../server/src/engine/place';
import { registry } from '../../server/src/engine/registry';
import { gitHash } from './archived';
import { TODAY } from './lintTree';
import { type MemoryEntry, memoryFiles } from './memoryFiles';

const CONFIG = 'rfc.config.jsonc';

/** Files by path; `null` takes one out that a tree underneath has. */
export type Changes = Readonly<Record<string, MemoryEntry | null>>;

/** A change of a clean tree, and every problem that comes of it. */
export interface Fault {
  readonly name: string;
  readonly changes: Changes;
  /** `path:line rule`, the line one-based. */
  readonly problems: readonly string[];
}

/** The first root of a configuration, without regard to what may be wrong with it. */
export function rootOf(configText: string): Config {
  const [config] = readProject(CONFIG, memoryFiles({ [CONFIG]: configText }), registry).project.roots;
  if (!config) throw new Error('a project has a root');
  return config;
}

/** What these say of a change beside what it breaks (a list of files lags, say) is tested where they are. */
const lookingOn = ['index', 'link', 'pair', 'prose', 'xref'];

/** True for a problem that the fault is not about. */
function isBeside(problem: string, { problems }: Fault): boolean {
  const namespace = lookingOn.find((each) => problem.includes(` ${each}/`));
  return namespace !== undefined && !problems.some((each) => each.includes(` ${namespace}/`));
}

/** Registers a test of the tree as it is, which gives `problems`, and one for each fault. */
export function testConfiguredTree(
  configText: string,
  tree: Readonly<Record<string, MemoryEntry>>,
  faults: readonly Fault[],
  problems: readonly string[] = [],
): void {
  const lint = (changes: Changes) => lintWith(configText, { ...tree, ...changes });
  test('the tree is clean', () => assert.deepEqual(lint({}), problems));
  for (const fault of faults) {
    test(fault.name, () => {
      const found = lint(fault.changes).filter((problem) => !isBeside(problem, fault));
      assert.deepEqual(found, [...problems, ...fault.problems].sort());
    });
  }
}

function lintWith(configText: string, changes: Changes): string[] {
  const present = Object.entries(changes).flatMap(([path, entry]) => (entry === null ? [] : [[path, entry] as const]));
  const entries: Record<string, MemoryEntry> = { [CONFIG]: configText, ...Object.fromEntries(present) };
  const files = memoryFiles(entries);
  const onCrash = (_rule: string, error: unknown) => {
    throw error;
  };
  const { project } = readProject(CONFIG, files, registry);
  const found = lintProject(project, files, { today: TODAY, onCrash }).problems;
  return found.map(({ path, span, rule }) => `${path}:${lineOf(entries[path], span.start)} ${rule}`).sort();
}

function lineOf(entry: MemoryEntry | undefined, offset: number): number {
  return typeof entry === 'string' ? entry.slice(0, offset).split('\n').length : 1;
}

/** The three files of a pair whose anchor lies at `path`, its record canonical. Spec: bilingual.md §3. */
export function pairAt(config: Config, path: string, anchor: string, counterpart: string): Record<string, string> {
  const stem = path.replace(/\.md$/, '');
  const base = stem.slice(stem.lastIndexOf('/') + 1);
  const header = config.pairing.recordHeader.map((line) => line.replaceAll('{anchor}', path));
  const hashes = [`${base}.md: ${gitHash(anchor)}`, `${base}.zh.md: ${gitHash(counterpart)}`];
  return {
    [path]: anchor,
    [`${stem}.zh.md`]: counterpart,
    [`${stem}.i18n.yaml`]: `${[...header, ...hashes].join('\n')}\n`,
  };
}

/** The index of the RFCs among these files, by its path. */
export function indexFor(config: Config, files: Readonly<Record<string, string>>): Record<string, string> {
  const records = Object.entries(files).flatMap(([path, text]) => {
    const place = placeOf(config, path);
    const title = indexTitle(config, text.split('\n')[0] ?? '');
    return place?.role === 'rfc' && title !== undefined ? [{ place, title }] : [];
  });
  return { [`${config.root}/${config.index.file}`]: renderIndex(config, records) };
}
