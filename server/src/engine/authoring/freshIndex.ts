import type { Config } from '../config/config';
import type { Files } from '../files';
import { type IndexRecord, indexTitle, renderIndex } from '../indexing/render';
import { isPartOf, type Project } from '../project';
import { findRootFolders } from '../rules/support/rootFolders';
import { readTree, type Tree, type TreeFile } from '../tree';
import { editsBetween } from './diff';
import { emptyPlan, type FilePlan } from './fileEdits';
import { words } from './words';

/** The path of a root's index. */
export function indexPath({ root, index }: Config): string {
  return `${root}/${index.file}`;
}

/**
 * What makes the index of a root fresh, given the files as they will be. Nothing where none is generated; a note where
 * a fault of the tree stands in the way. Spec: index.md §1, §3.
 */
export function planIndex(project: Project, config: Config, files: Files): FilePlan {
  if (config.index.mode !== 'generated') return emptyPlan;
  const path = indexPath(config);
  const owns = (each: string) => isPartOf(project, config, each);
  const records = readRecords(readTree(config, files, { today: '', owns }), files);
  if ('blockedBy' in records) {
    const note = { path, words: words('indexBlocked', { path: records.blockedBy }) };
    return { ...emptyPlan, notes: [note] };
  }
  const text = renderIndex(config, records.records);
  if (files.kindOf(path) === undefined) {
    const isNeeded = records.records.length > 0;
    return isNeeded ? { ...emptyPlan, creations: [{ path, text, stops: [] }] } : emptyPlan;
  }
  const content = files.read(path, config.limits.fileSize);
  if (content.kind !== 'text') return { ...emptyPlan, notes: [{ path, words: words('indexUnreadable') }] };
  const edits = editsBetween(content.text, text);
  return edits.length === 0 ? emptyPlan : { ...emptyPlan, edits: [{ path, edits }] };
}

/** Every RFC of the tree as the index lists it, or the first path by which the walk fails. */
function readRecords(tree: Tree, files: Files): { records: IndexRecord[] } | { blockedBy: string } {
  const unknown = findRootFolders(tree).find(({ use }) => use === 'unknown');
  if (unknown) return { blockedBy: `${unknown.path}/` };
  const records: IndexRecord[] = [];
  for (const file of tree.files) {
    if (file.place.role !== 'rfc') continue;
    const title = titleOf(tree.config, file, files);
    if (title === undefined) return { blockedBy: file.place.path };
    records.push({ place: file.place, title });
  }
  return { records };
}

function titleOf(config: Config, { place }: TreeFile, files: Files): string | undefined {
  if (place.fault) return undefined;
  const content = files.read(place.path, config.limits.fileSize);
  if (content.kind !== 'text') return undefined;
  const mark = content.hiddenMark ? '\uFEFF' : '';
  return indexTitle(config, mark + (content.text.split('\n', 1)[0] ?? ''));
}
