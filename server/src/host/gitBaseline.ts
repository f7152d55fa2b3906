import type { Shell } from '../engine';
import { runGit } from './git';

/**
 * Reads files below an absolute folder as they were at a git reference. Whatever stands in the way (no git, no
 * repository, no such reference, no such file) gives `undefined`.
 */
export function gitBaseline(base: string): NonNullable<Shell['readBaseline']> {
  return (relative, reference) => runGit(base, ['cat-file', 'blob', `${reference}:./${relative}`]);
}
