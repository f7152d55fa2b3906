import assert from 'node:assert/strict';
import path from 'node:path';
import { chance, pick, repeat } from '../../support/random';
import { inFolder, snapshot } from '../folder';
import { type Action, complaintAbout, type Report, readReport, runProgram } from '../program';
import { shrinkList, shrinkTexts } from '../shrink';
import { defineTarget } from '../target';
import { asRepository, faultyTree, type Texts } from '../trees';
import { writingCommand } from './writes';

/** A command, and what another program does to some of its files meanwhile: paths relative to the tree. */
interface RaceCase {
  readonly texts: Texts;
  readonly args: readonly string[];
  /** When: a part of what the command does until it writes, from 0 to 1. */
  readonly moment: number;
  readonly kind: 'append' | 'remove';
  readonly paths: readonly string[];
}

/** Other programs write into files, or remove them, while a command reads and writes them. */
export const races = defineTarget<RaceCase>({
  name: 'races',
  holds: 'what another program writes while a command runs is never lost, and a file that vanishes ends nothing.',
  short: 8,
  generate(random) {
    const texts = faultyTree(random);
    const reading = [
      ['lint', '--format', 'json', '--allow-empty'],
      ['pairs', '--list'],
    ];
    const args = chance(random, 80) ? writingCommand(random, texts) : pick(random, reading);
    const written = Object.keys(texts).filter((file) => !/INDEX\.md$|\.yaml$/.test(file)); // those are generated
    const kind = pick(random, ['append', 'append', 'remove'] as const);
    const moment = Math.sqrt(random(1001) / 1000); // late for the most part: files have been read by then
    return { texts, args, moment, kind, paths: repeat(1 + random(5), () => pick(random, written)) };
  },
  check: ({ texts, args, moment, kind, paths }) => {
    return inFolder(asRepository(texts), (undisturbed) => {
      return inFolder(asRepository(texts), async (cwd) => {
        const { count, firstChange } = await reportOf(args, undisturbed, []);
        const at = 1 + Math.floor(moment * (firstChange > 0 ? firstChange : count));
        const actions = paths.map((each): Action => ({ at, kind, path: path.join(cwd, each) }));
        const { appended } = await reportOf(args, cwd, actions);
        const left = Object.values(snapshot(cwd)).join('\n');
        const lost = appended.filter((line) => !left.includes(line.trim()));
        return lost.length === 0 ? undefined : `what another program wrote is lost: ${lost.join('')}`;
      });
    });
  },
  async shrink(input, fails) {
    const paths = await shrinkList(input.paths, (each) => fails({ ...input, paths: each }));
    const texts = await shrinkTexts(input.texts, (each) => fails({ ...input, paths, texts: each }));
    return { ...input, paths, texts };
  },
  show: (input) => JSON.stringify(input, undefined, 2),
});

/** Runs the command; it has to end well, whatever happens to its files. */
async function reportOf(args: readonly string[], cwd: string, actions: readonly Action[]): Promise<Report> {
  const report = `${cwd}.report`;
  const complaint = complaintAbout(await runProgram(args, { cwd, actions, report }));
  assert.equal(complaint, undefined, complaint);
  return readReport(report);
}
