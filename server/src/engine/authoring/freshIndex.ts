import type { Config } from '../config/config';
import type { Files } from '../files';
import { readIndexContents } from '../indexing/records';
import { renderIndex } from '../indexing/render';
import { isPartOf, type Project } from '../project';
import { indexPath, readTree } from '../tree';
import { editsBetween } from './diff';
import { emptyPlan, type FilePlan } from './fileEdits';
import { words } from './words';

/**
 * What makes the index of a root fresh, given the files as they will be. Nothing where none is generated; a note where
 * a fault of the tree stands in the way. Spec: index.md §1, §3.
 */
export function planIndex(project: Project, config: Config, files: Files): FilePlan {
  if (config.index.mode !== 'generated') return emptyPlan;
  const path = indexPath(config);
  const owns = (each: string) => isPartOf(project, config, each);
  const { records, blockedBy } = readIndexContents(readTree(config, files, { today: '', owns }));
  const [blocker] = blockedBy;
  if (blocker !== undefined)
    return { ...emptyPlan, notes: [{ path, words: words('indexBlocked', { path: blocker }) }] };
  const text = renderIndex(config, records);
  if (files.kindOf(path) === undefined) {
    const isNeeded = records.length > 0;
    return isNeeded ? { ...emptyPlan, creations: [{ path, text, stops: [] }] } : emptyPlan;
  }
  const content = files.read(path, config.limits.fileSize);
  if (content.kind !== 'text') return { ...emptyPlan, notes: [{ path, words: words('indexUnreadable') }] };
  const edits = editsBetween(content.text, text);
  return edits.length === 0 ? emptyPlan : { ...emptyPlan, edits: [{ path, edits }] };
}
