import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { initialConfig } from '../../engine';
import { configIn } from '../../host/locate';
import type { Command } from '../command';
import { findRepository, rootOption } from '../repository';
import { UsageError } from '../usage';

const fileName = 'rfc.config.jsonc';

/** Writes a first configuration, and never over one that is there. */
export const init: Command = {
  name: 'init',
  operands: '',
  maxOperands: 0,
  summary: `Write a commented ${fileName}.`,
  details: ['Refuses when the repository has a configuration already.'],
  options: { root: rootOption },
  async run(args, io) {
    const root = findRepository(args, io.cwd);
    const existing = configIn(root);
    if (existing) throw new UsageError(`There is a configuration already: \`${existing}\`; nothing was written.`);
    writeNew(path.join(root, fileName), initialConfig(io.today));
    io.stdout.write(`Wrote ${path.join(root, fileName)}.\n`);
    return 0;
  },
};

/** Creates the file; the flag makes the system refuse when one has appeared meanwhile, a dangling link included. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new UsageError(`\`${file}\` could not be written (${code}).`);
  }
}
