import type { Entry, EntryKind, Files } from '../files';
import { applyEdits } from '../fix';
import { folderOf } from '../links/paths';
import type { Edit, MessageData } from '../rule';
import type { Span } from '../text/span';
import { type Words, type WordsId, words } from './words';

/**
 * A change of several files, not yet made: what an editor shows as one edit and the command line writes. All paths are
 * relative to the configuration's folder; a file outside of it begins with `../`.
 */
export interface FilePlan {
  /** Edits of files that exist, by the path before any rename; sorted by path, each path once. */
  readonly edits: readonly FileEdits[];
  readonly renames: readonly FileRename[];
  readonly creations: readonly FileCreation[];
  /** Files that go; none of them is edited or renamed. */
  readonly deletions: readonly string[];
  /** What the author should know; none of it stands in the way. */
  readonly notes: readonly Note[];
}

/** Edits of one file, in offsets of its text as it was read. They do not overlap. */
export interface FileEdits {
  readonly path: string;
  readonly edits: readonly Edit[];
}

/** A file that goes elsewhere. */
export interface FileRename {
  readonly from: string;
  readonly to: string;
}

/** A file that does not exist yet. */
export interface FileCreation {
  readonly path: string;
  readonly text: string;
  /** The placeholders that the author fills in, in order. */
  readonly stops: readonly Span[];
}

/** A sentence about one file. */
export interface Note {
  readonly path: string;
  readonly words: Words;
}

/** Why an operation was not planned. */
export interface Refusal {
  readonly refused: Words;
}

/** Says why an operation is not planned. */
export function refuse(id: WordsId, data?: MessageData): Refusal {
  return { refused: words(id, data) };
}

/** True for an operation that was refused. */
export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome;
}

/** A file before and after a plan. */
export interface PlannedFile {
  /** Where it was; absent when it is new. */
  readonly from?: string;
  /** Where it is then, or was when it goes. */
  readonly path: string;
  /** Its text before; empty when it is new. */
  readonly before: string;
  /** Its text then; `undefined` when it goes. */
  readonly after: string | undefined;
}

/** Every file that a plan touches, sorted by its path after. Throws when a file cannot be read. */
export function applyPlan(files: Files, plan: FilePlan): PlannedFile[] {
  const edits = new Map(plan.edits.map((file) => [file.path, file.edits]));
  const target = new Map(plan.renames.map(({ from, to }) => [from, to]));
  const kept = [...new Set([...edits.keys(), ...target.keys()])].map((from): PlannedFile => {
    const before = readText(files, from);
    return { from, path: target.get(from) ?? from, before, after: applyEdits(before, edits.get(from) ?? []) };
  });
  const created = plan.creations.map(({ path, text }): PlannedFile => ({ path, before: '', after: text }));
  const gone = plan.deletions.map((from): PlannedFile => {
    return { from, path: from, before: readText(files, from), after: undefined };
  });
  return [...kept, ...created, ...gone].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The text of a file that is to be edited. Throws when it cannot be read. */
export function readText(files: Files, path: string): string {
  const content = files.read(path, Number.POSITIVE_INFINITY);
  if (content.kind !== 'text') throw new Error(`\`${path}\` was to be edited but cannot be read (${content.kind})`);
  return content.text;
}

/** The files as they are after a plan. Nothing is written. */
export function filesAfter(files: Files, plan: FilePlan): Files {
  const texts = new Map(
    applyPlan(files, plan).flatMap(({ path, after }) => (after === undefined ? [] : [[path, after] as const])),
  );
  const left = [...plan.renames.map(({ from }) => from), ...plan.deletions];
  const gone = new Set(left.filter((path) => !texts.has(path)));
  const kindOf = (path: string): EntryKind | undefined => {
    if (texts.has(path)) return 'file';
    if (gone.has(path)) return undefined;
    return files.kindOf(path) ?? ([...texts.keys()].some((each) => each.startsWith(`${path}/`)) ? 'folder' : undefined);
  };
  return {
    list: (folder) => listAfter(files.list(folder), folder, texts, gone),
    kindOf,
    namesIn: (folder) => namesAfter(files.namesIn(folder), folder, texts, gone),
    read: (path, limit) => {
      const text = texts.get(path);
      if (text !== undefined) return { kind: 'text', text };
      return gone.has(path) ? { kind: 'unreadable', reason: 'vanished' } : files.read(path, limit);
    },
  };
}

function namesAfter(
  names: readonly string[],
  folder: string,
  texts: ReadonlyMap<string, string>,
  gone: ReadonlySet<string>,
): string[] {
  const inside = folder === '' ? '' : `${folder}/`;
  const kept = names.filter((name) => !gone.has(inside + name));
  const added = [...texts.keys()].flatMap((path) =>
    path.startsWith(inside) ? [firstOf(path.slice(inside.length))] : [],
  );
  return [...new Set([...kept, ...added])].sort();
}

function firstOf(path: string): string {
  return path.split('/', 1)[0] ?? path;
}

function listAfter(
  entries: readonly Entry[],
  folder: string,
  texts: ReadonlyMap<string, string>,
  gone: ReadonlySet<string>,
): Entry[] {
  const listed = new Map(entries.filter(({ path }) => !gone.has(path)).map((entry) => [entry.path, entry]));
  for (const path of texts.keys()) {
    if (folder !== '' && !path.startsWith(`${folder}/`)) continue;
    if (!listed.has(path)) listed.set(path, { path, kind: 'file' });
    for (let at = folderOf(path); at.length > folder.length; at = folderOf(at)) {
      if (!listed.has(at)) listed.set(at, { path: at, kind: 'folder' });
    }
  }
  return [...listed.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A plan that does nothing. */
export const emptyPlan: FilePlan = { edits: [], renames: [], creations: [], deletions: [], notes: [] };

/** The plan's edits by path, sorted, files without an edit left out. */
export function toFileEdits(edits: ReadonlyMap<string, readonly Edit[]>): FileEdits[] {
  return [...edits]
    .filter(([, each]) => each.length > 0)
    .map(([path, each]) => ({ path, edits: each }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
