import type { WatchTarget } from '../../host/waitForChange';
import { t } from '../../speech';
import type { Io } from '../io';

/** Runs `check` now and after every change of what it names, until the user interrupts. */
export async function watchAndCheck(io: Io, check: () => Promise<readonly WatchTarget[]>): Promise<void> {
  let watched = await check();
  for (;;) {
    io.stderr.write(t('Waiting for changes (Ctrl+C ends)…\n'));
    const changed = await io.waitForChange(watched);
    if (!changed) return;
    watched = await check();
  }
}
