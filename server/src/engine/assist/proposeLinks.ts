import type { Config } from '../config/config';
import { folderOf } from '../links/paths';
import { addressFrom } from '../links/rebase';
import { isExcluded, pairAt } from '../pairs/names';
import type { Place } from '../place';
import { matchesAny } from '../text/glob';
import { type Caret, isInInlineCode, type Proposal } from './proposal';
import type { Scene } from './scene';

/** How many are offered at once; typing on narrows them down. */
const MOST = 200;

/** A link that is being written. */
interface Beginning {
  /** What has been typed of the title or the file name. */
  readonly query: string;
  /** What the link replaces before the query and after the caret. */
  readonly opener: string;
  readonly closer: string;
  /** Title and address are written; else only the address, and the parenthesis behind it where there is none. */
  readonly isWhole: boolean;
  readonly end: '' | ')';
}

interface Target {
  readonly config: Config;
  readonly place: Place;
  readonly title: string;
}

/** Links and whether these are all there are. */
export interface LinkProposals {
  readonly list: readonly Proposal[];
  readonly isComplete: boolean;
}

/** RFCs by title: their relative addresses inside `](`, whole links after `[[`. */
export function proposeLinks(scene: Scene, caret: Caret): LinkProposals {
  const none = { list: [], isComplete: true };
  const beginning = readBeginning(caret);
  if (!beginning || isInInlineCode(caret)) return none;
  const all = targetsIn(scene);
  if (all.length === 0 || scene.isInertAt(caret.offset)) return none;
  const fitting = all.length > MOST ? all.filter((target) => fits(target, beginning.query)) : all;
  const shown = fitting.toSorted(newestFirst).slice(0, MOST);
  return {
    list: shown.map((target) => toProposal(scene, caret, beginning, target)),
    isComplete: all.length <= MOST,
  };
}

/** What looks like a path is left to the editor's own completion of paths. */
function readBeginning({ before, after }: Caret): Beginning | undefined {
  const opened = before.lastIndexOf('[[');
  const parted = before.lastIndexOf('](');
  if (opened > parted) {
    const query = before.slice(opened + 2);
    const closer = /^\]{0,2}/.exec(after)?.[0] ?? '';
    return /[[\]]/.test(query) ? undefined : { query, opener: '[[', closer, isWhole: true, end: '' };
  }
  if (parted === -1) return undefined;
  const query = before.slice(parted + 2);
  if (/[()<>/\\#]|^\.|^[a-z][a-z0-9+.-]*:/i.test(query)) return undefined;
  const closer = /^[^()\s<>]+(?=\))/.exec(after)?.[0] ?? '';
  const isClosed = /^\)|^\s+["'(]/.test(after.slice(closer.length)); // by the parenthesis or by a title in front of it
  return { query, opener: '', closer, isWhole: false, end: isClosed ? '' : ')' };
}

function targetsIn({ path, place, states }: Scene): Target[] {
  const own = [path, place && ownAnchor(states, path)];
  return states.flatMap(({ tree: { config, files } }) =>
    files.flatMap(({ place: target, summary }) => {
      if (target.role !== 'rfc' || own.includes(target.path)) return [];
      const title = summary.kind === 'summary' ? summary.title : undefined;
      return [{ config, place: target, title: title ?? target.base }];
    }),
  );
}

/** The anchor that a document is the other language's side of. */
function ownAnchor(states: Scene['states'], path: string): string | undefined {
  return (
    states
      .map(({ tree: { config } }) => config.pairing.enabled && pairAt(config.pairing, path)?.anchor)
      .find(Boolean) || undefined
  );
}

/** Every word of the query occurs somewhere. */
function fits({ place, title }: Target, query: string): boolean {
  const text = `${title} ${place.base}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function newestFirst({ place: a }: Target, { place: b }: Target): number {
  const [first, second] = [b, a].map(({ name, base }) => name?.date ?? name?.number ?? base);
  if (first === second) return a.path < b.path ? -1 : 1;
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

function toProposal(scene: Scene, { offset }: Caret, beginning: Beginning, target: Target): Proposal {
  const { closer, end, isWhole, opener, query } = beginning;
  const { place, title } = target;
  const address = addressFrom(folderOf(scene.path), pathFor(scene, target));
  const words = `${title} ${place.base}`;
  return {
    kind: 'link',
    label: title,
    detail: place.rel,
    span: { start: offset - query.length - opener.length, end: offset + closer.length },
    text: isWhole ? `[${balanced(title)}](${address})` : address + end,
    filter: opener + words,
  };
}

/** Where the links of the other language lead to its own documents, so does this one. Spec: bilingual.md §7. */
function pathFor({ place }: Scene, { config: { pairing }, place: { path } }: Target): string {
  const isForeign = place?.role === 'counterpart' && pairing.enabled && pairing.linkPolicy === 'locale';
  if (!isForeign || !matchesAny(pairing.scope, path) || isExcluded(pairing, path)) return path;
  return pairAt(pairing, path)?.counterpart ?? path;
}

/** A title is Markdown already; only square brackets that do not match would end the link's text early. */
function balanced(title: string): string {
  let depth = 0;
  for (const char of title.replace(/\\./g, '')) {
    if (char === '[') depth++;
    if (char === ']' && --depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/\\.|[[\]]/g, (mark) => (mark.length > 1 ? mark : `\\${mark}`));
}
