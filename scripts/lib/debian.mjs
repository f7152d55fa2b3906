// System packages, for hosts that are Debian or descend from it.
import { findProgram, run, SetupError } from './process.mjs';

/**
 * Makes sure that system packages are there: installs what is missing when this is root on a Debian, asks for it otherwise.
 * On a system without dpkg it says nothing, as the same programs come from elsewhere there.
 * @param {readonly string[]} names Debian package names
 * @returns {Promise<void>} rejects with a `SetupError` that says what to install
 */
export async function ensureDebianPackages(names) {
  if (findProgram(['dpkg-query']) === undefined) return;
  const missing = await missingPackages(names);
  if (missing.length === 0) return;
  const wanted = `apt-get install ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) throw new SetupError(`Some system packages are missing: run \`sudo ${wanted}\`.`);
  console.error(`Installing system packages (${missing.join(', ')})…`);
  const failure = await install(missing);
  if (failure !== undefined) {
    throw new SetupError(
      `The system packages could not be installed: run \`${wanted}\` and look at its output (${failure}).`,
    );
  }
}

/** @param {readonly string[]} names @returns {Promise<string[]>} those that dpkg does not list as installed */
async function missingPackages(names) {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the fields are dpkg's
  const format = '${Package} ${db:Status-Status}\n';
  const listed = await run('dpkg-query', ['-W', '-f', format, ...names]);
  const installed = new Set(listed.output.split('\n').filter((line) => line.endsWith(' installed')));
  return names.filter((name) => !installed.has(`${name} installed`));
}

/** @param {readonly string[]} names @returns {Promise<string | undefined>} the last line of what went wrong, if anything */
async function install(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...names]];
  for (const args of steps) {
    const { status, output } = await run('apt-get', args, { env });
    if (status !== 0) return output.trim().split('\n').at(-1) ?? `exit code ${status}`;
  }
  return undefined;
}
