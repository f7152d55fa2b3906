import type { Config } from '../config/config';
import type { Files } from '../files';
import { pairAt } from '../pairs/names';
import type { Project } from '../project';
import { overlaps } from '../text/span';
import {
  emptyPlan,
  type FilePlan,
  type FileRename,
  filesAfter,
  type Note,
  type Refusal,
  refuse,
  toFileEdits,
} from './fileEdits';
import { indexPath, planIndex } from './freshIndex';
import { planRecords } from './pairRecords';
import { type NamedEdit, type NamedEdits, planLinks, type Surroundings } from './relink';

/** An RFC that goes elsewhere, with what changes inside it. */
export interface Relocation {
  readonly project: Project;
  /** The root that the RFC belongs to. */
  readonly config: Config;
  readonly files: Files;
  readonly surroundings: Surroundings;
  /** Of the anchor; the other files of its pair go along. */
  readonly rename: FileRename;
  /** Edits of the files that move, beside those of their links. */
  readonly edits: NamedEdits;
  readonly notes: readonly Note[];
  readonly confirmPairs: boolean;
}

/** Plans everything that follows when an RFC goes elsewhere: its pair, links in and to it, records, the index. */
export function planRelocation(relocation: Relocation): FilePlan | Refusal {
  const { project, config, files, surroundings, rename } = relocation;
  const renames = findRenames(config, files, rename);
  const taken = renames.find(({ to }) => files.kindOf(to) !== undefined);
  if (taken) return refuse('collision', { path: taken.from, to: taken.to });

  const links = planLinks(project, files, surroundings, renames);
  const merged = mergeEdits(relocation.edits, links.edits);
  const withoutIndex = new Map([...merged].filter(([path]) => path !== indexPath(config)));
  const moved = { ...emptyPlan, renames, edits: toFileEdits(withoutIndex) };
  const index = planIndex(project, config, filesAfter(files, moved));
  // An index that is rendered anew has its links right; any other is Markdown like the rest.
  const isRendered = config.index.mode === 'generated' && index.notes.length === 0;
  const edits = isRendered ? withoutIndex : merged;

  const records = planRecords(project, files, {
    edits,
    deeds: deedsOf(edits),
    renames,
    confirm: relocation.confirmPairs,
  });
  return {
    edits: [...toFileEdits(edits), ...toFileEdits(records.edits), ...index.edits].sort((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
    renames,
    creations: index.creations,
    notes: [...notesAfter([...relocation.notes, ...links.notes], renames), ...index.notes, ...records.notes],
  };
}

/** The files of the pair that exist, each to the folder that the anchor goes to. */
function findRenames({ pairing }: Config, files: Files, { from, to }: FileRename): FileRename[] {
  const [before, after] = pairing.enabled ? [pairAt(pairing, from), pairAt(pairing, to)] : [];
  if (!before || !after) return [{ from, to }];
  const others = [
    { from: before.counterpart, to: after.counterpart },
    { from: before.record, to: after.record },
  ].filter((rename) => files.kindOf(rename.from) !== undefined);
  return [{ from, to }, ...others];
}

/** Both sets of edits; where two meet, the first set's stands. */
function mergeEdits(first: NamedEdits, second: NamedEdits): NamedEdits {
  const merged = new Map<string, readonly NamedEdit[]>(first);
  for (const [path, edits] of second) {
    const own = first.get(path) ?? [];
    const free = edits.filter(({ span }) => !own.some((edit) => overlaps(edit.span, span)));
    merged.set(path, [...own, ...free]);
  }
  return merged;
}

function deedsOf(edits: NamedEdits): Map<string, string[]> {
  return new Map([...edits].map(([path, each]) => [path, each.map(({ what }) => what)]));
}

/** The notes under the paths that the files have then. */
function notesAfter(notes: readonly Note[], renames: readonly FileRename[]): Note[] {
  const target = new Map(renames.map(({ from, to }) => [from, to]));
  return notes.map((note) => ({ ...note, path: target.get(note.path) ?? note.path }));
}
