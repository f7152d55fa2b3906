import { readFacts } from '../facts/read';
import type { Files } from '../files';
import { baseOf, joinPaths } from '../links/paths';
import { type Relocation, rebaseLink } from '../links/rebase';
import { decodePath, resolveLink } from '../links/resolve';
import { pairAt } from '../pairs/names';
import { ownerOf, type Project } from '../project';
import type { Edit } from '../rule';
import { Lines } from '../text/lines';
import type { Span } from '../text/span';
import type { FileRename, Note } from './fileEdits';
import { words } from './words';

/** The repository around a project, as the shell lists it. */
export interface Surroundings {
  /** The Markdown files of the repository, relative to the configuration's folder: those outside begin with `../`. */
  readonly markdown: readonly string[];
  /** The configuration's folder relative to the top of the repository; empty when it is the top. */
  readonly folder: string;
}

/** An edit, and what it does in words that are equal for equal changes on both sides of a pair. */
export interface NamedEdit extends Edit {
  readonly what: string;
  /** The text, from this offset of it on, is what stands at the span now: edits there are to be made in it instead. */
  readonly moved?: { readonly span: Span; readonly at: number };
}

/** What is done to a link by which one side of a pair leads to the other: the same on both sides, whatever their names. */
export const pairLinkDeed = 'link to the other side';

/** Edits by path before the renames. */
export type NamedEdits = ReadonlyMap<string, readonly NamedEdit[]>;

/**
 * The edits by which every link of the repository leads, after the renames, to what it led to before. Sealed files of an
 * archive are left alone. Spec: rfc-format.md §7.
 */
export function planLinks(
  project: Project,
  files: Files,
  { markdown, folder }: Surroundings,
  renames: readonly FileRename[],
): { edits: NamedEdits; notes: readonly Note[] } {
  const atTop = (path: string) => joinPaths(folder, path);
  const moved = new Map(renames.map(({ from, to }) => [atTop(from), atTop(to)]));
  const targetAfter = (path: string) => moved.get(path) ?? path;
  const mentions = mentionsAny(renames.map(({ from }) => baseOf(from)));
  const limit = Math.max(...project.roots.map((config) => config.limits.fileSize));

  const edits = new Map<string, NamedEdit[]>();
  const notes: Note[] = [];
  for (const path of sourcesOf(project, markdown, renames)) {
    const content = files.read(path, limit);
    const from = atTop(path);
    const relocation = { from, to: targetAfter(from), targetAfter };
    if (content.kind === 'text' && !moved.has(from) && !mentions(content.text)) continue;
    const otherSide = otherSideOf(project, path);
    const isPairLink = (url: string) => otherSide !== undefined && resolveLink(from, url)?.path === atTop(otherSide);
    const rebased = content.kind === 'text' ? rebaseLinks(content.text, relocation, isPairLink) : undefined;
    if (rebased) edits.set(path, rebased);
    else notes.push({ path, words: words('linksUnread') });
  }
  return { edits, notes };
}

/** What moves, and what may lead there. */
function sourcesOf(project: Project, markdown: readonly string[], renames: readonly FileRename[]): Set<string> {
  const moved = renames.map(({ from }) => from).filter((path) => /\.md$/i.test(path));
  return new Set([...moved, ...markdown.filter((path) => !isSealed(project, path))]);
}

function isSealed({ roots }: Project, path: string): boolean {
  return roots.some(({ root, archive }) => archive !== null && path.startsWith(`${root}/${archive.folder}/`));
}

/** The path of a document's other language; `undefined` for one that can have none. */
function otherSideOf(project: Project, path: string): string | undefined {
  const pairing = ownerOf(project, path)?.pairing;
  const pair = pairing?.enabled ? pairAt(pairing, path) : undefined;
  return pair && (path === pair.anchor ? pair.counterpart : pair.anchor);
}

/** `undefined` for a text that cannot be read. */
function rebaseLinks(
  text: string,
  relocation: Relocation,
  isPairLink: (url: string) => boolean,
): NamedEdit[] | undefined {
  const { links, unread } = readFacts(new Lines(text));
  if (unread !== undefined) return undefined;
  return links.flatMap((link) => {
    const edit = rebaseLink(text, link, relocation);
    return edit ? [{ ...edit, what: isPairLink(link.url) ? pairLinkDeed : `link ${edit.text}` }] : [];
  });
}

/** Tells cheaply whether a text may hold a link to one of these files, so that few texts must be parsed. */
function mentionsAny(names: readonly string[]): (text: string) => boolean {
  const stems = [...new Set(names.map((name) => name.split('.').find((part) => part !== '') ?? name))];
  const holds = (text: string) => stems.some((stem) => text.includes(stem));
  return (text) => holds(text) || (/[%\\&]/.test(text) && holds(withoutEscapes(text)));
}

function withoutEscapes(text: string): string {
  return text
    .replace(/(?:%[0-9a-f]{2})+/gi, decodePath)
    .replace(/&#(\d{1,7});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}

/** The folder's files that a rename of the folder takes along. */
export function renamesBelow(files: Files, { from, to }: FileRename): FileRename[] {
  const below = files.list(from).filter(({ kind }) => kind === 'file');
  return below.map(({ path }) => ({ from: path, to: to + path.slice(from.length) }));
}
