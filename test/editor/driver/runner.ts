/** One named test. */
export interface Case {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** What became of a case; `error` is absent when it passed. */
export interface Outcome {
  readonly name: string;
  readonly error?: string;
  readonly ms: number;
}

/** Longest time for one case, in milliseconds: it ends a hang, no case waits for it. */
const limit = 40_000;

/** VS Code gives up what it is opening when another editor opens in the same moment, as some do by themselves at the start. */
const overtaken = /another editor opened in the meantime|^Canceled\b/;

/** Runs cases one after the other, `after` behind each; never rejects. */
export async function runCases(cases: readonly Case[], after: () => Promise<void>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, run } of cases) {
    const start = performance.now();
    const attempt = async () => (await failureOf(run)) ?? (await failureOf(after));
    const first = await attempt();
    const error = first !== undefined && overtaken.test(first) ? await attempt() : first;
    const ms = Math.round(performance.now() - start);
    outcomes.push(error === undefined ? { name, ms } : { name, error, ms });
  }
  return outcomes;
}

async function failureOf(run: () => Promise<void>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limit / 1000} s`)), limit);
  });
  try {
    await Promise.race([run(), expired]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    clearTimeout(timer);
  }
}
