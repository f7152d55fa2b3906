import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { t } from '../speech';
import { pathBelow } from './paths';
import { beginJournal, endJournal, type JournalEntry, journalPath } from './writeJournal';

/** What becomes of one file. */
export interface FileChange {
  /** Absolute. */
  readonly path: string;
  /** What was read there; `undefined`: nothing may be there. */
  readonly before: Uint8Array | undefined;
  /** What is to be there; `undefined`: nothing. */
  readonly after: Uint8Array | undefined;
  /** The absolute path of the file that this one takes the place of, for its permissions. */
  readonly like?: string;
}

/** Files were not written. The message is a sentence for the user. */
export class WriteError extends Error {}

/** The two steps that change a tree, so that tests can stand in for a disk that fails. */
export interface Disk {
  rename(from: string, to: string): void;
  remove(file: string): void;
}

const nodeDisk: Disk = { rename: renameSync, remove: unlinkSync };

/** A change with the real path of its file and, when there is something to write, of the copy beside it. */
interface Prepared extends FileChange {
  readonly target: string;
  readonly temp: string | undefined;
}

/**
 * Makes all of the changes or none. Each file is written beside its place and then renamed over it. Throws `WriteError`
 * when a file is not what was read, would lie outside of the absolute folder `root` (be it through a symbolic link), or
 * cannot be written; then everything is as it was. Where even that fails, and where the process is killed half-way, the
 * journal in `root` says how to finish.
 */
export function writeFiles(root: string, changes: readonly FileChange[], disk: Disk = nodeDisk): void {
  const wanted = changes.filter(({ before, after }) => !isSame(before, after));
  if (wanted.length === 0) return;
  const realRoot = realpathSync(root);
  if (existsSync(journalPath(realRoot)))
    throw new WriteError(t('Another run is writing: `{journal}` exists.', { journal: journalPath(realRoot) }));
  const targets = oncePerFile(wanted.map((change) => ({ ...change, target: targetOf(realRoot, change) })));
  for (const change of targets) assertUnchanged(change);

  const folders: string[] = [];
  const prepared: Prepared[] = [];
  try {
    for (const change of targets) prepared.push(prepare(change, folders));
    if (prepared.length > 1) beginJournal(realRoot, prepared.map(toEntry));
    commit(prepared, disk, realRoot);
  } catch (error) {
    if (error instanceof HalfWritten) throw halfWritten(error, realRoot);
    cleanUp(prepared, folders);
    endJournal(realRoot);
    throw error instanceof WriteError
      ? error
      : new WriteError(t('Nothing was written ({reason}).', { reason: reasonOf(error) }));
  }
  endJournal(realRoot);
}

/** The commit failed, and so did taking it back. */
class HalfWritten extends Error {}

function commit(prepared: readonly Prepared[], disk: Disk, realRoot: string): void {
  const done: Prepared[] = [];
  try {
    // What is new comes before what goes, so that at no moment a text is nowhere.
    for (const change of [...prepared.filter(({ temp }) => temp), ...prepared.filter(({ temp }) => !temp)]) {
      assertUnchanged(change);
      make(change, disk);
      done.push(change);
    }
  } catch (error) {
    takeBack(done, disk, realRoot, error);
    throw error;
  }
}

function make({ target, temp }: Pick<Prepared, 'target' | 'temp'>, disk: Disk): void {
  if (temp === undefined) disk.remove(target);
  else disk.rename(temp, target);
}

/** Puts back what was there. Whoever kills us now finds a journal by which the rest is put back. */
function takeBack(done: readonly Prepared[], disk: Disk, realRoot: string, reason: unknown): void {
  if (done.length === 0) return;
  try {
    const backwards = done.toReversed().map(({ target, before, after, like }) => {
      const temp = before === undefined ? undefined : writeBeside(target, before, like ?? target);
      return { target, temp, before: after };
    });
    endJournal(realRoot);
    beginJournal(realRoot, backwards);
    for (const step of backwards) make(step, disk);
  } catch {
    throw new HalfWritten(reasonOf(reason));
  }
}

