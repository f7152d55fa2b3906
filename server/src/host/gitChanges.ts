import { realpathSync } from 'node:fs';
import path from 'node:path';
import { t } from '../speech';
import { lineFromGit, runGit } from './git';

/** What a branch touches, or in one sentence why that is unknown. */
export type Changes =
  | { readonly kind: 'changes'; readonly base: string; readonly files: readonly string[] }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Tried in this order when nobody names the revision that a branch left from. */
const usualBases = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/**
 * The absolute paths of files that differ from where the branch left `base` (committed, staged, edited or untracked;
 * deleted ones too), as they are spelled from the absolute `folder`. Without `base` the usual names of the main branch are
 * tried.
 */
export function changedFiles(folder: string, base: string | undefined): Changes {
  const top = lineFromGit(folder, ['rev-parse', '--show-toplevel']);
  if (!top) return { kind: 'unknown', reason: t('this is no git repository, or git is not installed') };
  const known = (base === undefined ? usualBases : [base]).find((name) => isRevision(top, name));
  if (known === undefined) return { kind: 'unknown', reason: unknownBase(base) };
  const fork = lineFromGit(top, ['merge-base', known, 'HEAD']);
  if (!fork) return { kind: 'unknown', reason: t('`{known}` and this branch have no commit in common', { known }) };
  const changed = listed(runGit(top, ['diff', '--name-only', '--no-renames', '-z', fork, '--']));
  const untracked = listed(runGit(top, ['ls-files', '--others', '--exclude-standard', '-z']));
  if (!changed || !untracked) return { kind: 'unknown', reason: t('git did not say in time which files have changed') };
  const real = realpathSync(folder); // git names the top so, wherever symbolic links have led us
  const spelled = (file: string) => path.join(folder, path.relative(real, path.join(top, file)));
  return { kind: 'changes', base: known, files: [...new Set([...changed, ...untracked])].map(spelled) };
}

/** A name that begins with a dash would be read as an option. */
function isRevision(top: string, name: string): boolean {
  return !name.startsWith('-') && runGit(top, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]) !== undefined;
}

function unknownBase(base: string | undefined): string {
  if (base !== undefined) return t('git knows no revision `{base}`', { base });
  return t('none of {revisions} is a revision here; name the one that the branch left from', {
    revisions: usualBases.join(', '),
  });
}

function listed(output: string | undefined): string[] | undefined {
  return output?.split('\0').filter((name) => name !== '');
}
