import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chance, pick, type Random } from '../../support/random';
import { differences, inFolder, snapshot } from '../folder';
import { type Action, complaintAbout, type Ended, type Report, readReport, runProgram } from '../program';
import { shrinkTexts } from '../shrink';
import { defineTarget } from '../target';
import { asRepository, faultyTree, rfcPaths, type Texts } from '../trees';

/** A command that writes, and when it is disturbed: parts of what it does once it writes, from 0 to 1. */
interface WriteCase {
  readonly texts: Texts;
  readonly args: readonly string[];
  readonly kill: number;
  /** Where an operation fails before; the command then takes back what it did. */
  readonly fail: number | undefined;
}

const JOURNAL = '.rfc-unfinished.json';
const mend = ['lint', '--fix', '--allow-empty'];

/** Commands that write several files. */
export function writingCommand(random: Random, texts: Texts): readonly string[] {
  const rfc = pick(
    random,
    Object.keys(texts)
      .filter((file) => /\/20.*\d-\w+\.md$/.test(file))
      .concat(rfcPaths[0]),
  );
  return pick(random, [
    mend,
    ['normalize', '--grandfather', '--allow-empty'],
    ['normalize', '--confirm-pairs', '--allow-empty'],
    ['move', rfc, pick(random, ['implemented', 'rejected']), '--reason', 'Too dear', '--confirm-pairs'],
    ['pairs', '--write', '--all', '--force'],
    ['index', '--write'],
    ['new', '--title', 'A thing', '--class', 'feature', '--topic', 'thing', '--pair'],
  ]);
}

/** Commands that are killed in the middle of writing. */
export const writes = defineTarget<WriteCase>({
  name: 'writes',
  holds: 'a command that is killed leaves the old tree, the new one, or what the next run finishes.',
  short: 6,
  generate(random) {
    const texts = faultyTree(random);
    const kill = random(1001) / 1000;
    return {
      texts,
      args: writingCommand(random, texts),
      kill,
      fail: chance(random, 30) ? kill * (random(1000) / 1000) : undefined,
    };
  },
  check: ({ texts, args, kill, fail }) => {
    return inFolder(asRepository(texts), (whole) => {
      return inFolder(asRepository(texts), async (folder) => {
        const old = snapshot(folder);
        const report = await runWhole(args, whole);
        const fresh = snapshot(whole);
        await runProgram(args, { cwd: folder, actions: actionsAt(report, kill, fail) });
        const half = withoutCopies(snapshot(folder));
        if (!existsSync(path.join(folder, JOURNAL))) return oneOf(half, old, fresh);
        return finished(await runProgram(mend, { cwd: folder }), folder, whole, [old, fresh]);
      });
    });
  },
  async shrink(input, fails) {
    const texts = await shrinkTexts(input.texts, (smaller) => fails({ ...input, texts: smaller }));
    return { ...input, texts };
  },
  show: (input) => JSON.stringify(input, undefined, 2),
});

/** Lets the command run to its end undisturbed. */
async function runWhole(args: readonly string[], folder: string): Promise<Report> {
  const report = `${folder}.report`;
  const complaint = complaintAbout(await runProgram(args, { cwd: folder, report }));
  assert.equal(complaint, undefined, `${args.join(' ')}: ${complaint}`);
  return readReport(report);
}

/** Most of a run is reading; one that is killed then has changed nothing, so it is killed while it writes. */
function actionsAt({ count, firstChange }: Report, kill: number, fail: number | undefined): Action[] {
  const first = Math.max(1, firstChange);
  const at = (part: number) => first + Math.floor(part * (count + 1 - first));
  return [{ at: at(kill), kind: 'kill' }, ...(fail === undefined ? [] : [{ at: at(fail), kind: 'fail' as const }])];
}

/** Copies that were not yet renamed are hidden files without meaning. */
function withoutCopies(tree: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(tree).filter(([name]) => !name.endsWith('.rfc-tmp') && name !== JOURNAL));
}

/** Some differ from the old tree and some from the new one: that is neither. */
function oneOf(
  half: Record<string, string>,
  old: Record<string, string>,
  fresh: Record<string, string>,
): string | undefined {
  const [fromOld, fromFresh] = [differences(half, old), differences(half, fresh)];
  if (fromOld.length === 0 || fromFresh.length === 0) return undefined;
  return `the tree is half written and nothing says so: not as before: ${fromOld.join(', ')}; not as meant: ${fromFresh.join(', ')}`;
}

/** The run after it finished the writing, or says why it may not and how to go on. */
async function finished(
  next: Ended,
  folder: string,
  whole: string,
  [old, fresh]: readonly [Record<string, string>, Record<string, string>],
): Promise<string | undefined> {
  const complaint = complaintAbout(next);
  if (complaint !== undefined) return `the run after it: ${complaint}`;
  const tree = withoutCopies(snapshot(folder));
  if (next.code === 2) {
    if (!next.stderr.includes(JOURNAL)) return `the run after it does not say how to finish: ${next.stderr}`;
    return oneOf(tree, old, fresh);
  }
  assert.match(next.stderr, /An earlier run was stopped/, 'the run after it says that it finished');
  await runProgram(mend, { cwd: whole });
  const left = differences(tree, snapshot(whole));
  return left.length === 0 ? undefined : `not as meant after the run that finished: ${left.join(', ')}`;
}
