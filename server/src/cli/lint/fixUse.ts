import { t } from '../../speech';
import type { Args } from '../args';
import { UsageError } from '../usage';

/** What a run does with safe fixes. */
export type FixUse = 'none' | 'make' | 'show';

/** Reads `--fix` and `--diff`. Throws `UsageError` for options that they do not go with. */
export function readFixUse(args: Args): FixUse {
  if (!args.has('fix') && !args.has('diff')) return 'none';
  const use = args.has('diff') ? 'show' : 'make';
  const refused = use === 'show' ? ['watch', 'format', 'baseline', 'write-baseline'] : ['watch', 'stdin'];
  const other = refused.find((name) => args.has(name));
  if (other === undefined) return use;
  throw new UsageError(
    t('`--{option}` does not go with `--{other}`.', { option: use === 'show' ? 'diff' : 'fix', other }),
  );
}
