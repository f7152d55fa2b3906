import { type ChildProcess, fork } from 'node:child_process';
import type { Checker } from './run';
import { checkCase, type Target } from './target';

/** The argument by which the program checks cases for another one instead of making them. */
export const workerFlag = '--check-cases';

/** How long a case may say nothing before it counts as hung, in milliseconds; a busy machine needs a good part of it. */
const PATIENCE = 60_000;

/** What is heard of the process that checks. */
type Heard = { readonly alive: true } | { readonly fault: string | undefined };

/**
 * Checks cases in a process of its own, so that one that hangs, or takes the process with it, is a find like any other
 * and can be made smaller.
 */
export class Worker {
  #child: ChildProcess | undefined;
  #errors = '';

  /**
   * @param program absolute path of the bundle that serves cases
   * @param folder for temporary files, so that whoever starts us can remove those of a process that was killed
   * @param patience how long a case may say nothing before it counts as hung, in milliseconds
   */
  constructor(
    private readonly program: string,
    private readonly folder: string,
    private readonly patience = PATIENCE,
  ) {}

  readonly check: Checker = async ({ name }, input) => {
    const child = this.#start();
    child.send({ name, input });
    return this.#answerOf(child);
  };

  /** Ends the process that checks. */
  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(this.program, [workerFlag], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, TMPDIR: this.folder, TEMP: this.folder, TMP: this.folder },
      execArgv: ['--enable-source-maps', '--max-old-space-size=1500'],
    });
    this.#errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-4_000);
    });
    this.#child = child;
    return child;
  }

  async #answerOf(child: ChildProcess): Promise<string | undefined> {
    for (;;) {
      const heard = await hear(child, this.patience);
      if (heard === 'silence' || heard === 'end') {
        this.end();
        return heard === 'silence'
          ? `no answer within ${this.patience / 1000} s`
          : `the process ended\n${this.#errors}`;
      }
      if ('fault' in heard) return heard.fault;
    }
  }
}

/** The next thing that is heard of a process. */
function hear(child: ChildProcess, patience: number): Promise<Heard | 'silence' | 'end'> {
  return new Promise((resolve) => {
    const tell = (heard: Heard | 'silence' | 'end') => {
      clearTimeout(timer);
      child.off('message', onMessage).off('close', onEnd);
      resolve(heard);
    };
    const onMessage = (message: unknown) => tell(message as Heard); // of our own program, over our own channel
    const onEnd = () => tell('end'); // behind the last of its output
    const timer = setTimeout(() => tell('silence'), patience);
    child.on('message', onMessage).on('close', onEnd);
  });
}

/** Checks what the process around asks for, until it ends. */
export function serveCases(targets: readonly Target[]): void {
  const tell = (heard: Heard) => process.send?.(heard);
  let lastSign = Date.now();
  const alive = () => {
    if (Date.now() - lastSign < 1_000) return;
    lastSign = Date.now();
    tell({ alive: true });
  };
  process.on('message', ({ name, input }: { name: string; input: unknown }) => {
    const target = targets.find((each) => each.name === name);
    if (!target) throw new Error(`there is no target ${name}`);
    void checkCase(target, input, { alive }).then((fault) => tell({ fault }));
  });
}
