import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Overview, type OverviewSnapshot, type RootOverview, readOverviews } from '../engine';
import { machine } from '../host/machine';
import { pathBelow } from '../host/paths';
import { WriteError, writeFiles } from '../host/writeFiles';
import { renderStandalone } from '../pages/indexPage/frame';
import { spokenTexts, t } from '../speech';
import type { Io } from './io';
import { type OpenRequest, openAll, shellFor } from './lint/check';
import type { OpenProject } from './openProject';
import { readPageParts, wayBetween } from './pageParts';
import { statOf, toSlashes } from './repository';
import { UsageError } from './usage';
import { say } from './writing/write';

/**
 * Writes the index page of all roots into one file, whose links lead from its own folder to the documents. The path of a
 * file that was written is said. Throws `UsageError` when the file cannot be written.
 */
export function writeIndexPage(given: string, request: OpenRequest, io: Io): void {
  const { root } = request;
  const file = path.resolve(io.cwd, given);
  assertPlace(given, file, root);
  const snapshot = readSnapshot(request, path.dirname(file), io);
  const html = renderStandalone({ snapshot, ...readPageParts('index', io) });
  const before = existsSync(file) ? readEarlier(given, file) : undefined;
  const after = Buffer.from(html);
  try {
    writeFiles(root, [{ path: file, before, after }]);
  } catch (error) {
    throw error instanceof WriteError ? new UsageError(error.message) : error;
  }
  if (!before?.equals(after)) say(io.stdout, toSlashes(path.relative(root, file)));
}

/** The page that lies there already. */
function readEarlier(given: string, file: string): Buffer {
  try {
    return Buffer.from(machine.bytesOf(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(t('`{given}` cannot be read ({code}).', { given, code }));
  }
}

/** Refuses what would surprise: a place that is none, or a file that is no page. */
function assertPlace(given: string, file: string, root: string): void {
  if (!pathBelow(root, file))
    throw new UsageError(t('`--html` writes inside of `{root}`, and `{given}` lies outside.', { root, given }));
  if (!/\.html?$/i.test(file)) {
    throw new UsageError(
      t('`--html` writes a page, whose name ends in `.html`: that of `{given}` does not.', { given }),
    );
  }
  if (!isFolder(path.dirname(file))) {
    throw new UsageError(
      t('`--html` writes into a folder that is there, and `{given}` is none.', { given: path.dirname(given) }),
    );
  }
  if (isFolder(file)) throw new UsageError(t('`--html` writes a file, and `{given}` is a folder.', { given }));
}

function isFolder(absolutePath: string): boolean {
  return statOf(absolutePath)?.isDirectory() ?? false;
}

function readSnapshot(request: OpenRequest, folder: string, io: Io): OverviewSnapshot {
  const roots = openAll(request, io).flatMap((open) => {
    const overviews = readOverviews(open.project, open.files, shellFor(io, open), spokenTexts());
    return overviews.map((overview) => toRoot(overview, open, folder));
  });
  return { version: 0, roots };
}

/** An overview with what the page needs for its links. Nothing in it tells where the repository lies. */
function toRoot(overview: Overview, { base, shown }: OpenProject, folder: string): RootOverview {
  const name = shown(overview.root);
  return { ...overview, id: name, name, base: wayBetween(folder, base) };
}
