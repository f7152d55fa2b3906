import { t } from '../../speech';
import type { Args } from '../args';
import { UsageError } from '../usage';

/** No machine gains by more. */
const MOST = 64;

/** Reads `--threads`; `undefined` without it. Throws `UsageError` for what is no number of threads. */
export function readThreads(args: Args): number | undefined {
  const given = args.value('threads');
  if (given === undefined) return undefined;
  const threads = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (threads >= 1 && threads <= MOST) return threads;
  throw new UsageError(t('`--threads` takes a whole number from 1 to {most}, not `{given}`.', { most: MOST, given }));
}
