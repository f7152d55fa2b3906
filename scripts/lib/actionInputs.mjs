// The inputs of the GitHub Action as arguments of `rfc lint`.

/** An input cannot be used: the message is a sentence for whoever wrote the workflow. */
export class InputError extends Error {}

/** Options that are given with what the input says, by the variable that holds it. */
const options = {
  RFC_FORMAT: '--format',
  RFC_BASELINE: '--baseline',
  RFC_CHANGED: '--changed',
  RFC_CONFIG: '--config',
  RFC_MAX_WARNINGS: '--max-warnings',
};

/**
 * Inputs are texts and may come from anybody; none of them can become another option. What they mean `rfc lint` checks.
 * Throws an `InputError` for a switch that is neither on nor off.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]}
 */
export function toLintArguments(env) {
  const given = Object.entries(options).flatMap(([name, option]) => {
    const value = env[name]?.trim() ?? '';
    return value === '' ? [] : [`${option}=${value}`];
  });
  const paths = (env.RFC_PATHS ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const allowEmpty = env.RFC_ALLOW_EMPTY?.trim() ?? '';
  if (!['', 'true', 'false'].includes(allowEmpty)) {
    throw new InputError(`The input \`allow-empty\` takes \`true\` or \`false\`, not \`${allowEmpty}\`.`);
  }
  const empty = allowEmpty === 'true' ? ['--allow-empty'] : [];
  return ['lint', ...given, ...empty, ...(paths.length > 0 ? ['--', ...paths] : [])];
}
