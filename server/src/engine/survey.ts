import type { Config, Pairing } from './config/config';
import { type DocumentPlace, findDocuments, governs } from './documents';
import type { Files } from './files';
import { isBelow } from './links/paths';
import { findPairs, type PairPlace } from './pairs/find';
import { placeOf } from './place';
import { type Project, type RootState, readRoots, type Shell } from './project';
import { findSourceFiles, type SourcePlace } from './schemaSites/source';
import { spelledFolder } from './scope';
import { matchesAny } from './text/glob';

/** A project as a whole: its roots, and every file that a rule reads by itself or with others. */
export interface Survey {
  readonly project: Project;
  readonly states: readonly RootState[];
  /** By path, in the order of paths. */
  readonly documents: ReadonlyMap<string, DocumentPlace>;
  readonly pairs: readonly PairPlace[];
  /** The pair that a path is a file of. */
  readonly pairOf: ReadonlyMap<string, PairPlace>;
  /** The source and JSON files that may hold schemas; they are looked for when first asked for. */
  readonly sources: () => ReadonlyMap<string, SourcePlace>;
}

/** Reads and judges the roots of a project and finds out what else there is to read; nothing of that is read yet. */
export function surveyProject(project: Project, files: Files, shell: Shell): Survey {
  const states = readRoots(project, files, shell);
  const documents = findDocuments(project, states, files);
  const pairs = findAllPairs(project, files);
  let sources: ReadonlyMap<string, SourcePlace> | undefined;
  return {
    project,
    states,
    documents: new Map(documents.map((document) => [document.path, document])),
    pairs,
    pairOf: new Map(pairs.flatMap((pair) => pathsOf(pair).map((path) => [path, pair] as const))),
    sources: () => {
      sources ??= findSourceFiles(project, files);
      return sources;
    },
  };
}

/** What several roots have in their scope is the first one's, as it is with documents; a folder is no file of a pair. */
function findAllPairs(project: Project, files: Files): PairPlace[] {
  const found = project.roots.flatMap((config) =>
    config.pairing.enabled ? findPairs(config, listPairFiles(project, config, files)) : [],
  );
  const known = new Set<string>();
  return found.filter(({ anchor, present }) => {
    const isNew = !known.has(anchor) && [...present].some((path) => files.kindOf(path) !== 'folder');
    if (isNew) known.add(anchor);
    return isNew;
  });
}

/** What belongs to no pair is named after a file that belongs to another. */
function pathsOf({ anchor, counterpart, record, standing, present }: PairPlace): string[] {
  return standing === 'stray' ? [...present] : [anchor, counterpart, record];
}

/** Every path that may be one of the files of a pair in scope, sorted; the scope names anchors. Spec: bilingual.md §2. */
function listPairFiles(project: Project, config: Config, files: Files): string[] {
  const { scope, required } = config.pairing;
  const found = new Set<string>();
  for (const pattern of required === 'all' ? scope : [...scope, ...required]) {
    for (const { path } of files.list(spelledFolder(pattern))) {
      const anchor = anchorMeant(config.pairing, path);
      if (anchor === undefined || (anchor !== pattern && !matchesAny([pattern], anchor))) continue;
      if (governs(project, config, path) && placeOf(config, path)?.role !== 'archived') found.add(path);
    }
  }
  return [...found].sort();
}

/** The anchor that a path has or is by its name alone. */
export function anchorMeant({ counterpartSuffix, recordSuffix }: Pairing, path: string): string | undefined {
  const suffix = [counterpartSuffix, recordSuffix, '.md'].find((each) => path.endsWith(each));
  return suffix === undefined ? undefined : `${path.slice(0, -suffix.length)}.md`;
}

/** The folders in which rules read files, outermost only and without the configuration's own; sorted. */
export function foldersRead({ roots }: Project): string[] {
  const named = roots.flatMap((config) => {
    const patterns = [...config.markdown.scope, ...(config.pairing.enabled ? config.pairing.scope : [])];
    return [config.root, ...patterns.map(spelledFolder)];
  });
  const folders = [...new Set(named)].filter((folder) => folder !== '').sort();
  return folders.filter((folder) => !folders.some((other) => other !== folder && isBelow(other, folder)));
}
