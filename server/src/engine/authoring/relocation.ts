import type { Config } from '../config/config';
import type { Files } from '../files';
import { applyEdits } from '../fix';
import { baseOf, folderOf } from '../links/paths';
import { pairAt } from '../pairs/names';
import { placeOf } from '../place';
import { ownerOf, type Project } from '../project';
import { contains, overlaps } from '../text/span';
import { indexPath } from '../tree';
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
import { planIndex } from './freshIndex';
import { planMentions } from './mentions';
import { planRecords } from './pairRecords';
import { type NamedEdit, type NamedEdits, pairLinkDeed, planLinks, type Surroundings } from './relink';

/** Files that go elsewhere, with what changes inside them. */
export interface Relocation {
  readonly project: Project;
  readonly files: Files;
  readonly surroundings: Surroundings;
  /** The other files of a pair go along with its anchor. */
  readonly renames: readonly FileRename[];
  /** Edits of the files that move, beside those of their links. */
  readonly edits?: NamedEdits;
  readonly notes?: readonly Note[];
  readonly confirmPairs?: boolean;
  /** Somebody else sees to the links, but for those between the two sides of a pair. */
  readonly leavesLinks?: boolean;
}

/**
 * Plans everything that follows when files go elsewhere: their pairs, links in and to them, mentions of them, records, the index. Refused
 * when something is in the way. Spec: rfc-format.md §7.
 */
export function planRelocation(relocation: Relocation): FilePlan | Refusal {
  const { project, files, surroundings } = relocation;
  const renames = withSiblings(project, files, relocation.renames);
  for (const { from, to } of renames) {
    const taken = findTaken(files, from, to);
    if (taken !== undefined) return refuse('collision', { path: from, to: taken });
  }

  const links = planLinks(project, files, surroundings, renames);
  const linkEdits = relocation.leavesLinks ? pairLinksOf(links.edits) : links.edits;
  const inside = mergeEdits(relocation.edits ?? new Map(), linkEdits);
  const merged = mergeEdits(inside, planMentions(project, files, renames));
  const index = planIndexes(relocation, renames, merged);
  const edits = new Map([...merged].filter(([path]) => !index.rendered.has(path)));

  const records = planRecords(project, files, {
    edits,
    deeds: deedsOf(edits),
    renames,
    confirm: relocation.confirmPairs ?? false,
  });
  return {
    edits: [...toFileEdits(edits), ...toFileEdits(records.edits), ...index.plan.edits].sort((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
    renames,
    creations: index.plan.creations,
    deletions: [],
    notes: [
      ...notesAfter([...(relocation.notes ?? []), ...links.notes], renames),
      ...index.plan.notes,
      ...records.notes,
    ],
  };
}

/** The renames, and with each anchor the other files of its pair, as far as they exist and do not go by themselves. */
function withSiblings(project: Project, files: Files, renames: readonly FileRename[]): FileRename[] {
  const all = new Map(renames.map((rename) => [rename.from, rename]));
  for (const { from, to } of renames) {
    const pairing = ownerOf(project, from)?.pairing;
    const [before, after] = pairing?.enabled ? [pairAt(pairing, from), pairAt(pairing, to)] : [];
    if (before?.anchor !== from || after?.anchor !== to) continue;
    const siblings = [
      { from: before.counterpart, to: after.counterpart },
      { from: before.record, to: after.record },
    ];
    for (const sibling of siblings) {
      if (!all.has(sibling.from) && files.kindOf(sibling.from) !== undefined) all.set(sibling.from, sibling);
    }
  }
  return [...all.values()];
}

/** What is in the way of a rename. Names that differ in case are the same to some file systems. */
function findTaken(files: Files, from: string, to: string): string | undefined {
  const folder = folderOf(to);
  const inFolder = (name: string) => (folder === '' ? name : `${folder}/${name}`);
  const wanted = baseOf(to).toLowerCase();
  const names = files.namesIn(folder).filter((name) => name.toLowerCase() === wanted);
  return names.map(inFolder).find((path) => path !== from);
}

/** The links between the two sides of a pair. */
function pairLinksOf(edits: NamedEdits): NamedEdits {
  return new Map([...edits].map(([path, each]) => [path, each.filter(({ what }) => what === pairLinkDeed)]));
}

interface IndexChange {
  readonly plan: FilePlan;
  /** The indexes that are rendered anew, so that their links are right; any other is Markdown like the rest. */
  readonly rendered: ReadonlySet<string>;
}

/** The indexes of the roots in which an RFC goes elsewhere, given the other edits. */
function planIndexes({ project, files }: Relocation, renames: readonly FileRename[], edits: NamedEdits): IndexChange {
  const roots = project.roots.filter((config) => renames.some((rename) => concernsIndex(project, config, rename)));
  const own = new Set(roots.map(indexPath));
  const others = new Map([...edits].filter(([path]) => !own.has(path)));
  const after = filesAfter(files, { ...emptyPlan, renames, edits: toFileEdits(others) });
  const plans = roots.map((config) => ({ config, plan: planIndex(project, config, after) }));
  const isRendered = ({ config, plan }: (typeof plans)[number]) =>
    config.index.mode === 'generated' && plan.notes.length === 0;
  return {
    plan: {
      ...emptyPlan,
      edits: plans.flatMap(({ plan }) => plan.edits),
      creations: plans.flatMap(({ plan }) => plan.creations),
      notes: plans.flatMap(({ plan }) => plan.notes),
    },
    rendered: new Set(plans.filter(isRendered).map(({ config }) => indexPath(config))),
  };
}

function concernsIndex(project: Project, config: Config, { from, to }: FileRename): boolean {
  return [from, to].some((path) => ownerOf(project, path) === config && placeOf(config, path)?.role === 'rfc');
}

/** Both sets of edits; where two meet, the first set's stands, but what it moves gets the second set's edits. */
function mergeEdits(first: NamedEdits, second: NamedEdits): NamedEdits {
  const merged = new Map<string, readonly NamedEdit[]>(first);
  for (const [path, edits] of second) {
    const own = first.get(path) ?? [];
    const free = edits.filter(({ span }) => !own.some((edit) => overlaps(edit.span, span)));
    merged.set(path, [...own.map((edit) => carryAlong(edit, edits)), ...free]);
  }
  return merged;
}

/** An edit that moves a text, with the edits made that concern this text. */
function carryAlong(edit: NamedEdit, edits: readonly NamedEdit[]): NamedEdit {
  const { moved } = edit;
  const inside = moved ? edits.filter(({ span }) => contains(moved.span, span)) : [];
  if (!moved || inside.length === 0) return edit;
  const by = moved.at - moved.span.start;
  const shifted = inside.map(({ span, text }) => ({ span: { start: span.start + by, end: span.end + by }, text }));
  const what = [edit.what, ...inside.map((each) => each.what)].join(', ');
  return { ...edit, what, text: applyEdits(edit.text, shifted) };
}

function deedsOf(edits: NamedEdits): Map<string, string[]> {
  return new Map([...edits].map(([path, each]) => [path, each.map(({ what }) => what)]));
}

/** The notes under the paths that the files have then. */
function notesAfter(notes: readonly Note[], renames: readonly FileRename[]): Note[] {
  const target = new Map(renames.map(({ from, to }) => [from, to]));
  return notes.map((note) => ({ ...note, path: target.get(note.path) ?? note.path }));
}
