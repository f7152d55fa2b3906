import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inEnglish } from '../../engine/small';
import { cacheFolder } from '../../host/cacheFolder';
import { checksum } from '../../host/checksum';
import { machine } from '../../host/machine';
import { stillHolds, type Testimony, type Witnessed } from '../../host/witness';
import { spokenTexts } from '../../speech';
import type { Args } from '../args';
import type { Io } from '../io';
import type { Checked } from './check';

/** So many verdicts are kept, the last ones used. */
const KEPT = 100;

/** Options that make a run depend on more than the disk, or write to it. */
const unkept = ['no-cache', 'fix', 'diff', 'changed', 'stdin', 'watch'];

/** What is kept of a check: its outcome, and everything it asked about the disk. */
interface Kept {
  readonly testimony: Testimony;
  readonly checked: Checked;
}

/**
 * Gives the outcome of a check: the one of an earlier run with the same arguments on the same day where the disk would
 * tell it the same now, else that of `check`, which is kept in the user's cache folder where all that it asked is known. A
 * folder that cannot be written, or a broken file in it, costs a check and nothing else; several processes may do this at
 * once.
 */
export async function checkUnlessKnown(
  args: Args,
  io: Io,
  check: (isWitnessed: boolean) => Promise<Witnessed<Checked>>,
): Promise<Checked> {
  if (unkept.some((option) => args.has(option)) || spokenTexts() !== inEnglish) return (await check(false)).value;
  const started = io.clock();
  const file = path.join(cacheFolder(io.env), 'verdicts', nameOf(args, io));
  const known = readKept(file);
  const held = known && stillHolds(known.testimony);
  if (known && held) {
    if (held !== known.testimony) keep(file, { ...known, testimony: held });
    return withTime(known.checked, io.clock() - started);
  }
  const { value: checked, testimony } = await check(true);
  if (testimony) keep(file, { testimony, checked });
  return checked;
}

function withTime(checked: Checked, ms: number): Checked {
  const { report } = checked;
  return { ...checked, report: { ...report, summary: { ...report.summary, ms: Math.round(ms) } } };
}

/** All that a check is a function of beside the disk: the program, the day, the folder, and what was asked for. */
function nameOf(args: Args, io: Io): string {
  const options = ['root', 'config', 'rule'].map((option) => args.values(option));
  return checksum(JSON.stringify([programStamp(io.install), io.today, io.cwd, options, args.operands]));
}

/** Changes whenever the program does. */
function programStamp(install: string): string {
  const folder = path.join(install, 'dist');
  const names = namesIn(folder).filter((name) => name.endsWith('.js'));
  return names
    .map((name) => {
      const stats = statSync(path.join(folder, name));
      return `${name}:${stats.size}:${stats.mtimeMs}`;
    })
    .join();
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** A file holds the checksum of what follows, then that: whatever else it is, it is no verdict. */
function readKept(file: string): Kept | undefined {
  try {
    const text = Buffer.from(machine.bytesOf(file)).toString();
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    return checksum(body) === text.slice(0, end) ? JSON.parse(body) : undefined;
  } catch {
    return undefined; // the first run of its kind
  }
}

/** The file is there at once or not at all. */
function keep(file: string, kept: Kept): void {
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const body = JSON.stringify(kept);
    const temp = path.join(folder, `.${randomBytes(6).toString('hex')}`);
    writeFileSync(temp, `${checksum(body)}\n${body}`, { mode: 0o600 });
    renameSync(temp, file);
    removeOldest(folder);
  } catch {
    // a folder that cannot be written, a full disk: the next run checks again
  }
}

function removeOldest(folder: string): void {
  const names = readdirSync(folder);
  if (names.length <= KEPT) return;
  const files = names.map((name) => ({ name, time: statSync(path.join(folder, name)).mtimeMs }));
  for (const { name } of files.sort((a, b) => b.time - a.time).slice(KEPT)) {
    rmSync(path.join(folder, name), { force: true });
  }
}
