import type { Command } from './index';

/** Start the server anew, when it seems stuck. */
export const restartServer: Command =
  ({ server }) =>
  () =>
    server.restart();
