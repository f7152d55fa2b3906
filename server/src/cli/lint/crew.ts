import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { inEnglish, type LintPlan } from '../../engine';
import { spokenTexts } from '../../speech';
import type { Io } from '../io';
import type { OpenRequest } from './check';
import { Claims } from './claims';
import type { Hiring, Share, Work } from './share';

/** A worker's young objects are memory on top, and with more room for them it is no faster. In MiB. */
const YOUNG = 4;

/** The worker threads of a check. Whatever becomes of them, the main thread can do their work. */
export class Crew {
  readonly #workers: Worker[] = [];
  #claims: Claims | undefined;

  constructor(
    private readonly isWitnessed: boolean,
    private readonly io: Io,
  ) {}

  /** Starts so many workers: they get ready on processors that nobody needs yet. */
  hire(count: number, { root, locations }: OpenRequest): void {
    const { isWitnessed, io } = this;
    const texts = spokenTexts() === inEnglish ? {} : { texts: spokenTexts() };
    const isDebugged = Boolean(io.env.RFC_DEBUG);
    for (let worker = 0; worker < count; worker++) {
      this.#start({ worker, root, locations, today: io.today, ...texts, isWitnessed, isDebugged });
    }
  }

  /** Tells the workers what there is to judge, so many portions in all; from now on everyone takes some. */
  share(total: number, plans: readonly LintPlan[]): Claims {
    const claims = Claims.of(total, this.#workers.length);
    this.#claims = claims;
    if (this.#workers.length === 0) return claims;
    const work: Work = { tasks: plans.map((plan) => plan.task()), claims: claims.shared };
    for (const worker of this.#workers) worker.postMessage(work);
    return claims;
  }

  /** What each worker that took a part has found, once no portion is left to take; nothing of one that broke down. */
  async shares(): Promise<Share[]> {
    const busy = this.#workers.filter((_, index) => this.#claims?.hasStarted(index));
    const shares = await Promise.all(busy.map(shareOf));
    return shares.flatMap((share) => share ?? []);
  }

  /** Nobody is needed any more. */
  dismiss(): void {
    for (const worker of this.#workers) void worker.terminate();
  }

  #start(hiring: Hiring): void {
    const { io } = this;
    const program = path.join(io.install, 'dist/part-worker.js');
    try {
      const worker = new Worker(program, { workerData: hiring, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
      worker.unref();
      worker.on('error', (error: unknown) => {
        const stack = error instanceof Error ? error.stack : String(error);
        if (io.env.RFC_DEBUG) io.stderr.write(`worker ${hiring.worker}: ${stack}\n`);
      });
      this.#workers.push(worker);
    } catch {
      // this process may not have threads
    }
  }
}

/** What a worker sends; `undefined` when it ends without a word, or with one that cannot be read. */
function shareOf(worker: Worker): Promise<Share | undefined> {
  worker.ref();
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('messageerror', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
}
