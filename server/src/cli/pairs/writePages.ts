import { existsSync } from 'node:fs';
import path from 'node:path';
import { type PairPlace, previewPair } from '../../engine';
import { repositoryTop } from '../../host/listMarkdown';
import { machine } from '../../host/machine';
import { pathBelow } from '../../host/paths';
import { type FileChange, WriteError, writeFiles } from '../../host/writeFiles';
import { isStandalone, renderStandalone } from '../../pages/pairPage/frame';
import { spokenTexts, t } from '../../speech';
import type { ExitCode } from '../io';
import { type PageParts, readPageParts, wayBetween } from '../pageParts';
import { statOf, toSlashes } from '../repository';
import { UsageError } from '../usage';
import { say } from '../writing/write';
import type { OpenPairs, PairsRequest, PairsUse } from './openPairs';
import { onlyWhole } from './writeRecords';

/**
 * Writes a page for each pair that is meant, all or none; the path of each that was written is said. Throws `UsageError`
 * where something else lies in the place of one.
 */
export function writePairPages(use: PairsUse, { args, io, root }: PairsRequest): ExitCode {
  const isNamed = args.operands.length > 0;
  if (isNamed === args.has('all')) {
    throw new UsageError(t('`rfc pairs --html` needs the pairs by name, or `--all`.'));
  }
  const folder = readFolder(args.value('out'), io.cwd, root);
  const parts = readPageParts('pair', io);
  const meant = isNamed ? use : use.map(onlyWhole);
  const pages = meant.flatMap((each) => each.places.map((place) => toPage(each, place, folder, parts)));
  if (pages.length === 0) {
    io.stderr.write(t('No pair of languages was found.\n'));
    return 1;
  }
  refuseClashes(pages, root);
  write(repositoryTop(root), pages);
  const changed = pages.filter(({ before, after }) => !before || !Buffer.from(before).equals(after));
  for (const { path: file } of changed) say(io.stdout, toSlashes(path.relative(root, file)));
  return 0;
}

/** The folder that `--out` names. */
function readFolder(given: string | undefined, cwd: string, root: string): string | undefined {
  if (given === undefined) return undefined;
  const folder = path.resolve(cwd, given);
  if (pathBelow(root, folder) === undefined && folder !== root) {
    throw new UsageError(t('`--out` names a folder inside of `{root}`, and `{given}` lies outside.', { root, given }));
  }
  if (statOf(folder)?.isDirectory()) return folder;
  throw new UsageError(t('`--out` names a folder that is there, and `{given}` is none.', { given }));
}

type Page = FileChange & { readonly after: Buffer; readonly anchor: string };

function toPage({ open, judge }: OpenPairs, place: PairPlace, out: string | undefined, parts: PageParts): Page {
  const anchor = open.absolute(place.anchor);
  const folder = out ?? path.dirname(anchor);
  const file = path.join(folder, path.basename(anchor).replace(/\.md$/, '.html'));
  const html = renderStandalone({
    title: open.shown(place.anchor),
    preview: previewPair(judge, place, spokenTexts()),
    base: wayBetween(folder, open.base),
    ...parts,
  });
  return { path: file, before: existing(file), after: Buffer.from(html), anchor: open.shown(place.anchor) };
}

/** What lies in the place of a page, if that is an older one. */
function existing(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const refused = (what: string) => new UsageError(t('`{file}` is {what}, so nothing was written.', { file, what }));
  if (!statOf(file)?.isFile()) throw refused(t('no file'));
  const before = Buffer.from(machine.bytesOf(file));
  if (!isStandalone(before.toString())) throw refused(t('not a page of `rfc pairs --html`'));
  return before;
}

/** In one folder for all, two pairs may want the same name. */
function refuseClashes(pages: readonly Page[], root: string): void {
  const taken = new Map<string, string>();
  for (const { path: file, anchor } of pages) {
    const other = taken.get(file);
    if (other !== undefined) {
      const name = toSlashes(path.relative(root, file));
      throw new UsageError(
        t('`{other}` and `{anchor}` would both become `{name}`; write them one at a time.', { other, anchor, name }),
      );
    }
    taken.set(file, anchor);
  }
}

function write(top: string, pages: readonly Page[]): void {
  try {
    writeFiles(
      top,
      pages.map(({ path, before, after }) => ({ path, before, after })),
    );
  } catch (error) {
    throw error instanceof WriteError ? new UsageError(error.message) : error;
  }
}