/** A file that is reached under two names is written once, as long as both ask for the same. */
function oncePerFile<Change extends FileChange & { target: string }>(changes: readonly Change[]): Change[] {
  const seen = new Map<string, Change>();
  for (const change of changes) {
    const other = seen.get(change.target);
    if (!other) seen.set(change.target, change);
    else if (!isSame(other.before, change.before) || !isSame(other.after, change.after)) {
      throw new WriteError(
        t('`{path}` and `{other}` are one file: nothing was written.', { path: change.path, other: other.path }),
      );
    }
  }
  return [...seen.values()];
}

/** The real path of what a change is about. */
function targetOf(realRoot: string, { path: file, before, after }: FileChange): string {
  if (isLink(file)) {
    if (before === undefined || after === undefined)
      throw new WriteError(t('`{file}` is a symbolic link: move its target instead.', { file }));
    return assertInside(realRoot, realpathOf(file), file);
  }
  let folder = path.dirname(file);
  while (!existsSync(folder)) folder = path.dirname(folder);
  return assertInside(realRoot, path.join(realpathOf(folder), path.relative(folder, file)), file);
}

function assertInside(realRoot: string, target: string, file: string): string {
  if (pathBelow(realRoot, target)) return target;
  throw new WriteError(t('`{file}` leads out of `{root}`: nothing was written.', { file, root: realRoot }));
}

function realpathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    throw new WriteError(
      t('`{file}` cannot be written ({reason}): nothing was written.', { file, reason: reasonOf(error) }),
    );
  }
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function assertUnchanged({ path: file, target, before }: FileChange & { target: string }): void {
  const stats = lstatSync(target, { throwIfNoEntry: false });
  if (!stats && before === undefined) return;
  if (stats && before === undefined) throw new WriteError(t('`{file}` exists already: nothing was written.', { file }));
  if (!stats?.isFile() || !isSame(readFileSync(target), before)) {
    throw new WriteError(t('`{file}` has changed since it was read: nothing was written.', { file }));
  }
}

function isSame(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && Buffer.compare(a, b) === 0);
}

function prepare(change: FileChange & { target: string }, folders: string[]): Prepared {
  const { target, after, like } = change;
  if (after === undefined) return { ...change, temp: undefined };
  const made = mkdirSync(path.dirname(target), { recursive: true });
  if (made !== undefined) folders.push(made);
  return { ...change, temp: writeBeside(target, after, like ?? target) };
}

/** As much of a name as leaves room for what marks the copy, in file systems that count bytes. */
const MAX_NAME = 40;

/** Writes the bytes into a new file in the same folder, with the permissions of `like`, and gives its path. */
function writeBeside(target: string, bytes: Uint8Array, like: string): string {
  const name = `.${path.basename(target).slice(0, MAX_NAME)}.${randomBytes(6).toString('hex')}.rfc-tmp`;
  const temp = path.join(path.dirname(target), name);
  const mode = statSync(like, { throwIfNoEntry: false })?.mode;
  const file = openSync(temp, 'wx');
  try {
    if (mode !== undefined) fchmodSync(file, mode & 0o777);
    writeFileSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return temp;
}

function toEntry({ target, temp, before }: Prepared): JournalEntry {
  return { target, temp, before };
}

/** Takes away what was only prepared. What cannot be taken away is a hidden file without meaning. */
function cleanUp(prepared: readonly Prepared[], folders: readonly string[]): void {
  for (const { temp } of prepared) if (temp !== undefined) rmSync(temp, { force: true });
  for (const { target } of prepared) removeEmpty(path.dirname(target), folders);
}

/** Removes a folder and those around it that we made, as long as they are empty. */
function removeEmpty(folder: string, made: readonly string[]): void {
  for (let at = folder; made.some((top) => at === top || pathBelow(top, at)); at = path.dirname(at)) {
    try {
      rmdirSync(at);
    } catch {
      return; // something is in it, or it is gone already
    }
  }
}

function halfWritten({ message }: HalfWritten, realRoot: string): WriteError {
  return new WriteError(
    t('Only part could be written ({message}); `{journal}` says how to finish.', {
      message,
      journal: journalPath(realRoot),
    }),
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
