import type { ArchiveTree } from '../../archive/archive';
import { archivedPlaceOf, rootFileNames } from '../../archive/names';
import type { Config } from '../../config/config';
import { compileFilename } from '../../config/filename';
import type { Entry } from '../../files';
import { baseOf } from '../../links/paths';
import type { MessageData } from '../../rule';
import type { Tree } from '../../tree';
import { quoteList } from './quote';

/** What is wrong with something that lies in the archive, or does not; the rule `archive/layout` has the words. */
export interface EntryFault {
  readonly message:
    | 'file'
    | 'link'
    | 'special'
    | 'unknownFolder'
    | 'noFolders'
    | 'nestedFolder'
    | 'missingClass'
    | 'missingFile'
    | 'strayFile'
    | 'strayDocument';
  readonly path: string;
  readonly data: MessageData;
}

/** Everything in the archive that has no place there, and everything that ought to be there and is not. */
export function findEntryFaults(tree: Tree, archive: ArchiveTree): EntryFault[] {
  const { config, entries } = tree;
  const itself = entries.find(({ path }) => path === archive.folder);
  if (itself && itself.kind !== 'folder') {
    const message = itself.kind === 'file' && !itself.isLink ? 'file' : 'link';
    return [{ message, path: shownPath(itself), data: {} }];
  }
  const strays = entries.flatMap((entry) => judgeEntry(config, archive, entry) ?? []);
  return [...strays, ...findMissing(tree, archive)];
}

function judgeEntry(config: Config, archive: ArchiveTree, entry: Entry): EntryFault | undefined {
  if (!entry.path.startsWith(`${archive.folder}/`)) return undefined;
  const names = entry.path.slice(archive.folder.length + 1).split('/');
  const isInClass = config.classes.some(({ name }) => name === names[0]);
  if (names.length > (isInClass ? 2 : 1)) return undefined; // the folder around it is what is wrong
  const path = shownPath(entry);
  if (entry.isLink || entry.kind === 'link-folder' || entry.kind === 'dangling') {
    return { message: 'link', path, data: {} };
  }
  if (entry.kind === 'special') return { message: 'special', path, data: {} };
  const isDeep = names.length > 1;
  return entry.kind === 'folder' ? judgeFolder(config, path, isDeep) : judgeFile(config, archive, entry, isDeep);
}

function judgeFolder(config: Config, path: string, isDeep: boolean): EntryFault | undefined {
  const found = baseOf(path.slice(0, -1));
  const classes = config.classes.map(({ name }) => name);
  if (isDeep) return { message: 'nestedFolder', path, data: { found } };
  if (classes.includes(found)) return undefined;
  return classes.length === 0
    ? { message: 'noFolders', path, data: { found } }
    : { message: 'unknownFolder', path, data: { found, classes: quoteList(classes) } };
}

/** Git keeps no empty folders, and all class folders must exist. */
const KEEPER = '.gitkeep';

function judgeFile(config: Config, archive: ArchiveTree, { path }: Entry, isDeep: boolean): EntryFault | undefined {
  const found = baseOf(path);
  const place = archivedPlaceOf(config, archive.settings, path);
  const rootFiles = rootFileNames(archive.settings);
  if (place?.part || (isDeep ? found === KEEPER : rootFiles.includes(found))) return undefined;
  return isDeep || place
    ? { message: 'strayDocument', path, data: { found, noun: config.noun, names: documentNames(config) } }
    : { message: 'strayFile', path, data: { found, names: quoteList(rootFiles) } };
}

function documentNames({ filename, pairing }: Config): string {
  const anchor = compileFilename(filename)?.display ?? filename;
  const stem = anchor.replace(/\.md$/, '');
  const suffixes = pairing.enabled ? [pairing.counterpartSuffix, pairing.recordSuffix] : [];
  return quoteList([anchor, ...suffixes.map((suffix) => stem + suffix)]);
}

function findMissing({ config, kindOf }: Tree, { settings, folder }: ArchiveTree): EntryFault[] {
  if (kindOf(folder) === undefined) return []; // deleted as a whole: `archive/removed` knows what was in it
  const path = `${folder}/`;
  const isMissing = (name: string) => kindOf(path + name) === undefined;
  const classes = config.classes.filter(({ name }) => isMissing(name));
  // Where the manifest is missing nothing is sealed: `archive/unsealed`.
  const files = settings.rootFiles.filter((name) => name !== settings.manifest && isMissing(name));
  return [
    ...classes.map(({ name }) => ({ message: 'missingClass', path, data: { found: name } }) as const),
    ...files.map((found) => ({ message: 'missingFile', path, data: { found } }) as const),
  ];
}

/** A folder stands at its path with a final slash. */
function shownPath({ path, kind }: Entry): string {
  return kind === 'folder' || kind === 'link-folder' ? `${path}/` : path;
}
