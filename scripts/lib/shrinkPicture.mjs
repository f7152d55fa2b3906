// Makes pictures small enough for a repository.
import { ensureDebianPackages } from './debian.mjs';
import { run } from './process.mjs';

/**
 * Gives a picture a palette of its own: a screen of an editor has few colours, and a third of the bytes is enough.
 * @param {string} file a PNG
 * @returns {Promise<void>} rejects when that fails
 */
export async function shrink(file) {
  await ensureDebianPackages(['pngquant']);
  const { status, output } = await run('pngquant', ['--force', '--skip-if-larger', '--output', file, '256', file]);
  const isLarger = status === 98; // then it stays as it is
  if (status !== 0 && !isLarger) throw new Error(`${file} could not be made smaller: ${output.trim()}`);
}
