/** A title as a row shows it: code spans without their backticks, on one line, nothing that turns the text round. */
export function plainTitle(title: string): string {
  return withoutBackticks(title)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
}

/** A code span begins at a run of backticks and ends at the next run of the same length. */
function withoutBackticks(title: string): string {
  if (!title.includes('`')) return title;
  const runs = [...title.matchAll(/`+/g)].map(({ 0: run, index }) => ({ start: index, end: index + run.length }));
  const closers = closersOf(runs);
  let plain = '';
  let done = 0;
  for (const [at, open] of runs.entries()) {
    const close = closers[at];
    if (!close || open.start < done) continue; // a lone run, or one inside a span
    plain += title.slice(done, open.start) + codeIn(title.slice(open.end, close.start));
    done = close.end;
  }
  return plain + title.slice(done);
}

interface Run {
  readonly start: number;
  readonly end: number;
}

/** For each run the next one of the same length; from behind, so that a title full of them takes no longer. */
function closersOf(runs: readonly Run[]): (Run | undefined)[] {
  const next = new Map<number, Run>();
  const closers = runs.toReversed().map((run) => {
    const length = run.end - run.start;
    const closer = next.get(length);
    next.set(length, run);
    return closer;
  });
  return closers.reverse();
}

/** One blank on each side only keeps the backticks apart. */
function codeIn(code: string): string {
  return code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '' ? code.slice(1, -1) : code;
}
