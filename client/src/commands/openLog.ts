import type { Command } from './index';

/** Show what client and server have logged. */
export const openLog: Command =
  ({ log }) =>
  () =>
    log.show();
