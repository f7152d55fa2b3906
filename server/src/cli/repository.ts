import { statSync } from 'node:fs';
import path from 'node:path';
import { en } from '../engine/small';
import { configIn, findRoot, type Location } from '../host/locate';
import { pathBelow } from '../host/paths';
import { t } from '../speech';
import type { Args } from './args';
import type { OptionSpec } from './command';
import { UsageError } from './usage';

export const rootOption: OptionSpec = {
  type: 'string',
  value: 'DIR',
  help: en('The repository root (default: the nearest folder with .git or a configuration).'),
};

export const configOption: OptionSpec = {
  type: 'string',
  value: 'FILE',
  help: en('The configuration to use instead of the one in the repository root.'),
};

/** The absolute repository root: `--root`, else the nearest one around `from`, else the working folder. */
export function findRepository(args: Args, cwd: string, from = cwd): string {
  const given = args.value('root');
  if (given === undefined) return findRoot(from) ?? cwd;
  const root = path.resolve(cwd, given);
  if (statOf(root)?.isDirectory()) return root;
  throw new UsageError(t('`--root` must name a folder, and `{given}` is none.', { given }));
}

/**
 * The project of a repository root. A `--config` inside the repository speaks of its own folder, as any configuration
 * does; one from elsewhere can only mean the repository.
 */
export function locateIn(root: string, args: Args, cwd: string): Location {
  const given = args.value('config');
  if (given === undefined) {
    const found = configIn(root);
    return found === undefined ? { base: root } : { base: root, configFile: found };
  }
  const configFile = path.resolve(cwd, given);
  if (!statOf(configFile)?.isFile())
    throw new UsageError(t('`--config` must name a file, and `{given}` is none.', { given }));
  return { base: pathBelow(root, configFile) === undefined ? root : path.dirname(configFile), configFile };
}

/** A path with `/`, whatever this system separates folders with. */
export function toSlashes(native: string): string {
  return path.sep === '/' ? native : native.replaceAll(path.sep, '/');
}

/** What lies at a path; `undefined` where nothing does or nobody may look. */
export function statOf(absolutePath: string) {
  try {
    return statSync(absolutePath, { throwIfNoEntry: false });
  } catch {
    return undefined; // a forbidden folder, a loop of links, a file where a folder should be
  }
}
