import type { Config } from '../config/config';
import { readMarkdown } from '../document';
import type { Content, Files } from '../files';
import { baseOf, folderOf } from '../links/paths';
import { nearbyIn } from '../nearby';
import { counterpartText } from '../pairs/counterpartText';
import { setSwitcher } from '../pairs/editSwitcher';
import { findPairs, type PairPlace } from '../pairs/find';
import type { Side } from '../pairs/names';
import type { Pair, PairSide } from '../pairs/pair';
import { otherSide } from '../pairs/parts';
import { PROSE } from '../pairs/skeleton';
import { findSwitcher } from '../pairs/switcher';
import { placeOf } from '../place';
import { ownerOf, type Project } from '../project';
import type { Edit } from '../rule';
import type { Span } from '../text/span';
import {
  emptyPlan,
  type FileCreation,
  type FilePlan,
  filesAfter,
  isRefusal,
  type Refusal,
  refuse,
  toFileEdits,
} from './fileEdits';
import { planIndex } from './freshIndex';
import { words } from './words';

/** No rule is asked, so the day does not matter. */
const NO_DAY = '';

/** A document that is to have another language. */
export interface CounterpartRequest {
  /** Of the side that is there. */
  readonly path: string;
}

/** A plan that writes the missing side of a pair. */
export interface CounterpartPlan extends FilePlan {
  /** Where the new side will lie; its creation is the first of the plan. */
  readonly path: string;
}

/**
 * Plans the side that a pair lacks, with the structure of the one that is there: headings, code, tables, lists and
 * links, the header in English, and a mark wherever prose is to be translated. The side that is there gets the way to
 * the new one, and the index the new RFC when it was the first language that was missing. No record is written: it says
 * that somebody has compared both sides. Spec: bilingual.md §5, §9, §11.
 */
export function planCounterpart(
  project: Project,
  files: Files,
  { path }: CounterpartRequest,
): CounterpartPlan | Refusal {
  const source = findSource(project, files, path);
  if (isRefusal(source)) return source;
  const { pair, from, doc } = source;
  const target = pair[otherSide(from)].path;
  const text = counterpartText(pair, from, doc);
  const creation = { path: target, text, stops: stopsIn(pair.config, target, text) };
  const edits = toFileEdits(new Map([[path, switcherEdits(source)]]));
  const plan = { ...emptyPlan, edits, creations: [creation] };
  const index = planIndexFor(project, files, source, creation, plan);
  return {
    path: target,
    edits: [...edits, ...index.edits].sort((a, b) => (a.path < b.path ? -1 : 1)),
    renames: [],
    creations: [creation, ...index.creations],
    deletions: [],
    notes: [{ path: pair.anchor.path, words: words('pairIncomplete') }, ...index.notes],
  };
}

/** The side that is there. */
interface Source {
  readonly pair: Pair;
  readonly from: Side;
  readonly doc: NonNullable<PairSide['doc']>;
}

function findSource(project: Project, files: Files, path: string): Source | Refusal {
  const owner = ownerOf(project, path);
  const configs = owner ? [owner] : project.roots;
  if (!configs.some(({ pairing }) => pairing.enabled)) return refuse('pairingOff');
  const place = configs.flatMap((config) => findPairs(config, [path]))[0];
  if (!place || path === place.record) return refuse('pairNone', { path });
  if (place.standing === 'excluded' || place.standing === 'stray') return refuse('pairingExcluded', { path });
  if (placeOf(place.config, path)?.role === 'archived') return refuse('pairNone', { path });
  const from = path === place.anchor ? 'anchor' : 'counterpart';
  const taken = findTaken(files, place[otherSide(from)]);
  if (taken !== undefined) return refuse('exists', { path: taken });
  const pair = readPair(place, files);
  const { doc } = pair[from];
  return doc && doc.facts.unread === undefined ? { pair, from, doc } : refuse('counterpartUnread', { path });
}

/** Some file systems take names that differ in case for the same. */
function findTaken(files: Files, path: string): string | undefined {
  const folder = folderOf(path);
  const name = files.namesIn(folder).find((each) => each.toLowerCase() === baseOf(path).toLowerCase());
  if (name === undefined) return undefined;
  return folder === '' ? name : `${folder}/${name}`;
}

/** The pair as far as it is there. What lies around is not known to be there, so no link is taken for broken. */
function readPair(place: PairPlace, files: Files): Pair {
  const { config, standing } = place;
  const content = (path: string): Content | undefined =>
    files.kindOf(path) === undefined ? undefined : files.read(path, config.limits.fileSize);
  const side = (path: string, kind: 'companion' | 'counterpart'): PairSide => {
    const found = content(path);
    if (found?.kind !== 'text') return { path, isDirty: false, ...(found ? { content: found } : {}) };
    return {
      path,
      isDirty: false,
      content: found,
      doc: readMarkdown({ config, kind, path, content: found, today: NO_DAY }),
    };
  };
  return {
    config,
    standing,
    anchor: side(place.anchor, 'companion'),
    counterpart: side(place.counterpart, 'counterpart'),
    record: { path: place.record, isDirty: false },
    nearby: nearbyIn(files, () => undefined),
    textOf: (path) => {
      const found = content(path);
      return found?.kind === 'text' ? found.text : undefined;
    },
    today: NO_DAY,
  };
}

function switcherEdits({ pair, from, doc }: Source): readonly Edit[] {
  return findSwitcher(pair, from, doc) ? [] : (setSwitcher(pair, from, doc) ?? []);
}

/** What is to be translated: each mark at the beginning of a paragraph. */
function stopsIn(config: Config, path: string, text: string): Span[] {
  const { facts } = readMarkdown({ config, kind: 'companion', path, content: { kind: 'text', text }, today: NO_DAY });
  return facts.blocks.flatMap(({ kind, span: { start } }) => {
    const isMarked = kind === 'paragraph' && text.startsWith(PROSE, start);
    return isMarked ? [{ start, end: start + PROSE.length }] : [];
  });
}

function planIndexFor(
  project: Project,
  files: Files,
  { pair, from }: Source,
  { path }: FileCreation,
  plan: FilePlan,
): FilePlan {
  const isNewRfc = from === 'counterpart' && placeOf(pair.config, path)?.role === 'rfc';
  return isNewRfc ? planIndex(project, pair.config, filesAfter(files, plan)) : emptyPlan;
}
