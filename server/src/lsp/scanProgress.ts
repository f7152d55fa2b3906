import type { Connection, WorkDoneProgressServerReporter } from 'vscode-languageserver';
import { t } from '../speech';
import { contained, type Log } from './guard';

/** A look that is over by then needs no words. In milliseconds. */
export const scanPatience = 1000;

/** Between two words on how far it has come. In milliseconds. */
const between = 200;

/** One look at the whole workspace, as the user sees it. */
export interface Scan {
  /** True once the user has had enough. */
  readonly cancelled: boolean;
  /** How many files have been looked at. */
  note(done: number): void;
  end(): void;
}

/** A scan that nobody sees: the client cannot show progress. */
export const silentScan = (): Scan => ({ cancelled: false, note: () => undefined, end: () => undefined });

/** Begins to show a scan as cancellable progress in the client once it takes longer than `patience`. */
export function visibleScan(connection: Connection, log: Log, patience: number): Scan {
  let next = performance.now() + patience;
  let reporter: Promise<WorkDoneProgressServerReporter> | undefined;
  let cancelled = false;
  const say = (what: (to: WorkDoneProgressServerReporter) => void) => {
    const shown = reporter;
    if (shown) void contained(log, 'Showing the progress', async () => what(await shown));
  };
  const begin = async () => {
    const created = await connection.window.createWorkDoneProgress();
    created.begin(t('Checking RFCs'), undefined, undefined, true);
    created.token.onCancellationRequested(() => {
      cancelled = true;
    });
    return created;
  };
  return {
    get cancelled() {
      return cancelled;
    },
    note(done) {
      if (performance.now() < next) return;
      next = performance.now() + between;
      reporter ??= begin();
      say((to) => to.report(t('{done} files', { done })));
    },
    end: () => say((to) => to.done()),
  };
}
