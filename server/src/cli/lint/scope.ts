import path from 'node:path';
import { changedFiles } from '../../host/gitChanges';
import { exists } from '../../host/locate';
import { t } from '../../speech';
import type { Args } from '../args';
import { findRepository } from '../repository';
import { UsageError } from '../usage';

/** What to report. Tree-wide rules look at everything all the same. */
export interface Scope {
  /** Whether what lies at an absolute path is reported; a folder also when something reported lies in it. */
  includes(absolutePath: string): boolean;
  /** Operands as the user wrote them; empty for everything. */
  readonly operands: readonly string[];
  /** The file that standard input stands for, absolute. */
  readonly stdinFile?: string;
  /** Set when only what a branch touches is reported: then finding nothing in it is no failure. */
  readonly changedSince?: string;
}

/** Reads the scope from the command's arguments. Throws `UsageError`. */
export function readScope(args: Args, cwd: string): Scope {
  if (args.has('stdin')) return stdinScope(args, cwd);
  if (args.has('stdin-filename')) throw new UsageError(t('`--stdin-filename` means something only beside `--stdin`.'));
  for (const operand of args.operands) {
    // An empty one, say from a variable that is not set, would mean everything.
    if (operand === '' || !exists(path.resolve(cwd, operand)))
      throw new UsageError(t('There is no file or folder `{operand}`.', { operand }));
  }
  const wanted = args.operands.map((operand) => path.resolve(cwd, operand));
  const isWanted = (file: string) => wanted.length === 0 || wanted.some((folder) => isWithin(folder, file));
  const scope = { includes: isWanted, operands: args.operands };
  return args.has('changed') ? { ...scope, ...changedScope(args, cwd, isWanted) } : scope;
}

function stdinScope(args: Args, cwd: string): Scope {
  const name = args.value('stdin-filename');
  if (name === undefined)
    throw new UsageError(t('`--stdin` needs `--stdin-filename FILE`: where a text lies decides what is right.'));
  if (args.operands.length > 0) throw new UsageError(t('`--stdin` checks one text, so it takes no PATH beside it.'));
  for (const other of ['changed', 'watch', 'write-baseline', 'threads']) {
    if (args.has(other))
      throw new UsageError(t('`--stdin` checks one text, so `--{other}` means nothing beside it.', { other }));
  }
  const file = path.resolve(cwd, name);
  return { includes: (candidate) => candidate === file, operands: [name], stdinFile: file };
}

function changedScope(args: Args, cwd: string, isWanted: (file: string) => boolean) {
  const changes = changedFiles(findRepository(args, cwd), args.value('changed') || undefined);
  if (changes.kind === 'unknown') throw new UsageError(`\`--changed\`: ${changes.reason}.`);
  const includes = (candidate: string) =>
    isWanted(candidate) && changes.files.some((file) => isWithin(candidate, file));
  return { includes, changedSince: changes.base };
}

function isWithin(folder: string, file: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
