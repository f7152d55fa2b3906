import { t } from '../../speech';
import type { Io } from '../io';

/** A line on the terminal that says how far a long check has come. */
export interface Progress {
  /** Called after each of `total` files. */
  show(done: number, total: number): void;
  /** Takes the line away. */
  end(): void;
}

const silent: Progress = { show: () => undefined, end: () => undefined };

/** A check that is done by then needs no words. In milliseconds. */
const PATIENCE = 1000;
const BETWEEN = 100;

/** Progress on standard error when that is a terminal; nothing in CI and in pipes. */
export function progressOn(io: Io): Progress {
  if (!io.isProgressShown || io.env.CI) return silent;
  let next = io.clock() + PATIENCE;
  let isShown = false;
  return {
    show(done, total) {
      if (io.clock() < next) return;
      next = io.clock() + BETWEEN;
      isShown = true;
      io.stderr.write(`\r${t('{done} of {total} RFCs checked…', { done, total })}`);
    },
    end() {
      if (isShown) io.stderr.write('\r\x1b[K');
    },
  };
}
