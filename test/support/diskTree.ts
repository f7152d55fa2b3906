import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, lintProject, type Problem } from '../../server/src/engine';
import { loadProject } from '../../server/src/host/loadProject';
import { locateProject } from '../../server/src/host/locate';

/** After every date in this repository, so that the verdict does not depend on the day of the run. */
const TODAY = '2026-12-01';

/** A folder of this repository as the product sees it. */
export interface DiskTree {
  /** The configuration of its only RFC root. */
  readonly config: Config;
  readonly problems: readonly Problem[];
  readonly rfcs: number;
}

/** Lints a folder, given relative to the repository, with the configuration that lies in it. Throws what a rule throws. */
export function lintFolder(folder: string): DiskTree {
  const { project, files, location } = loadProject(locateProject(path.resolve(folder)));
  if (location.base !== path.resolve(folder)) throw new Error(`${folder} has no configuration of its own`);
  const [config, second] = project.roots;
  if (!config || second) throw new Error(`${folder} has not exactly one root`);
  const onCrash = (_: string, error: unknown) => {
    throw error;
  };
  return { config, ...lintProject(project, files, { today: TODAY, onCrash }) };
}

/**
 * What the index of a root should read, worked out from the disk alone. Spec: index.md §2. The product writes it with
 * code of its own, so that each holds the other to the specification.
 */
export function expectedIndex(folder: string, config: Config): string {
  const root = path.join(folder, config.root);
  const sections = config.lifecycles.map(({ name, label }) => {
    const blocks = config.classes.flatMap((entry) => {
      const rows = indexRows(root, `${name}/${entry.name}`);
      const head = `### ${entry.label}\n\n| ${config.index.columns.join(' | ')} |\n|---|---|\n`;
      return rows.length > 0 ? [head + rows.join('\n')] : [];
    });
    return `\n## ${label}\n\n${blocks.join('\n\n')}\n`;
  });
  return `# ${config.index.heading}\n\n${config.index.banner}\n${sections.join('')}`;
}

/** Names in these trees are lower-case kebab, for which code units and the index's collation agree. */
function indexRows(root: string, folder: string): string[] {
  const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).sort() : [];
  return names.filter(isAnchor).map((name) => {
    const [line = ''] = readFileSync(path.join(root, folder, name), 'utf8').split('\n');
    const title = /^#\s+(?:RFC:\s+)?(.+?)\s*$/.exec(line)?.[1];
    return `| [${title}](${folder}/${name}) | ${name.slice(0, 10)} |`;
  });
}

function isAnchor(name: string): boolean {
  return name.endsWith('.md') && !name.endsWith('.zh.md');
}

/** A pair on the disk: its anchor relative to the folder, the record it has and the record it should have. */
export interface DiskPair {
  readonly anchor: string;
  readonly record: string | undefined;
  readonly expected: string;
}

/** Every document with a counterpart below the root. Spec: bilingual.md §3. */
export function readPairs(folder: string, config: Config): DiskPair[] {
  const names = readdirSync(path.join(folder, config.root), { recursive: true, encoding: 'utf8' }).sort();
  return names
    .filter((name) => name.endsWith('.zh.md'))
    .map((name) =>
      readPair(folder, `${config.root}/${name.replaceAll(path.sep, '/').slice(0, -'.zh.md'.length)}`, config),
    );
}

function readPair(folder: string, stem: string, config: Config): DiskPair {
  const anchor = `${stem}.md`;
  const record = path.join(folder, `${stem}.i18n.yaml`);
  const hashes = [anchor, `${stem}.zh.md`].map((side) => {
    return `${path.basename(side)}: ${blobHash(readFileSync(path.join(folder, side)))}`;
  });
  const header = config.pairing.recordHeader.map((line) => line.replaceAll('{anchor}', anchor));
  return {
    anchor,
    record: existsSync(record) ? readFileSync(record, 'utf8') : undefined,
    expected: `${[...header, ...hashes].join('\n')}\n`,
  };
}

/** The object name that git gives to the bytes. */
function blobHash(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
